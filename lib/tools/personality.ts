import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { prose } from '@/lib/contract/fields'

/**
 * The interest test on /special/test. It follows Holland's theory of six vocational interest types (RIASEC); the items are our own
 * wording of activities that the types describe. It orders interests; it does not measure ability or diagnose anything.
 */
export const personalityVersion = '2026.1'

export const interestTypes = ['R', 'I', 'A', 'S', 'E', 'C'] as const
type InterestType = (typeof interestTypes)[number]

/** 0 dislike, 1 not sure, 2 like. */
export const answerChoices = [
  { value: '2', label: '喜欢' },
  { value: '1', label: '说不准' },
  { value: '0', label: '不喜欢' },
] as const

export type Answer = 0 | 1 | 2

const itemSchema = z.strictObject({
  id: z.string().regex(/^q[1-9]\d?$/, '写 q 和题号'),
  type: z.enum(interestTypes),
  text: prose,
})

const profileSchema = z.strictObject({
  name: prose,
  /** What people with this interest like to do. */
  likes: prose,
  /** Families of majors that suit it. */
  majors: prose,
  /** How it affects the choice of a programme abroad. */
  abroad: prose,
  /** What to be careful about. */
  caution: prose,
})

/** The activities, in the order in which they are asked, and what each type means. */
export const interestTest = tableOf({
  name: 'interest-test',
  file: 'lib/content/labels/interest-test.yaml',
  title: '兴趣测试',
  schema: z.strictObject({
    items: z.array(itemSchema).min(1),
    profiles: z.record(z.enum(interestTypes), profileSchema),
  }),
})

export type Score = {
  type: InterestType
  /** Sum of the given answers, 0 to 2 each. */
  points: number
  /** How many of the type's items were answered. */
  answered: number
  /** The liked activities, as the reasons for this score. */
  liked: string[]
}

export type PersonalityResult =
  | { kind: 'insufficient'; answered: number; missing: number }
  | {
      kind: 'result'
      answered: number
      scores: Score[]
      /** Leading types: only those with a liked activity, at most three; none when there is no clear order. */
      leading: InterestType[]
      /** Difference in points between the first type and the next. */
      margin: number
      isFlat: boolean
    }

/** With fewer answers per type the result has no order. */
const answersNeeded = 3

/**
 * Scores the given answers. A skipped item does not count: types are compared by points per answered item.
 * @param answers by item id; unknown ids are ignored
 */
export function scorePersonality(answers: Readonly<Record<string, Answer>>): PersonalityResult {
  const scores = interestTypes.map((type) => scoreType(type, answers))
  const answered = scores.reduce((sum, score) => sum + score.answered, 0)
  if (scores.some((score) => score.answered < answersNeeded)) {
    const missing = scores.reduce((sum, score) => sum + Math.max(0, answersNeeded - score.answered), 0)
    return { kind: 'insufficient', answered, missing }
  }
  const ordered = scores.toSorted((a, b) => rate(b) - rate(a))
  const [first, second] = ordered
  if (first === undefined || second === undefined) {
    return { kind: 'insufficient', answered, missing: answersNeeded }
  }
  const last = ordered.at(-1) ?? first
  return {
    kind: 'result',
    answered,
    scores: ordered,
    leading: leadingOf(ordered, [rate(first), rate(second)]),
    margin: first.points - second.points,
    isFlat: rate(first) - rate(last) < 0.4,
  }
}

/** The most types in a result: an order among more of them would mean nothing. */
const mostNamed = 3

/** The liked types with the two highest rates; when too many share the second rate, only those with the first. */
function leadingOf(ordered: readonly Score[], [highest, next]: readonly [number, number]): InterestType[] {
  const liked = ordered.filter(({ liked: texts }) => texts.length > 0)
  const atLeast = (bar: number) => liked.filter((score) => rate(score) >= bar).map(({ type }) => type)
  const [both, top] = [atLeast(next), atLeast(highest)]
  if (both.length <= mostNamed) return both
  return top.length <= mostNamed ? top : []
}

/** The form field that shows that the form was sent, with answers or without. */
export const sentField = 'done'

/** Reads answers from the query of an address; anything that is not an answer counts as skipped. */
export function readAnswers(params: Record<string, string | string[] | undefined>): Record<string, Answer> {
  return Object.fromEntries(
    interestTest.read().items.flatMap(({ id }) => {
      const value = params[id]
      return value === '0' || value === '1' || value === '2' ? [[id, Number(value) as Answer]] : []
    }),
  )
}

function scoreType(type: InterestType, answers: Readonly<Record<string, Answer>>): Score {
  const given = interestTest
    .read()
    .items.filter((item) => item.type === type)
    .flatMap((item) => {
      const answer = answers[item.id]
      return answer === undefined ? [] : [{ item, answer }]
    })
  return {
    type,
    points: given.reduce((sum, { answer }) => sum + answer, 0),
    answered: given.length,
    liked: given.filter(({ answer }) => answer === 2).map(({ item }) => item.text),
  }
}

const rate = (score: Score) => score.points / score.answered
