import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { spanWords } from '@/lib/schools/values'
import { priceTimeCell } from '../price-year'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { loadFurtherFees } from './further-fees'
import {
  dropFarPrices,
  isCourse,
  nearest,
  type Range,
  register,
  registeredPrices,
  registerRead,
} from './registered-prices'

const currencies = ['GBP', 'AUD', 'CAD', 'USD', 'SGD', 'HKD'] as const

const programmeColumns = z.object({
  id: cell.text,
  programme: cell.text,
  level: cell.oneOf(['bachelor', 'master', 'professional doctorate']),
  amount: cell.number.nullable(),
  currency: cell.oneOf(currencies).nullable(),
  per: cell.oneOf(['year', 'programme']),
  /** Programmes whose price is not that of the others. */
  apart: cell.oneOf(['medicine', 'mba']).nullable(),
  /** Its courses in the Australian register. */
  cricos: cell.text.nullable(),
  fee_year: priceTimeCell.nullable(),
  source_url: cell.address.nullable(),
  checked: cell.text,
})

type Programme = z.output<typeof programmeColumns>

/** Prices of schools, programmes and pathway courses, as one table for pages and calculators. */
export function loadFees(db: DatabaseSync, writer: Writer): void {
  const programmes = readTable('programme_fees.csv', programmeColumns).map(({ values }) => values)
  const ranges = readTable('tuition_ranges.csv', rangeColumns).map(({ values }) => values)
  const far = dropFarPrices(db, [...programmes.flatMap(ownPriceOf), ...ranges.flatMap(ownRangesOf)])
  console.log(`登记册的学费与学校公布的相差太远，不用：${far.join('；')}`)
  loadRanges(db, writer, ranges, programmes)
  loadProgrammeFees(db, writer, programmes)
  loadPathways(writer)
  loadFurtherFees(writer)
}

const rangeColumns = z.object({
  id: cell.text,
  name_en: cell.text,
  currency: cell.oneOf(currencies).nullable(),
  ug_min: cell.number.nullable(),
  ug_max: cell.number.nullable(),
  pg_min: cell.number.nullable(),
  pg_max: cell.number.nullable(),
  /** Levels whose range comes from fewer than five prices. */
  few: cell.oneOf(['ug', 'pg', 'ug pg']).nullable(),
  fee_year: priceTimeCell,
  ielts_min: cell.number.nullable(),
  official_url: cell.address.nullable(),
  last_verified: cell.text,
})

type Row = z.output<typeof rangeColumns>

const levels = [
  { level: 'bachelor', key: 'range-bachelor', low: 'ug_min', high: 'ug_max', few: 'ug' },
  { level: 'master', key: 'range-master', low: 'pg_min', high: 'pg_max', few: 'pg' },
] as const

/** Prices apart, and those of medicine, are of a first year or of another kind, and are not compared. */
const ownPriceOf = ({ id: school, level, amount, apart, cricos }: Programme) =>
  amount === null || apart !== null || level === 'professional doctorate'
    ? []
    : [{ school, level, low: amount, high: amount, courses: cricos?.split(' ') ?? [] }]

const ownRangesOf = (values: Row) =>
  levels.flatMap((column) => {
    const [low, high] = [values[column.low], values[column.high]]
    return low === null || high === null
      ? []
      : [{ school: values.id, level: column.level, low, high, courses: null }]
  })

/** What the compilation's own range is: part of the Australian ones are quartiles of the register, and it does not say which. */
function compiledRange(
  values: Row,
  [low, high]: readonly [number, number],
  isFew: boolean,
  half: Range | null,
): Range {
  const few = isFew ? (low === high ? '来源只给一个价' : '来源只给几个课程的价') : null
  const span = !values.id.startsWith('au-') ? 'all' : isHalf([low, high], half) ? 'middle-half' : 'unclear'
  return {
    ...{ low, high, covers: few, span, year: yearOf(values), source: 'tuition-ranges' },
    note:
      few !== null
        ? `${few}，没有写明适用哪些专业；以课程页为准`
        : span === 'middle-half'
          ? 'CRICOS 登记课程的中间一半，按一年计，不是学校的学费表'
          : span === 'unclear'
            ? '来源没写两端是不是最低和最高；以课程页为准'
            : null,
  }
}

/** The register of the compilation is a month older than ours, and its ends are rounded. */
const roundingShare = 0.02

const isOlder = (own: Range, half: Range): boolean =>
  half.low + half.high > (own.low + own.high) * nearest.most

const isHalf = ([low, high]: readonly [number, number], half: Range | null): boolean =>
  half !== null &&
  Math.abs(low - half.low) <= half.low * roundingShare &&
  Math.abs(high - half.high) <= half.high * roundingShare

function loadRanges(
  db: DatabaseSync,
  writer: Writer,
  ranges: readonly Row[],
  programmes: readonly Programme[],
): void {
  const registered = registeredPrices(db)
  const write = (school: SchoolOfRange, { level, key }: (typeof levels)[number], range: Range) => {
    const { low, high, covers, span, note, year, source } = range
    // Readers of a list of prices have to see what the two ends are.
    const ends = covers ?? spanWords(span).before
    writer.insert('fees', {
      ...{ school: school.id, school_name: school.name_en, country: school.id.slice(0, 2) },
      ...{
        kind: 'range',
        level,
        low,
        high,
        span,
        currency: school.currency,
        per: 'year',
        year,
        note,
        source,
      },
      title: `${level === 'bachelor' ? '国际生本科' : '国际生授课型硕士'}${ends == null ? '' : `，${ends}`}`,
      ...{ ielts: school.ielts, url: school.url, checked: school.checked },
    })
    writer.value(school.id, key, {
      ...{ num: low, to: high, text: school.currency, covers, span, year, source },
    })
  }
  const compiled = new Set<string>()
  for (const values of ranges) {
    const { id, name_en, currency, ielts_min: ielts, official_url: url, last_verified: checked } = values
    for (const column of levels) {
      const [low, high] = [values[column.low], values[column.high]]
      if (low === null || high === null || currency === null) continue
      const isFew = low === high || values.few?.split(' ').includes(column.few) === true
      const half = registered.halfOf(id, column.level)
      const own = compiledRange(values, [low, high], isFew, half)
      const range = widened(
        half !== null && (isFew || isOlder(own, half)) ? half : own,
        programmes.filter((one) => one.id === id && one.level === column.level && one.currency === currency),
      )
      write({ id, name_en, currency, ielts, url, checked }, column, range)
      compiled.add(`${id} ${column.level}`)
    }
    writer.value(id, 'ielts', { num: ielts, year: `${checked} 核对`, source: 'tuition-ranges' })
  }
  // A school that the compilation leaves out has a price too when the register has enough of its courses.
  for (const { id, name_en } of registered.schools)
    for (const column of levels) {
      const half = registered.halfOf(id, column.level)
      if (half === null || compiled.has(`${id} ${column.level}`)) continue
      write({ id, name_en, currency: 'AUD', ielts: null, url: null, checked: registerRead }, column, half)
    }
  for (const { id } of registered.schools)
    for (const { level } of levels) {
      const lowest = registered.lowestOf(id, level)
      if (lowest !== null) writer.value(id, `lowest-${level}`, { num: lowest, text: 'AUD', ...register })
    }
}

type SchoolOfRange = {
  id: string
  name_en: string
  currency: string
  ielts: number | null
  url: string | null
  checked: string
}

/** A text that is not a year of entry is kept unchanged. */
const yearOf = ({ fee_year: year }: Row) => (/^\d{4}(?:-\d{2})?$/.test(year) ? `${year} 入学` : year)

/**
 * The range with the school's own programmes in it, those of medicine and the MBA apart. A middle half stays what it is: half of all
 * programmes are outside it.
 */
function widened(range: Range, programmes: readonly Programme[]): Range {
  if (range.span === 'middle-half') return range
  const amounts = programmes.flatMap(({ apart, amount }) =>
    apart === null && amount !== null ? [amount] : [],
  )
  const [low, high] = [Math.min(range.low, ...amounts), Math.max(range.high, ...amounts)]
  if (low === range.low && high === range.high) return range
  // A single price that others join is no single price.
  return { ...range, low, high, covers: range.covers === null ? null : '来源只给几个课程的价' }
}

function loadProgrammeFees(db: DatabaseSync, { insert }: Writer, programmes: readonly Programme[]): void {
  const levels = { bachelor: 'bachelor', master: 'master', 'professional doctorate': 'professional' } as const
  const register = db.prepare(
    `update programmes set fee = ?, fee_per = ?, year = ?, url = ? where school = ? and source = 'cricos' and ${isCourse}`,
  )
  for (const values of programmes) {
    const { id: school, amount, per, source_url: url, checked } = values
    const level = levels[values.level]
    const year = values.fee_year ?? '2026 年入学'
    // The school's price stands beside the course wherever the register's would.
    for (const code of values.cricos?.split(' ') ?? [])
      if (register.run(amount, per, `${year}，${checked} 读`, url, school, code).changes === 0)
        throw new Error(`programme_fees.csv：${school} 在 au_courses.csv 里没有课程 ${code}`)
    insert('fees', {
      school,
      school_name: school,
      country: school.slice(0, 2),
      kind: 'programme',
      level,
      title: values.programme,
      low: amount,
      high: amount,
      currency: values.currency,
      per,
      year,
      note: per === 'programme' ? '全程学费' : level === 'master' ? '一年制硕士为全程学费' : null,
      url,
      checked,
      source: 'programme-fees',
    })
  }
}

const pathwayRoutes = { foundation: '本科预科', iyo: '国际大一', 'pre-master': '硕士预科' } as const

const pathwayColumns = z.object({
  id: cell.text,
  university: cell.text,
  route: cell.oneOf(['foundation', 'iyo', 'pre-master']),
  provider: cell.text.nullable(),
  ielts_min: cell.number.nullable(),
  duration: cell.text.nullable(),
  /** As printed; the numbers in it are the next columns. */
  fee_2026_27: cell.text.nullable(),
  fee_low_gbp: cell.number.nullable(),
  /** Null when the operator gives only the lowest price. */
  fee_high_gbp: cell.number.nullable(),
  fee_per: cell.oneOf(['programme', 'year']).nullable(),
  last_verified: cell.text,
})

/** @throws with file, line and column when a row cannot be right */
export const readPathways = (folder?: string) =>
  readTable('pathways.csv', pathwayColumns, folder).map(({ values, fail }) => {
    const { fee_low_gbp: low, fee_high_gbp: high } = values
    if ((low === null) !== (values.fee_per === null)) fail('fee_per', '有价的写按什么收，没有价的留空')
    if (low !== null && values.fee_2026_27 === null) fail('fee_2026_27', '有价的要有原文')
    if (high !== null && (low === null || high < low)) fail('fee_high_gbp', `${high} 低于 fee_low_gbp 列`)
    return values
  })

function loadPathways({ insert }: Writer): void {
  for (const values of readPathways()) {
    const { id: school, route, provider, duration, fee_low_gbp: low, fee_high_gbp: high } = values
    insert('fees', {
      school,
      school_name: values.university,
      country: school.slice(0, 2),
      kind: 'pathway',
      level: route,
      title: pathwayRoutes[route],
      low,
      high,
      currency: low === null ? null : 'GBP',
      per: values.fee_per ?? 'programme',
      text: values.fee_2026_27,
      year: '2026–27',
      ielts: values.ielts_min,
      note: [provider, duration].filter((part) => part !== null).join('，') || null,
      checked: values.last_verified,
      source: 'pathways',
    })
  }
}
