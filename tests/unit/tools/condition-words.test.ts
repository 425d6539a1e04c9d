import { describe, expect, it } from 'vitest'
import { headWords, placeWords, untoldWords } from '@/components/features/tools/conditions/result-words'
import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import { type Condition, type ConditionState, resultsOf, wordsOf } from '@/lib/tools/conditions/condition'
import type { CountryResult, Question } from '@/lib/tools/conditions/evaluate'

const [country] = conditionCountries.list()

type Answers = Partial<Record<Question, ConditionState>>

function result(name: string, answers: Answers, conditions: readonly Condition[] = []): CountryResult {
  if (country === undefined) throw new Error('no country')
  return {
    ...{ country, name, conditions },
    answers: new Map(Object.entries(answers) as [Question, ConditionState][]),
  }
}

const budget = (size: number) =>
  resultsOf('budget', '').unmet('', { gap: { text: `每年还差 ${size}`, size } })
const funds = (size: number) =>
  resultsOf('funds', '').unmet('', { gap: { text: `签证资金还差 ${size}`, size } })
const marks = (share: NonNullable<Condition['share']>) => resultsOf('grade', '').met('', { share })
const of = { reached: 35, compared: 38, unit: '所' as const }

describe('a place', () => {
  it.each<[string, CountryResult, string]>([
    ['whose answers are enough', result('甲国', { money: 'met', marks: 'met' }), '预算够，成绩够'],
    [
      'of which a part is not known',
      result('甲国', { money: 'met', marks: 'unknown' }),
      '预算够，成绩看各校',
    ],
    [
      'with some schools within reach',
      result('甲国', { money: 'unmet', marks: 'partly' }, [budget(5), marks(of)]),
      '每年还差 5，成绩够 38 所里的 35 所',
    ],
    [
      'with schools without a line',
      result('甲国', { marks: 'partly' }, [marks({ ...of, open: 3 })]),
      '成绩够能比的 38 所里的 35 所',
    ],
    ['within whose range a budget is', result('甲国', { money: 'partly' }), '预算看学校'],
    [
      'says the larger of two gaps',
      result('甲国', { money: 'unmet' }, [budget(5), funds(9)]),
      '签证资金还差 9',
    ],
    ['without a size of its gap', result('甲国', { marks: 'unmet' }), '成绩不够'],
  ])('%s', (_, place, words) => {
    expect(placeWords(place)).toBe(words)
  })

  it.each<[Answers, ConditionState, string]>([
    [{ money: 'met' }, 'unmet', '可以先看甲国：预算够'],
    [{ money: 'met' }, 'met', '可以先看甲国等 2 处：预算够'],
    [{ money: 'met', marks: 'unknown' }, 'met', '可以先看甲国：预算够，成绩看各校'],
    [{ money: 'unmet', marks: 'unknown' }, 'met', '没有都够的，先看甲国：预算不够，成绩看各校'],
  ])('first with %o, before one with %s, is the headline %s', (first, money, words) => {
    expect(headWords([result('甲国', first), result('乙国', { money })], 'master')).toBe(words)
  })

  it.each([
    [{ ...of, open: 3 }, '够一部分学校'],
    [{ ...of, reached: 38, open: 3 }, '能比的都够'],
    [{ ...of, reached: 38 }, '够'],
  ])('with %o is marked %s in its row too', (share, words) => {
    expect(wordsOf(marks(share))).toBe(words)
  })

  it.each([
    ['master', '没有全国统一的线，看各校写的要求'],
    ['highschool', '高中的学费和成绩线各校不同，这里没有比'],
  ] as const)('of %s that cannot be compared is not called the nearest', (level, words) => {
    const places = [result('甲国', { money: 'unknown', marks: 'unknown' })]
    expect(headWords(places, level)).toBe(words)
    expect(untoldWords(places)).toBe('语言')
  })
})
