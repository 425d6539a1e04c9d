import type { School } from '@/lib/api/schools'
import type { SchoolLevel } from '@/lib/contract/schools'
import { testPolicyOf } from '@/lib/facts/admissions/test-policies'
import { formatFigure } from '@/lib/facts/format'
import { placeName } from './places'
import { rankInWords, rankings } from './rankings'
import { registeredFeesOf } from './registered-fees'
import { type SchoolTile, tileOf } from './tiles'
import { valueText, yearText } from './value-text'
import {
  cautionOf,
  keysFor,
  keysWhere,
  type SchoolValue,
  type SchoolValueKey,
  schoolValueFile,
  valueDefinition,
} from './values'

export type ComparisonRow = {
  label: string
  /** Year, source or definition. */
  note?: string
  /** One for each school, in their order; null when no source was found. */
  values: (string | null)[]
  /** Printed in place of a missing value. */
  lacks?: readonly (string | null)[]
  /** The number of schools with a value of this row. */
  held: number
  /** Whether a value is followed by its currency and its year, each after a comma. */
  isDated?: boolean
  /** The values as numbers of one unit, which can be drawn on one axis; missing for words and for a single number. */
  drawn?: DrawnRow
}

/** `spans` are in the order of the schools, null where there is no number. */
type DrawnRow = {
  spans: readonly (Span | null)[]
  axis: Span
  /** Every school has one number, not a range. */
  areSingle: boolean
  /** The school whose value is better beyond doubt, and the word for it; null when values overlap, are of several years, or none is better. */
  ahead: { at: number; word: '较低' | '较高' } | null
}

type Span = readonly [low: number, high: number]

/** A value, null when no source was found, or a text in place of a value, which is not compared. */
type Cell = string | null | { instead: string }

type Line = Pick<ComparisonRow, 'label' | 'isDated' | 'note'> & {
  of: (school: School) => Cell
  lack?: (school: School) => string | null
  draw?: Drawing | undefined
}

/** How the numbers of a row are drawn: on the fixed axis of their unit, or from zero to the largest. */
type Drawing = {
  of: (school: School) => Span | null
  axis?: Span | undefined
  /** Which value is better for most applicants; missing when neither is. */
  better?: 'low' | 'high' | undefined
}

/** Lines for one kind of school, or for both. */
type Group = [level: SchoolLevel | null, Line[]]

/** Printed when a value makes no sense for a school, such as a world rank for a high school. */
const notApplicable: Cell = { instead: '不适用' }

/** Label of the row with prices from the register, which are of single programmes and different years. */
const registeredLabel = '学校费用页上的数（本站登记）'

/** Values that answer the same question: a school without one of them may have the other. */
const oneQuestion = () => [
  keysFor('bachelor'),
  [...keysFor('graduate'), 'masters-fees'],
  ['students', 'students-europe'],
]

/** The value of another row that answers the same question for a school, if there is one. */
function elsewhere(key: SchoolValueKey, school: School) {
  const { id, values } = school
  const others = oneQuestion().find((keys) => keys.includes(key)) ?? []
  const other = others.find((one) => values.has(one))
  if (other) return { instead: `见“${firstRowWith(other, school) ?? valueDefinition(other).label}”` }
  return keysFor('bachelor').includes(key) && registeredFeesOf(id).length
    ? { instead: `见“${registeredLabel}”` }
    : null
}

const registeredWords = (school: School) =>
  registeredFeesOf(school.id)
    .map((fee) => `${fee.label}：${formatFigure(fee)}（${fee.period}）`)
    .join('；') || null

const { qs, arwu } = rankings

/** Of the values in words some are ranges of money in different currencies. */
function drawingOf(key: SchoolValueKey): Drawing | undefined {
  const { axis, compared, unit } = valueDefinition(key)
  return !compared || unit === 'words'
    ? undefined
    : {
        axis,
        better: compared.better,
        of: ({ values }) => {
          const { num = null, to = null, covers = null } = values.get(key) ?? {}
          // The value of one part of a school is not that of the school.
          return num === null || covers ? null : [num, to ?? num]
        },
      }
}

/** A published value with its year, which may differ from school to school. */
const published = (key: SchoolValueKey, schools: readonly School[]): Line => {
  const { label, caution } = valueDefinition(key)
  const held = schools.filter(({ values }) => values.has(key))
  return {
    label,
    ...(caution && { note: cautionsOf(({ values }) => values.get(key), held).join('；') }),
    isDated: true,
    draw: drawingOf(key),
    of: (school) => {
      const value = school.values.get(key)
      return !value ? elsewhere(key, school) : `${valueText(value)}，${yearText(value.year)}`
    },
  }
}

/** One of the first prices; another row has that of a school whose price is of something else, such as a whole programme. */
const firstPrice = (
  { name, label, tileOf, keys: [key = ''] }: ReturnType<typeof firstPrices>[number],
  schools: readonly School[],
): Line => ({
  label,
  note: [
    '约合人民币',
    ...priceCautions(tileOf, schools),
    ...schools.flatMap((school) => {
      const own = tileOf(school)?.published?.own
      return own ? `${school.name}公布的是 ${own}` : []
    }),
  ].join('；'),
  isDated: true,
  of: (school) => {
    const tile = tileOf(school)
    if (!tile) return elsewhere(key, school)
    return [tile.value, tile.covers, tile.published?.rest ?? tile.note].filter(Boolean).join('，')
  },
  // The prices of single programmes are not those of the school.
  lack: ({ fees }) =>
    fees.some(({ kind, level, low }) => kind !== 'pathway' && level === name && low !== null)
      ? '看学校页'
      : null,
  draw: {
    // Neither of two is called lower: a year of a shorter course may cost more, and the course less.
    of: (school) => tileOf(school)?.yuan ?? null,
  },
})

/** @param nameOf returns the name of a country by its code */
function groups(schools: readonly School[], nameOf: (code: string) => string): Group[] {
  // Other rows print all that a repeated one would.
  const compared = keysWhere(({ compared }) => compared)
    .filter((key) => !isRepeated(key, schools))
    .map((key) => published(key, schools))
  return [
    ['university', firstPrices().map((price) => firstPrice(price, schools))],
    [
      null,
      [
        { label: '国家或地区', of: ({ country }) => nameOf(country) },
        { label: '城市与州', of: (school) => placeName(school) || null },
        ...['ownership', 'degree-levels'].map((key) => published(key, schools)),
      ],
    ],
    [
      'university',
      [
        {
          label: `${qs.short} ${qs.edition}`,
          note: '按公布的写法；区间没有确切名次',
          of: ({ rank }) => rank && rankInWords(rank.text),
        },
        {
          label: `${qs.short} ${qs.previousEdition}`,
          note: '上一版，同一来源',
          of: ({ previousRank }) => previousRank && rankInWords(previousRank),
        },
        {
          label: `${arwu.short} ${arwu.edition}`,
          note: '前 300 名；100 名以后按公布的区间',
          of: ({ arwu: place }) => place && rankInWords(place.text),
        },
        {
          label: 'SAT、ACT 要不要交',
          note: '2027 年入学；写“没有写年份”的是学校的长期政策，递交前看官网',
          of: ({ id }) => {
            const policy = testPolicyOf(id)
            return policy && `${policy.text}（${policy.season}）`
          },
        },
        ...compared,
        {
          label: registeredLabel,
          note: '哪个专业、哪一年，写在每格里；来源在各校页面',
          of: registeredWords,
        },
      ],
    ],
    ['hischool', compared],
  ]
}

/** Schools side by side, one row per definition. Rows in which no school has a value are left out. */
export const compareSchools = (
  schools: readonly School[],
  nameOf: (code: string) => string,
): ComparisonRow[] =>
  groups(schools, nameOf).flatMap(([level, lines]) =>
    lines.flatMap(({ of, lack, draw, ...line }) => {
      const cells = schools.map((school) => (!level || school.level === level ? of(school) : notApplicable))
      const held = cells.filter((cell) => typeof cell === 'string').length
      if (held === 0) return []
      const drawn = draw && drawnOf(draw, schools, new Set(cells.map(yearOf)).size > 1)
      return {
        ...line,
        values: cells.map((cell) => (typeof cell === 'string' ? cell : (cell?.instead ?? null))),
        held,
        ...(lack && { lacks: schools.map(lack) }),
        ...(drawn && { drawn }),
      }
    }),
  )

/** The year at the end of a value: 2026–27 学年 is that of 2026 入学, and what names none, or two, is of no year that another has. */
const yearOf = (cell: Cell) =>
  typeof cell === 'string' && (/^\d{4}/.exec(cell.split('，').at(-1) ?? '')?.[0] ?? {})

/** @returns undefined for fewer than two numbers, and for numbers that are all zero */
function drawnOf({ of, axis, better }: Drawing, schools: readonly School[], areOfYears: boolean) {
  const spans = schools.map(of)
  const held = spans.filter((span) => span !== null)
  const most = Math.max(...held.map(([, high]) => high))
  if (held.length < 2 || most <= 0) return undefined
  return {
    spans,
    axis: axis ?? [0, most],
    areSingle: held.every(([low, high]) => low === high),
    ahead: !better || areOfYears ? null : aheadOf(spans, better),
  }
}

/** Values that differ by less than a fiftieth are called equal. */
const apart = 1.02

/** The school whose whole range is before those of all others. */
function aheadOf(spans: readonly (Span | null)[], better: 'low' | 'high'): DrawnRow['ahead'] {
  const isBefore = ([low, high]: Span, [otherLow, otherHigh]: Span) =>
    better === 'low' ? high * apart < otherLow : low > otherHigh * apart
  const at = spans.findIndex(
    (span, here) => span && spans.every((other, there) => here === there || (other && isBefore(span, other))),
  )
  return at < 0 ? null : { at, word: better === 'low' ? '较低' : '较高' }
}

/** The prices that a school's page prints in large type: they have different definitions but can be compared. */
const firstPrices = () =>
  ['bachelor', 'master'].map((name) => ({
    name,
    label: schoolValueFile.read().questions[name]?.label ?? name,
    tileOf: (school: School) => tileOf(name, school),
    keys: keysFor(name),
  }))

/** The row that prints this very value of a school; null when none does. */
const firstRowWith = (key: SchoolValueKey, school: School) =>
  firstPrices().find(({ tileOf }) => tileOf(school)?.from === key)?.label ?? null

/** Whether a row of its own would only repeat prices that stand in the first rows. */
function isRepeated(key: SchoolValueKey, schools: readonly School[]) {
  const held = schools.filter(({ values }) => values.has(key))
  return held.length > 0 && held.every((school) => firstRowWith(key, school) !== null)
}

/** What limits the prices of a first row, for rows that are left out as repeated. */
export const priceCautions = (
  tileOf: (school: School) => SchoolTile | null,
  schools: readonly School[],
): string[] =>
  cautionsOf((school) => {
    const key = tileOf(school)?.from
    return key && isRepeated(key, schools) ? school.values.get(key) : undefined
  }, schools)

/** What limits a value of these schools; the schools are named when it is not true of all. */
function cautionsOf(limitedOf: (school: School) => SchoolValue | undefined, schools: readonly School[]) {
  const limited = schools.flatMap((school) => {
    const value = limitedOf(school)
    const caution = value && cautionOf(value)
    return caution ? [{ name: school.name, caution: caution.replace(/。$/, '') }] : []
  })
  return [...Map.groupBy(limited, ({ caution }) => caution)].map(([caution, of]) =>
    of.length === schools.length ? caution : `${of.map(({ name }) => name).join('、')}：${caution}`,
  )
}
