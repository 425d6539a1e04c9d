import { describe, expect, it } from 'vitest'
import { detailWords, leadWords } from '@/components/features/tools/conditions/result-words'
import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import type { Condition, ConditionState, ConditionStatus } from '@/lib/tools/conditions/condition'
import type { CountryResult, Question } from '@/lib/tools/conditions/evaluate'

const [country] = conditionCountries.list()

type Answers = Partial<Record<Question, ConditionState>>

function result(name: string, answers: Answers): CountryResult {
  if (country === undefined) throw new Error('no country')
  const states = Object.values(answers)
  return {
    country,
    name,
    conditions: [],
    counts: { met: 0, partly: 0, unmet: 0, unknown: 0 },
    answers: new Map(Object.entries(answers) as [Question, ConditionState][]),
    standing: states.includes('unmet') ? 'missed' : states.includes('unknown') ? 'unknown' : 'reached',
    statements: [],
  }
}

const condition =
  (status: ConditionStatus) =>
  (id: Condition['id']): Condition => ({
    id,
    label: id,
    status,
    brief: '',
    reason: '',
    gap: null,
    evidence: [],
    ask: null,
    more: null,
  })
const [met, unmet] = [condition('met'), condition('unmet')]
const money = (money: ConditionState) => ({ money })
const both = (money: ConditionState, marks: ConditionState) => ({ money, marks })
const six = ['甲国', '乙国', '丙国', '丁国', '戊国', '己国']
const all = (names: readonly string[], answers: Answers) => names.map((name) => result(name, answers))

describe('the first sentence of a result', () => {
  it.each<[string, CountryResult[], string]>([
    ['one, met', all(['甲国'], money('met')), '您填的预算，甲国够。先看甲国的依据'],
    ['one, all met', all(['甲国'], both('met', 'met')), '您填的预算、成绩，甲国都够。先看甲国的依据'],
    ['two, met', all(['甲国', '乙国'], money('met')), '您填的预算，甲国、乙国都够。先看这几处的依据'],
    [
      'many, met',
      all(six, money('met')),
      '您填的预算，甲国、乙国、丙国、丁国、戊国等 6 个都够。先看这几处的依据',
    ],
    ['one, partly', all(['甲国'], money('partly')), '您填的预算，甲国够一部分学校。先看甲国的依据'],
    [
      'met and partly and missed',
      [result('甲国', money('met')), result('乙国', money('partly')), result('丙国', money('unmet'))],
      '您填的预算，甲国够，乙国够一部分学校。先看这几处的依据',
    ],
    [
      'one, half known',
      all(['甲国'], both('met', 'unknown')),
      '您填的预算、成绩，甲国的成绩没有可比的数。先看各校怎么写成绩',
    ],
    [
      'half known at some schools, beside a missed one',
      [result('乙国', both('unmet', 'met')), result('甲国', both('partly', 'unknown'))],
      '您填的预算、成绩，没有一处能确认全部够；乙国只差预算，甲国的成绩没有可比的数。先看乙国差多少',
    ],
    ['one, missed', all(['甲国'], money('unmet')), '您填的预算，甲国不够。先看差多少'],
    [
      'one of two missed',
      all(['甲国'], both('unmet', 'met')),
      '您填的预算、成绩，甲国只差预算。先看甲国差多少',
    ],
    [
      'missed by both sums of money',
      [
        {
          ...result('甲国', both('unmet', 'met')),
          conditions: [unmet('budget'), unmet('funds'), met('grade')],
        },
      ],
      '您填的预算、成绩，甲国只差预算和资金。先看甲国差多少',
    ],
    [
      'missed by the proof of funds alone',
      [
        {
          ...result('甲国', both('unmet', 'met')),
          conditions: [met('budget'), unmet('funds'), met('grade')],
        },
      ],
      '您填的预算、成绩，甲国只差资金。先看甲国差多少',
    ],
    [
      'many, missed, the nearest lacks one thing',
      [result('甲国', both('unmet', 'unmet')), result('乙国', both('unmet', 'met'))],
      '您填的预算、成绩，没有一处能确认全部够；乙国只差预算。先看乙国差多少',
    ],
    [
      'many, missed in both',
      all(['甲国', '乙国'], both('unmet', 'unmet')),
      '您填的预算、成绩，比得出的 2 个国家和地区都有不够的。先看离得近的甲国差多少',
    ],
    [
      'one, missed in both',
      all(['甲国'], both('unmet', 'unknown')),
      '您填的预算、成绩，甲国有不够的。先看差多少',
    ],
    [
      'missed and unknown',
      [...all(['甲国', '乙国'], money('unmet')), result('丙国', money('unknown'))],
      '您填的预算，比得出的 2 个国家和地区都不够。先看离得近的甲国差多少',
    ],
    [
      'one, unknown',
      all(['甲国'], money('unknown')),
      '您填的预算，甲国没有公布可比的数，比不出够不够。先看各校写的要求',
    ],
    [
      'many, unknown',
      all(six, both('unknown', 'unknown')),
      '您填的预算、成绩，甲国、乙国、丙国、丁国、戊国等 6 个没有公布可比的数，比不出够不够。先看各校写的要求',
    ],
  ])('of %s', (_, countries, words) => {
    expect(leadWords(countries)).toBe(words)
  })
})

it('is followed by every kind of country with its number', () => {
  expect(
    detailWords([
      result('甲国', both('met', 'met')),
      result('乙国', both('unmet', 'met')),
      result('丙国', both('unmet', 'unknown')),
      result('丁国', both('met', 'unknown')),
      result('戊国', both('unknown', 'unknown')),
    ]),
  ).toEqual([
    '预算、成绩都达到：甲国',
    '乙国：成绩达到，预算未达到',
    '预算达到，成绩没有可比的数：丁国',
    '有未达到的：丙国',
    '不清楚：1 个',
  ])
  expect(detailWords(all(six, both('unknown', 'unknown')))).toEqual([])
})
