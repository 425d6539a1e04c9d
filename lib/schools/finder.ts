import { keysOf } from '@/lib/core/keys-of'
import { aLevelOffers } from './a-level'
import { studyFields } from './fields'

/** Qualifications for which schools publish thresholds. */
const entryChoices = [
  { value: 'gaokao', label: '高考' },
  { value: 'alevel', label: 'A-level' },
  { value: 'ib', label: 'IB' },
  { value: 'ap', label: 'AP、SAT' },
  { value: 'ossd', label: '加拿大高中（OSSD 等）' },
  { value: 'diploma', label: '大专' },
] as const

/** A filter by a number: each choice includes the schools up to it, or from it on. */
type Threshold = {
  kind: 'at-most' | 'at-least'
  label: string
  choices: readonly { value: string; end: number; label: string }[]
  /** The label of the choice for schools without the value; missing when there is no such choice. */
  unknown?: string
}

type Bands = {
  kind: 'bands'
  label: string
  choices: readonly { value: string; from: number; to: number; label: string }[]
}

type Words = { kind: 'words'; label: string; choices: readonly { value: string; label: string }[] }

export type FinderFilter = Threshold | Bands | Words

const upTo = (value: string, end: number, label: string) => ({ value, end, label })
const points = (scores: readonly number[]) =>
  scores.map((score) => upTo(String(score), score, `不高于 ${score}`))
const between = (from: number, to: number) =>
  points(Array.from({ length: to - from + 1 }, (_, at) => from + at))
const averages = between(60, 90)
const band = (value: string, from: number, to: number, label: string) => ({ value, from, to, label })

/** Filters of universities besides name, country, city and rank. Choices of `at-most` increase, those of `at-least` decrease. */
export const finderFilters = {
  subject: {
    kind: 'words',
    label: '学科',
    choices: Object.entries(studyFields).map(([value, label]) => ({ value, label })),
  },
  cost: {
    kind: 'at-most',
    label: '一学年学费',
    choices: [10, 15, 20, 25, 30, 40, 50].map((wan) => upTo(String(wan), wan * 10_000, `${wan} 万元以内`)),
    unknown: '没有可比的学费',
  },
  admission: {
    kind: 'bands',
    label: '本科录取率（美国）',
    choices: [
      band('10', 0, 10, '低于 10%'),
      band('25', 10, 25, '10%–25%'),
      band('50', 25, 50, '25%–50%'),
      band('75', 50, 75, '50%–75%'),
      band('100', 75, 100.01, '75% 及以上'),
    ],
  },
  sat: {
    kind: 'at-most',
    label: 'SAT 第 25 百分位（美国）',
    choices: points([1000, 1100, 1200, 1300, 1400, 1500]),
  },
  ielts: {
    kind: 'at-most',
    label: '雅思最低总分（英、澳、加）',
    choices: [5.5, 6, 6.5, 7].map((score) => upTo(String(score), score, `${score.toFixed(1)} 及以下`)),
  },
  ib: { kind: 'at-most', label: 'IB，只要总分的最低一档', choices: between(24, 45) },
  alevel: {
    kind: 'at-most',
    label: 'A-level，只要等级的最低一档',
    choices: aLevelOffers.map((offer, at) => upTo(offer, at, `不高于 ${offer}`)),
  },
  average: { kind: 'at-most', label: '国内均分，硕士最低一档（英国）', choices: averages },
  average_other: { kind: 'at-most', label: '国内均分，名单外院校的最低一档', choices: averages },
  entry: {
    kind: 'words',
    label: '写明门槛的资格',
    choices: entryChoices,
  },
  international: {
    kind: 'at-least',
    label: '国际学生比例',
    choices: [50, 40, 30, 20, 10].map((share) => upTo(String(share), share, `${share}% 以上`)),
  },
  size: {
    kind: 'bands',
    label: '学生人数',
    choices: [
      band('s', 0, 5000, '不到 5,000'),
      band('m', 5000, 15_000, '5,000–15,000'),
      band('l', 15_000, 30_000, '15,000–30,000'),
      band('xl', 30_000, Number.POSITIVE_INFINITY, '30,000 及以上'),
    ],
  },
  setting: {
    kind: 'words',
    label: '校园环境（美国）',
    choices: [
      { value: 'city', label: '城市' },
      { value: 'suburb', label: '郊区' },
      { value: 'town', label: '城镇' },
      { value: 'rural', label: '乡村' },
    ],
  },
} as const satisfies Readonly<Record<string, FinderFilter>>

export type FinderName = keyof typeof finderFilters

export const finderNames = keysOf(finderFilters)

/** The level of degree to which subjects and tuition refer. */
export const studyLevels = { bachelor: '本科', master: '硕士' } as const

export const studyLevelIds = keysOf(studyLevels)

export type StudyLevel = keyof typeof studyLevels

/** Filters for which a school may have several choices: the bits of one number, in their order. */
export const manyNames: readonly string[] = ['subject', 'entry']
