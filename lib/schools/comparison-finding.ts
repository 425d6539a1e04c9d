import type { ComparisonRow } from './comparison'

/** More findings in one sentence are not read. */
const most = 3

/**
 * What a comparison shows, as a sentence: whose price is lower, whose rate is higher; or that the numbers overlap. Null when there is nothing
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
    const years = new Set(values.map(writtenYear))
    return `${shortOf(label)}${word}的是${names[at]}（${value}${years.size > 1 ? '，各校写的年份不同' : ''}）`
  })
  if (ahead.length > 0) return `${of}${ahead.slice(0, most).join('；')}`
  const tied = ranked.filter(({ drawn }) => drawn?.spans.includes(null) === false)
  if (tied.length === 0) return null
  const labels = tied.slice(0, most).map(({ label }) => shortOf(label))
  return `${of}${labels.join('、')}有重叠，分不出高低`
}

/** The row 本科学费，一年 has the price of whichever of these rows is the newest. */
const isRepeated = (label: string) => label.includes('学费') && !label.endsWith('，一年')

/** 本科学费，一年 → 本科学费. */
const shortOf = (label: string) => label.split(/[，（]/)[0] ?? label

/** The year as it is written at the end of a value: 2026–27 学年. */
const writtenYear = (value: string | null) => value?.split('，').at(-1)
