import { z } from 'zod'
import { cell, type TableRow } from '@/lib/core/column-table'
import { fieldOfTitle } from '../field-codes'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { spanOf } from './value-span'

const columns = z.object({
  id: cell.text,
  faculty_zh: cell.text.nullable(),
  programme_en: cell.text,
  fee_hkd: cell.number.nullable(),
  fee_per: cell.oneOf(['programme', 'year', 'credit', 'module', 'unit']).nullable(),
  duration: cell.text.nullable(),
  /** Years of full-time study in `duration`; two numbers when the page gives several. */
  years_low: cell.number.nullable(),
  years_high: cell.number.nullable(),
  study_mode: cell.oneOf(['full_time', 'part_time', 'unstated']).nullable(),
  fee_text: cell.text.nullable(),
  deadlines_2026_entry: cell.text.nullable(),
  url: cell.address.nullable(),
  read_on: cell.text,
})
type Row = z.output<typeof columns>

/** @throws with file, line and column when a row cannot be right */
export const readHongKong = (folder?: string): Row[] =>
  readTable('hk_tpg_2026.csv', columns, folder).map(readLength)

export function loadHongKong({ value, partValue, programme }: Writer): void {
  const rows = readHongKong()
  for (const row of rows) {
    const title = row.programme_en
    // Some official pages have a line of hyphens between rounds.
    const deadlines = row.deadlines_2026_entry?.replace(/\s*-{4,}\s*/g, '；') ?? null
    const duration = row.duration
    programme({
      school: row.id,
      level: 'master',
      title,
      field: fieldOfTitle(title) ?? fieldOfTitle(row.faculty_zh ?? ''),
      detail: [
        row.faculty_zh,
        duration === null ? null : `学制 ${duration}`,
        row.fee_text === null ? null : `官网学费原文：${row.fee_text}`,
        deadlines === null ? null : `2026 年入学截止：${deadlines}`,
      ]
        .filter((part) => part !== null)
        .join('；'),
      ...feeOf(row),
      years: yearsOf(row),
      is_part_time: row.study_mode === 'part_time' ? 1 : 0,
      is_year_unclear: isYearUnclear(row) ? 1 : 0,
      currency: 'HKD',
      url: row.url,
      year: `2026 年入学，${row.read_on} 读`,
      source: 'hk-tpg',
    })
  }
  for (const [id, all] of Map.groupBy(rows, (row) => row.id)) {
    const entry = { year: '2026 年入学', source: 'hk-tpg' } as const
    value(id, 'masters-listed', { num: all.length, ...entry })
    const span = spanOf(all.map(feeOf).map(({ fee, fee_per }) => (fee_per === 'programme' ? fee : null)))
    if (span !== null) partValue(id, 'masters-fees', { ...span, text: 'HKD', covers: null, ...entry })
    const yearly = yearlySpanOf(all)
    if (yearly !== null) partValue(id, 'masters-yearly', { ...yearly, text: 'HKD', covers: null, ...entry })
  }
}

/**
 * The lowest and the highest price of a year. A price of a year that may be a part-time one is too low for a year of full-time study, so it
 * can be the highest but not the lowest.
 */
function yearlySpanOf(rows: readonly Row[]) {
  const clear = spanOf(rows.map((row) => (isYearUnclear(row) ? null : yearlyFeeOf(row))))
  const every = spanOf(rows.map(yearlyFeeOf))
  return clear === null || every === null ? null : { num: clear.num, to: every.to }
}

/** The price of a year; null when the price is per credit, the programme is part-time only, or its years may be part-time ones. */
function yearlyFeeOf(row: Row): number | null {
  const { fee, fee_per } = feeOf(row)
  const years = yearsOf(row)
  if (fee === null || row.study_mode === 'part_time') return null
  if (fee_per === 'year') return fee
  if (fee_per !== 'programme' || years === null || isYearUnclear(row)) return null
  return Math.round(fee / years)
}

/** When a page gives several years, or none, without the mode of study, they may be part-time years: a price is not divided by them. */
const isYearUnclear = (row: Row): boolean =>
  row.study_mode === null ||
  (row.study_mode === 'unstated' && (row.years_high === null || row.years_high > 1))

/** The length of full-time study; null when there is none, or the page gives several. */
const yearsOf = ({ years_low: low, years_high: high }: Row) => (low === high ? low : null)

function readLength({ values: row, fail }: TableRow<typeof columns>): Row {
  if ((row.duration === null) !== (row.study_mode === null))
    fail('study_mode', '写了学制的要写全日制还是兼读')
  if ((row.years_low === null) !== (row.study_mode === null || row.study_mode === 'part_time'))
    fail('years_low', '全日制的写几年，只有兼读的留空')
  if ((row.years_high === null) !== (row.years_low === null)) fail('years_high', '两个数要么都写，要么都空')
  if (row.years_low !== null && row.years_high !== null && row.years_high < row.years_low)
    fail('years_high', `${row.years_high} 小于 years_low 的 ${row.years_low}`)
  return row
}

const feeOf = ({ fee_hkd: fee, fee_per }: Row) => ({ fee, fee_per })
