import { interestTest } from '@/lib/tools/personality'
import type { AnswerCase } from './answer-case'

/** The address of a finished test in which all items of a type have the same answer. */
const answered = (answerOf: (type: string) => 0 | 1 | 2): string =>
  `/special/test?${interestTest
    .read()
    .items.map(({ id, type }) => `${id}=${answerOf(type)}`)
    .join('&')}`

/** What the interest test answers. */
export const cases: readonly AnswerCase[] = [
  [
    answered((type) => (type === 'I' ? 2 : 0)),
    'A visitor who likes one type only gets no second type, because a disliked type is no advice.',
    ['靠前的一类：研究型（Investigative），其余没有偏好'],
    ['靠前的两类', '为什么是它 没有选'],
  ],
  [
    '/special/test?done=1',
    'A form that was sent empty gets an explanation, also without scripts.',
    ['还没有作答', '每一类至少要答三题'],
    ['靠前的'],
  ],
]
