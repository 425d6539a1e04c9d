import type { ComparisonRow } from './comparison'

/** More findings in one sentence are not read. */
const most = 3

/**
 * What a comparison shows, as a sentence: whose price is lower, whose rate is higher. Null where no school is before all others.
 * @param names of the schools, in the order of the rows' values
 */
export function comparisonFinding(names: readonly string[], rows: readonly ComparisonRow[]): string | null {
  const ahead = rows.flatMap((row) =>
    row.drawn?.ahead == null || isRepeated(row.label) ? [] : named(names, row, row.drawn.ahead),
  )
  const of = ['', '', '两', '三', '四'][names.length] ?? names.length
  return !ahead.length ? null : `${of}所里，${ahead.slice(0, most).join('；')}`
}

/** 一年的本科学费较低的是乙大学（20–25 万元）. */
function named(
  names: readonly string[],
  { label, values }: ComparisonRow,
  { at, word }: { at: number; word: string },
) {
  const value = values[at]?.split(/[，（]/)[0]
  return `${shortOf(label)}${word}的是${names[at]}（${value}${areOfYears(values) ? '，各校写的年份不同' : ''}）`
}

/** The row 本科学费，一年 has the price of whichever of these rows is the newest. */
const isRepeated = (label: string) => label.includes('学费') && !label.endsWith('，一年')

/** 本科学费，一年 → 一年的本科学费: a shorter course may cost less in all. */
const shortOf = (label: string) => label.replace(/^(.+)，一年$/, '一年的$1').split(/[，（]/)[0] ?? label

const areOfYears = (values: ComparisonRow['values']) => new Set(values.map(writtenYear)).size > 1

/** The year as it is written at the end of a value: 2026–27 学年. */
const writtenYear = (value: string | null) => value?.split('，').at(-1)
