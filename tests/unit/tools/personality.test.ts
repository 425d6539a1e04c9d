import { describe, expect, it } from 'vitest'
import {
  type Answer,
  interestTest,
  interestTypes,
  readAnswers,
  scorePersonality,
} from '@/lib/tools/personality'

const { items } = interestTest.read()

const answerAll = (answerOf: (type: string) => Answer) =>
  Object.fromEntries(items.map(({ id, type }) => [id, answerOf(type)]))

describe('scorePersonality', () => {
  it('has no result when every question is skipped', () => {
    expect(scorePersonality({})).toEqual({ kind: 'insufficient', answered: 0, missing: 18 })
  })

  it('gives the number of missing answers', () => {
    const { q1, q7, q13, ...others } = answerAll(() => 2)
    expect([q1, q7, q13]).toEqual([2, 2, 2])
    expect(scorePersonality(others)).toEqual({ kind: 'insufficient', answered: 27, missing: 1 })
  })

  it.each(interestTypes.map((type) => [type]))('puts %s first when only its activities are liked', (type) => {
    const result = scorePersonality(answerAll((other) => (other === type ? 2 : 0)))
    expect(result).toMatchObject({ kind: 'result', answered: 30, margin: 10, isFlat: false })
    expect(result.kind === 'result' && result.leading[0]).toBe(type)
    expect(result.kind === 'result' && result.scores[0]).toMatchObject({ points: 10, answered: 5 })
  })

  it('gives the liked activities as reasons', () => {
    const result = scorePersonality({ ...answerAll(() => 0), q3: 2, q9: 1 })
    expect(result.kind === 'result' && result.scores[0]).toMatchObject({
      type: 'A',
      points: 3,
      liked: ['写一个故事或一首歌，改到自己满意为止'],
    })
  })

  it('compares by answered items, so that a skipped item is not a dislike', () => {
    const { q1: _a, q7: _b, ...answers } = answerAll((type) => (type === 'R' ? 2 : type === 'I' ? 1 : 0))
    const result = scorePersonality({ ...answers, q2: 2 })
    expect(result.kind === 'result' && result.leading).toEqual(['R', 'I'])
  })

  it.each([
    ['', 0, []],
    ['RI', 0, ['R', 'I']],
    ['RIA', 0, ['R', 'I', 'A']],
    ['R', 1, ['R']],
    ['RIASEC', 0, []],
  ] as const)('who likes “%s” and gives %i to the rest has %j in front', (liked, rest, leading) => {
    expect(scorePersonality(answerAll((type) => (liked.includes(type) ? 2 : rest)))).toMatchObject({
      leading,
    })
  })

  it('has no first type when all interests are equal', () => {
    expect(scorePersonality(answerAll(() => 1))).toMatchObject({ kind: 'result', isFlat: true, margin: 0 })
  })
})

it.each([
  [
    { q1: '2', q2: '0' },
    { q1: 2, q2: 0 },
  ],
  [{ q1: '3', q2: '-1', q3: 'x', q4: ['2', '1'], q99: '2' }, {}],
  [{}, {}],
])('readAnswers %j', (params, expected) => {
  expect(readAnswers(params)).toEqual(expected)
})
