import { shanghaiDate } from '@/lib/core/time'
import { priceYearOf } from '@/lib/host/schools/build/price-year'
import { sourceOf } from '@/lib/schools/value-sources'
import { valueText, yearText } from '@/lib/schools/value-text'
import { keysFor, valueDefinition } from '@/lib/schools/values'
import type { AnswerLine } from '../asked'
import type { Detail } from './named-school'

type Value = NonNullable<Detail['values']>[number]

/** Of each question or value the first row that the school has. */
export const valueLines = (school: Detail, ...names: string[]): AnswerLine[] =>
  names.flatMap((name) => {
    const rows = keysFor(name).map((key) => school.values?.find((value) => value.key === key))
    const value = rows.find((row) => row !== undefined)
    return value === undefined ? [] : valueLine(value)
  })

/** A price of so many years ago is printed as an old one. */
const oldYears = 3

const isOld = (key: string, year: string): boolean => {
  const isPrice =
    valueDefinition(key).section === 'costs' ||
    ['bachelor', 'graduate'].some((name) => keysFor(name).includes(key))
  const priced = isPrice ? priceYearOf(year) : null
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
  valueLines(school, 'english-tests').map((line) => ({
    ...line,
    value: line.value.split('、').includes(test) ? line.value : `${line.value}；没有写${test}`,
  }))
