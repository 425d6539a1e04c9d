import type { Row } from '@/lib/core/read-table'
import { fieldOfTitle } from '../field-codes'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
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
    // Some official pages draw a line of hyphens between rounds.
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
  }
}

const feeOf = (row: Row) => ({
  fee: row.number('fee_hkd'),
  fee_per: row.oneOf('fee_per', ['programme', 'year', 'credit', 'module', 'unit']),
})
