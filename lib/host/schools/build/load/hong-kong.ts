import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { fieldOfTitle } from '../field-codes'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { studyYears } from './study-years'
import { spanOf } from './value-span'

const columns = z.object({
  id: cell.text,
  faculty_zh: cell.text.nullable(),
  programme_en: cell.text,
  fee_hkd: cell.number.nullable(),
  fee_per: cell.oneOf(['programme', 'year', 'credit', 'module', 'unit']).nullable(),
  duration: cell.text.nullable(),
  fee_text: cell.text.nullable(),
  deadlines_2026_entry: cell.text.nullable(),
  url: cell.address.nullable(),
  read_on: cell.text,
})
type Row = z.output<typeof columns>

export function loadHongKong({ value, price, programme }: Writer): void {
  const rows = readTable('hk_tpg_2026.csv', columns).map(({ values }) => values)
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
    if (span !== null) price(id, 'masters-fees', { ...span, text: 'HKD', covers: null, ...entry })
    const yearly = spanOf(all.map(yearlyFeeOf))
    if (yearly !== null) price(id, 'masters-yearly', { ...yearly, text: 'HKD', covers: null, ...entry })
  }
}

/**
 * The price of a year of full-time study; null when the price is per credit, or the programme is part-time only. When a page gives
 * several years without the mode of study, they may be part-time years, so the price is not divided by them.
 */
function yearlyFeeOf(row: Row): number | null {
  const { fee, fee_per } = feeOf(row)
  const years = studyYears(`学制 ${row.duration ?? ''}`)
  if (fee === null || years === 'part-time') return null
  if (fee_per === 'year') return fee
  const isFullTime = /full/i.test(row.duration ?? '')
  if (fee_per !== 'programme' || years === null || (years > 1 && !isFullTime)) return null
  return Math.round(fee / years)
}

const feeOf = ({ fee_hkd: fee, fee_per }: Row) => ({ fee, fee_per })
