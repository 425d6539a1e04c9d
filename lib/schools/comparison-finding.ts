import type { ComparisonRow } from './comparison'

/** More findings in one sentence are not read. */
const most = 3

/**
 * What a comparison shows, as a sentence: whose price is lower, whose rate is higher, which ranges are apart; or that the numbers overlap or are
 * of parts of a school. Null when there is nothing to compare.
 * @param names of the schools, in the order of the rows' values
 */
export function comparisonFinding(names: readonly string[], rows: readonly ComparisonRow[]): string | null {
  const ranked = rows.filter(({ label, drawn }) => drawn?.isRanked === true && !isRepeated(label))
  const of = `${['', '', '两', '三', '四'][names.length] ?? names.length}所里，`
  const ahead = ranked.flatMap((row) => (row.drawn?.ahead == null ? [] : named(names, row, row.drawn.ahead)))
  if (ahead.length > 0) return `${of}${ahead.slice(0, most).join('；')}`
  const whole = ranked.flatMap((row) => {
    const spans = (row.drawn?.spans ?? []).filter((span) => span !== null)
    return row.drawn?.spans.length === spans.length ? [{ row, spans }] : []
  })
  const parts = whole.filter(({ row }) => row.drawn?.isOfParts === true)
  const [apart, tied] = [
    whole.flatMap(({ row, spans }) => (row.drawn?.isOfParts ? [] : (apartWords(names, row, spans) ?? []))),
    whole.filter(({ row, spans }) => row.drawn?.isOfParts !== true && apartWords(names, row, spans) === null),
  ]
  const labelsOf = (rows: typeof whole) =>
    rows
      .slice(0, most)
      .map(({ row }) => `${shortOf(row.label)}${areOfYears(row.values) ? '（各校写的年份不同）' : ''}`)
      .join('、')
  const words = [
    ...apart.slice(0, most),
    tied.length > 0 && `${labelsOf(tied)}有重叠，分不出高低`,
    parts.length > 0 && `${labelsOf(parts)}不都是全校的价，画在一起只看大概`,
  ].filter((part) => part !== false)
  return words.length === 0 ? null : `${of}${words.join('；')}`
}

type Span = readonly [low: number, high: number]

/** 本科学费较低的是乙大学（20–25 万元）. */
function named(
  names: readonly string[],
  { label, values }: ComparisonRow,
  { at, word }: { at: number; word: string },
): string {
  const value = values[at]?.split(/[，（]/)[0]
  return `${shortOf(label)}${word}的是${names[at]}（${value}${areOfYears(values) ? '，各校写的年份不同' : ''}）`
}

/**
 * Which schools of a row are below others although none is ahead of all: one that is beyond all others is named, otherwise every school
 * that is below another. Null when all overlap.
 */
function apartWords(names: readonly string[], row: ComparisonRow, spans: readonly Span[]): string | null {
  const above = spans.map(([, high]) => spans.flatMap(([low], at) => (high < low ? at : [])))
  if (above.every((higher) => higher.length === 0)) return null
  const namesOf = (places: readonly number[]) => places.map((at) => names[at]).join('、')
  const places = [...spans.keys()]
  const overlap = (some: readonly number[]) =>
    some.every((at) => !above[at]?.some((other) => some.includes(other)))
  for (const at of places) {
    const others = places.filter((other) => other !== at)
    const word = others.every((other) => above[other]?.includes(at))
      ? '较高'
      : others.every((other) => above[at]?.includes(other))
        ? '较低'
        : null
    if (word !== null && overlap(others))
      return `${named(names, row, { at, word })}，${namesOf(others)}有重叠，分不出高低`
  }
  const below = Map.groupBy(
    places.filter((at) => above[at]?.length !== 0),
    (at) => namesOf(above[at] ?? []),
  )
  const pairs = [...below].map(([higher, at]) => `${namesOf(at)}低于${higher}`)
  const years = areOfYears(row.values) ? '（各校写的年份不同）' : ''
  return `${shortOf(row.label)}${years}：${pairs.join('，')}，其余有重叠，分不出高低`
}

/** The row 本科学费，一年 has the price of whichever of these rows is the newest. */
const isRepeated = (label: string) => label.includes('学费') && !label.endsWith('，一年')

/** 本科学费，一年 → 本科学费. */
const shortOf = (label: string) => label.split(/[，（]/)[0] ?? label

const areOfYears = (values: ComparisonRow['values']) => new Set(values.map(writtenYear)).size > 1

/** The year as it is written at the end of a value: 2026–27 学年. */
const writtenYear = (value: string | null) => value?.split('，').at(-1)
