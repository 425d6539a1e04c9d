import type { Row } from '@/lib/core/read-table'
import { fieldOfTitle } from '../field-codes'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { studyYears } from './study-years'
import { spanOf } from './value-span'

export function loadHongKong({ value, programme }: Writer): void {
  const columns = [
    'id',
    'faculty_zh',
    'programme_en',
    'fee_hkd',
    'fee_per',
    'duration',
    'fee_text',
    'deadlines_2026_entry',
    'url',
    'read_on',
  ]
  const rows = readTable('hk_tpg_2026.csv', columns)
  for (const row of rows) {
    const title = row.required('programme_en')
    // Some official pages have a line of hyphens between rounds.
    const deadlines = row.text('deadlines_2026_entry')?.replace(/\s*-{4,}\s*/g, '；') ?? null
    const duration = row.text('duration')
    programme({
      school: row.required('id'),
      level: 'master',
      title,
      field: fieldOfTitle(title) ?? fieldOfTitle(row.text('faculty_zh') ?? ''),
      detail: [
        row.text('faculty_zh'),
        duration === null ? null : `学制 ${duration}`,
        row.text('fee_text') === null ? null : `官网学费原文：${row.text('fee_text')}`,
        deadlines === null ? null : `2026 年入学截止：${deadlines}`,
      ]
        .filter((part) => part !== null)
        .join('；'),
      ...feeOf(row),
      currency: 'HKD',
      url: row.url('url'),
      year: `2026 年入学，${row.required('read_on')} 读`,
      source: 'hk-tpg',
    })
  }
  for (const [id, all] of Map.groupBy(rows, (row) => row.required('id'))) {
    const entry = { year: '2026 年入学', source: 'hk-tpg' } as const
    value(id, 'masters-listed', { num: all.length, ...entry })
    const span = spanOf(all.map(feeOf).map(({ fee, fee_per }) => (fee_per === 'programme' ? fee : null)))
    if (span !== null) value(id, 'masters-fees', { ...span, text: 'HKD', ...entry })
    const yearly = spanOf(all.map(yearlyFeeOf))
    if (yearly !== null) value(id, 'masters-yearly', { ...yearly, text: 'HKD', ...entry })
  }
}

/**
 * The price of a year of full-time study; null when the price is per credit, or the programme is part-time only. When a page gives
 * several years without the mode of study, they may be part-time years, so the price is not divided by them.
 */
function yearlyFeeOf(row: Row): number | null {
  const { fee, fee_per } = feeOf(row)
  const years = studyYears(`学制 ${row.text('duration') ?? ''}`)
  if (fee === null || years === 'part-time') return null
  if (fee_per === 'year') return fee
  const isFullTime = /full/i.test(row.text('duration') ?? '')
  if (fee_per !== 'programme' || years === null || (years > 1 && !isFullTime)) return null
  return Math.round(fee / years)
}

const feeOf = (row: Row) => ({
  fee: row.number('fee_hkd'),
  fee_per: row.oneOf('fee_per', ['programme', 'year', 'credit', 'module', 'unit']),
})
