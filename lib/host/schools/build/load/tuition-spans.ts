import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { quantile } from '@/lib/core/quantile'
import { studyLevelIds } from '@/lib/schools/finder'
import type { TuitionTable } from '../../tables'
import { priceTime } from '../price-year'
import type { Writer } from '../writer'
import { averageSchema, middleYear, yearsOf } from './tuition'

/** Fewer prices of programmes do not represent a country. */
const fewest = 20

/** Fewer schools have no middle half. */
const fewestSchools = 5

/** Writes the ranges of prices by country and level, and the range of US averages, which are published without single prices. */
export function loadTuitionSpans(db: DatabaseSync, writer: Writer, rows: readonly TuitionTable[]): void {
  for (const all of Map.groupBy(rows, ({ country, level }) => `${country} ${level}`).values()) {
    const [first] = all
    const span = spanOf(all)
    if (first === undefined || span === null) continue
    writer.insert('tuition_spans', {
      country: first.country,
      city: '',
      outside: 0 as const,
      level: first.level,
      ...span,
    })
    loadCities(db, writer, all)
  }
  loadLiving(db, writer)
  const averages = z.array(averageSchema).parse(
    db
      .prepare(
        `select json_extract(record, '$.tuition_grad_usd') as num, json_extract(record, '$.tuition_year') as year, 'ipeds' as source
         from schools where country = 'us' and rank_num is not null and num > 0 and year is not null`,
      )
      .all(),
  )
  const amounts = averages.map(({ num }) => num)
  if (amounts.length < fewest) return
  writer.insert('tuition_spans', {
    ...{
      country: 'us',
      city: '',
      outside: 0 as const,
      level: 'master',
      basis: 'average',
      per: 'year',
      currency: 'USD',
    },
    ...quartiles(amounts),
    count: amounts.length,
    ...timesOf(averages.map(({ year }) => priceTime(year))),
    sources: listOf(averages.map(({ source }) => source)),
  })
}

/**
 * Only ranked schools count: the tables also contain colleges that award no degree, at half the price. A price that the state sets for
 * all schools is not a range, and the price of one faculty is not that of its school.
 */
const isComparable = ({ kind, rank_num, basis, covers }: TuitionTable): boolean =>
  kind !== 'programme' && rank_num !== null && basis === 'published' && covers === null

/** Fewer prices do not represent a city. */
const fewestOfCity = 10

/**
 * Writes the ranges of a city where enough schools publish prices, and of the rest of the country: prices in a capital are not typical of
 * the country.
 */
function loadCities(db: DatabaseSync, writer: Writer, all: readonly TuitionTable[]): void {
  const cityOf = db.prepare('select city from schools where id = ?')
  const wholes = all.filter(isComparable)
  const byCity = Map.groupBy(wholes, ({ school }) => String(cityOf.get(school)?.city ?? ''))
  for (const [city, own] of byCity) {
    const [first] = own
    const rest = wholes.filter((row) => !own.includes(row))
    if (first === undefined || city === '' || own.length < fewestOfCity || rest.length < fewest) continue
    const { country, level } = first
    const base = { country, city, level, basis: 'schools' as const }
    writer.insert('tuition_spans', { ...base, outside: 0, ...yearlySpan(own) })
    writer.insert('tuition_spans', { ...base, outside: 1, ...yearlySpan(rest) })
  }
}

const livingSchema = z.object({ amount: z.number(), year: z.string(), older: z.string() })

/** American colleges publish the cost of a year on campus; a school that leaves out a part is not counted. */
function loadLiving(db: DatabaseSync, writer: Writer): void {
  const rows = z.array(livingSchema).parse(
    db
      .prepare(
        `select v.num + json_extract(record, '$.books_usd') + json_extract(record, '$.other_exp_usd') as amount, v.year as year,
           json_extract(record, '$.tuition_year') as older
         from schools s join school_values v on v.school = s.id and v.key = 'housing'
         where s.country = 'us' and s.rank_num is not null and amount is not null and older is not null`,
      )
      .all(),
  )
  const amounts = rows.map(({ amount }) => amount)
  if (amounts.length < fewest) return
  for (const level of studyLevelIds)
    writer.insert('tuition_spans', {
      ...{
        country: 'us',
        city: '',
        outside: 0 as const,
        level,
        basis: 'living',
        per: 'year',
        currency: 'USD',
      },
      ...quartiles(amounts),
      count: amounts.length,
      ...timesOf(rows.map(({ year }) => priceTime(year))),
      fee_years: listOf(rows.flatMap(({ year, older }) => [year, older])),
      sources: listOf(['scorecard', 'ipeds']),
    })
}

const isOneMoney = ([first, ...others]: readonly TuitionTable[]): boolean =>
  others.every(({ currency }) => currency === first?.currency)

/** The years of the counted prices: their middle, each of them, and as readers see them. */
const timesOf = (counted: readonly Pick<TuitionTable, 'price_year' | 'fee_year'>[]) => ({
  price_year: middleYear(counted),
  price_years: JSON.stringify([...new Set(yearsOf(counted))].sort((a, b) => a - b)),
  fee_years: listOf(counted.map(({ fee_year }) => fee_year)),
})

const listOf = (values: readonly string[]): string => JSON.stringify([...new Set(values)].sort())

const quartiles = (lows: readonly number[], highs = lows) => ({
  low: quantile(lows, 0.25),
  typical: quantile(
    lows.map((low, at) => (low + (highs[at] ?? low)) / 2),
    0.5,
  ),
  high: quantile(highs, 0.75),
})

function spanOf(all: readonly TuitionTable[]) {
  const wholes = all.filter(isComparable)
  // The further countries have prices for groups of subjects or students, which include medicine and grants, so they do not count here.
  const programmes = ofUsualLength(
    all.filter(({ kind, source }) => kind === 'programme' && source !== 'tuition-more'),
  )
  if (wholes.length >= fewestSchools && isOneMoney(wholes))
    return { basis: 'schools' as const, ...yearlySpan(wholes) }
  if (programmes.length >= fewest) return { basis: 'programmes' as const, ...yearlySpan(programmes) }
  const whole = wholes.filter(({ kind }) => kind === 'school')
  // A school with a price for all programmes is not counted again with the prices of its groups.
  const few = [...whole, ...programmes.filter(({ school }) => !whole.some((one) => one.school === school))]
  const [first] = few
  // The prices are not converted, so all must have the same period: the price of a whole programme of unknown length cannot be compared
  // with a yearly one.
  if (
    first === undefined ||
    few.some(({ per, currency }) => per !== first.per || currency !== first.currency)
  )
    return null
  const lows = few.map(({ low }) => low)
  return {
    ...summaryOf(few, first),
    basis: 'few' as const,
    per: first.per,
    low: Math.min(...lows),
    typical: quantile(lows, 0.5),
    high: Math.max(...few.map(({ high }) => high)),
  }
}

/** A year of a longer course costs less than a course of one year: only those of the most frequent length are counted together. */
function ofUsualLength(programmes: readonly TuitionTable[]): readonly TuitionTable[] {
  const byLength = [...Map.groupBy(programmes, ({ years }) => years).values()]
  const [usual = []] = byLength.toSorted((a, b) => b.length - a.length)
  return usual.length >= fewest ? usual : programmes
}

function yearlySpan(counted: readonly TuitionTable[]) {
  const [first] = counted
  if (first === undefined) throw new Error('no prices to span')
  const perYear = (value: number, { per, years }: TuitionTable) =>
    per === 'programme' ? value / (years ?? 1) : value
  return {
    ...summaryOf(counted, first),
    per: 'year' as const,
    ...quartiles(
      counted.map((row) => perYear(row.low, row)),
      counted.map((row) => perYear(row.high, row)),
    ),
  }
}

const summaryOf = (counted: readonly TuitionTable[], { currency }: TuitionTable) => ({
  count: counted.length,
  currency,
  ...timesOf(counted),
  fee_years: listOf(counted.flatMap(({ fee_year }) => fee_year.split('、'))),
  sources: listOf(counted.map(({ source }) => source)),
})
