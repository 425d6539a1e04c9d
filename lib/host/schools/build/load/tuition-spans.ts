import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { quantile } from '@/lib/core/quantile'
import { studyLevelIds } from '@/lib/schools/finder'
import type { TuitionTable } from '../../tables'
import type { Writer } from '../writer'
import { averageSchema } from './tuition'

/** Fewer say nothing of a country. */
const fewest = 20

/** Writes what the prices span by country and level, and where there are too few of them, what averages do. */
export function loadTuitionSpans(db: DatabaseSync, writer: Writer, rows: readonly TuitionTable[]): void {
  for (const all of Map.groupBy(rows, ({ country, level }) => `${country} ${level}`).values()) {
    const [first] = all
    const span = spanOf(all)
    if (first === undefined || span === null) continue
    writer.insert('tuition_spans', { country: first.country, level: first.level, ...span })
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
    ...{ country: 'us', level: 'master', basis: 'average', per: 'year', currency: 'USD' },
    ...quartiles(amounts),
    count: amounts.length,
    fee_years: listOf(averages.map(({ year }) => year)),
    sources: listOf(averages.map(({ source }) => source)),
  })
}

const livingSchema = z.object({ amount: z.number(), year: z.string(), older: z.string() })

/** American colleges publish what a year on the campus costs; a school that leaves a part out is not counted. */
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
      ...{ country: 'us', level, basis: 'living', per: 'year', currency: 'USD' },
      ...quartiles(amounts),
      count: amounts.length,
      fee_years: listOf(rows.flatMap(({ year, older }) => [year, older])),
      sources: listOf(['scorecard', 'ipeds']),
    })
}

const listOf = (values: readonly string[]): string => JSON.stringify([...new Set(values)].sort())

const quartiles = (lows: readonly number[], highs = lows) => ({
  low: quantile(lows, 0.25),
  typical: quantile(
    lows.map((low, at) => (low + (highs[at] ?? low)) / 2),
    0.5,
  ),
  high: quantile(highs, 0.75),
})

/** Of schools only the ranked ones count: the tables also hold colleges that give no degree, at half the price. */
function spanOf(all: readonly TuitionTable[]) {
  const wholes = all.filter(({ kind, rank_num }) => kind !== 'programme' && rank_num !== null)
  const programmes = all.filter(({ kind }) => kind === 'programme')
  if (wholes.length >= fewest) return { basis: 'schools' as const, ...yearlySpan(wholes) }
  if (programmes.length >= fewest) return { basis: 'programmes' as const, ...yearlySpan(programmes) }
  const few = [...wholes.filter(({ kind }) => kind === 'school'), ...programmes]
  const [first] = few
  // As they are published: a price for a whole programme of unknown length cannot be held against that of a year.
  if (first === undefined || few.some(({ per }) => per !== first.per)) return null
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
  fee_years: listOf(counted.flatMap(({ fee_year }) => fee_year.split('、'))),
  sources: listOf(counted.map(({ source }) => source)),
})
