import type { ComparisonRow } from './comparison'

/** More findings in one sentence are not read. */
const most = 3

/**
 * What a comparison shows, as a sentence: whose price is lower, whose rate is higher; or that the numbers overlap or are of parts of a school. Null when there is nothing
 * to compare.
 * @param names of the schools, in the order of the rows' values
 */
export function comparisonFinding(names: readonly string[], rows: readonly ComparisonRow[]): string | null {
  const ranked = rows.filter(({ label, drawn }) => drawn?.isRanked === true && !isRepeated(label))
  const of = `${['', '', '两', '三', '四'][names.length] ?? names.length}所里，`
  const ahead = ranked.flatMap(({ label, values, drawn }) => {
    if (drawn?.ahead == null) return []
    const { at, word } = drawn.ahead
    const value = values[at]?.split(/[，（]/)[0]
    return `${shortOf(label)}${word}的是${names[at]}（${value}${areOfYears(values) ? '，各校写的年份不同' : ''}）`
  })
  if (ahead.length > 0) return `${of}${ahead.slice(0, most).join('；')}`
  const whole = ranked.filter(({ drawn }) => drawn?.spans.includes(null) === false)
  const labelsOf = (rows: readonly ComparisonRow[]) =>
    rows
      .slice(0, most)
      .map(({ label, values }) => `${shortOf(label)}${areOfYears(values) ? '（各校写的年份不同）' : ''}`)
  const [parts, tied] = [
    labelsOf(whole.filter(({ drawn }) => drawn?.isOfParts === true)),
    labelsOf(whole.filter(({ drawn }) => drawn?.isOfParts !== true)),
  ]
  const words = [
    tied.length > 0 && `${tied.join('、')}有重叠，分不出高低`,
    parts.length > 0 && `${parts.join('、')}不都是全校的价，画在一起只看大概`,
  ].filter((part) => part !== false)
  return words.length === 0 ? null : `${of}${words.join('；')}`
}

/** The row 本科学费，一年 has the price of whichever of these rows is the newest. */
const isRepeated = (label: string) => label.includes('学费') && !label.endsWith('，一年')

/** 本科学费，一年 → 本科学费. */
const shortOf = (label: string) => label.split(/[，（]/)[0] ?? label

const areOfYears = (values: ComparisonRow['values']) => new Set(values.map(writtenYear)).size > 1

/** The year as it is written at the end of a value: 2026–27 学年. */
const writtenYear = (value: string | null) => value?.split('，').at(-1)
