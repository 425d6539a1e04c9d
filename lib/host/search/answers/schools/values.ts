import { shanghaiDate } from '@/lib/core/time'
import { priceYearOf } from '@/lib/host/schools/build/price-year'
import { sourceOf } from '@/lib/schools/value-sources'
import { valueText, yearText } from '@/lib/schools/value-text'
import { isSchoolValueKey, type SchoolValueKey, valueDefinition } from '@/lib/schools/values'
import type { AnswerLine } from '../asked'
import type { Detail } from './named-school'

type Value = NonNullable<Detail['values']>[number]

/** For each subject, the values of a school that answer it, the newest kind of source first. The first that the school has is shown. */
const keysOf = {
  bachelor: ['fee-bachelor', 'range-bachelor', 'rule-bachelor', 'tuition-undergraduate'],
  master: ['range-master', 'fee-master', 'rule-master', 'masters-yearly', 'masters-fees', 'tuition-graduate'],
  ielts: ['ielts'],
  admission: ['admission-rate'],
  board: ['housing'],
  living: ['graduate-living'],
  tests: ['english-tests'],
  early: ['common-app-early'],
  regular: ['common-app-regular'],
} as const satisfies Record<string, readonly SchoolValueKey[]>

const prices: ReadonlySet<SchoolValueKey> = new Set([
  ...keysOf.bachelor,
  ...keysOf.master,
  ...keysOf.living,
  ...keysOf.board,
])

/** Of each kind the first value that the school has. */
export const valueLines = (school: Detail, ...kinds: (keyof typeof keysOf)[]): AnswerLine[] =>
  kinds.flatMap((kind) => {
    const rows = keysOf[kind].map((key) => school.values?.find((value) => value.key === key))
    const value = rows.find((row) => row !== undefined)
    return value === undefined ? [] : valueLine(value)
  })

/** A price of so many years ago is printed as an old one. */
const oldYears = 3

const isOld = (key: SchoolValueKey, year: string): boolean => {
  const priced = prices.has(key) ? priceYearOf(year) : null
  return priced !== null && priced <= Number(shanghaiDate(new Date()).slice(0, 4)) - oldYears
}

export function valueLine({
  key,
  num,
  num_to,
  text,
  covers = null,
  span = 'all',
  year,
  source,
}: Value): AnswerLine[] {
  if (!isSchoolValueKey(key)) return []
  const from = sourceOf(source)
  const caution = key === 'ielts' ? '；专业要求往往更高，并有单项要求' : isOld(key, year) ? '，旧数' : ''
  return [
    {
      label: `${valueDefinition(key).label}${key === 'ielts' ? '（全校最低一档）' : ''}`,
      value: valueText({ key, num, to: num_to, text, covers, span, year, source, place: null }),
      year: `${yearText(year)}${caution}`,
      source_name: from?.name ?? source,
      source_url: from?.url ?? null,
    },
  ]
}

/** The tests of English that a school names, with or without the one in question. */
export const testLines = (school: Detail, test: string): AnswerLine[] =>
  valueLines(school, 'tests').map((line) => ({
    ...line,
    value: line.value.split('、').includes(test) ? line.value : `${line.value}；没有写${test}`,
  }))
