import { offerReached } from '@/lib/schools/a-level'
import type { SchoolValueKey } from '@/lib/schools/values'
import type { Country } from './asked'

/** One exam: how its mark is written in a question, and the published values with which it is compared. */
export type Exam = {
  /** Before the mark in a title. */
  title: string
  /** Its word for a subject, where that is not the title. */
  matter?: string
  /** The first group is the mark. */
  written: RegExp
  /** What the question says besides, where the values depend on it. */
  beside?: RegExp
  /** The lowest mark that a school asks for; missing when none is held. */
  key?: SchoolValueKey
  /** The filter of the list of universities by the same value; missing when too few schools have it. */
  filter?: 'ielts' | 'sat' | 'ib' | 'alevel' | 'average' | 'average_other'
  /** The qualification of a school's rows of requirements. */
  qualification?: 'ib' | 'alevel'
  /** The one country whose schools have such values. */
  only?: Country
  /** The mark as a number of the column, where it is not the number itself. */
  toNumber?: (mark: string) => number
  /** What reaching the mark does not say. */
  caution?: string
  /** What is not held, when no school is found. */
  lack?: string
}

const bySubject = '多数学校按专业写线，没有写单科和排除科目的也可能有；达到不等于录取。'

const average = {
  title: '均分',
  written: /(?:均分|平均分|百分制)\s*(\d{2})(?:\.\d+)?(?!\d)/,
  only: { name: '英国', code: 'uk' },
  caution: '名单内外的线不同，专业可以更高。',
  lack: '看各校课程页的国家要求，或请顾问查。',
} as const

/** The first that a question fits counts. */
export const exams: readonly Exam[] = [
  {
    title: '雅思',
    written: /(?:雅思|ielts)\s*(?:总分)?\s*([4-9](?:\.[05])?)(?![\d.])/i,
    key: 'ielts',
    filter: 'ielts',
    caution: '这是全校最低一档，专业要求往往更高，达到不等于录取。',
  },
  {
    title: '托福',
    written: /(?:托福|toefl)\s*(\d{2,3})(?!\d)/i,
    lack: '托福线没有逐校收录，请看学校的英语要求页。',
  },
  {
    title: 'SAT',
    written: /sat\s*(1\d{3}|[4-9]\d{2})(?!\d)/i,
    key: 'sat',
    filter: 'sat',
    caution: '比的是在读新生的第 25 百分位，达到不等于录取。',
  },
  {
    title: 'IB',
    caution: bySubject,
    written: /(?<![a-z])ib\s*(?:预估|预测|成绩|总分|分)?\s*([2-4]\d)(?!\d)/i,
    key: 'entry-ib',
    filter: 'ib',
    qualification: 'ib',
  },
  {
    title: 'A-level',
    written: /(?:a[- ]?levels?\D{0,4}?|^)((?:A\*|[A-E]){3})(?![a-z*])/i,
    key: 'entry-alevel',
    filter: 'alevel',
    qualification: 'alevel',
    toNumber: offerReached,
    caution: bySubject,
  },
  {
    ...average,
    beside: /双非|二本|三本|民办|名单外/,
    key: 'china-average-other',
    filter: 'average_other',
  },
  {
    ...average,
    key: 'china-average',
    filter: 'average',
  },
  {
    title: 'GPA',
    matter: '绩点',
    written: /(?:gpa|绩点)\s*([1-4](?:\.\d{1,2})?)(?![\d.])(?:\s*\/\s*4(?:\.0)?)?/i,
    key: 'entry-gpa',
    caution: '各校看哪几年、怎样换算不同；达到不等于录取。',
  },
]
