import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { fieldOfTitle } from '../field-codes'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { spanOf } from './value-span'

const columns = z.object({
  id: cell.text,
  school: cell.text,
  degree: cell.text,
  employed_pct: cell.number.nullable(),
  employed_ft_perm_pct: cell.number.nullable(),
  gross_monthly_median_sgd: cell.integer.nullable(),
  p25_sgd: cell.integer.nullable(),
  p75_sgd: cell.integer.nullable(),
  year: cell.text,
})

export function loadSingapore({ value, programme }: Writer): void {
  const rows = readTable('sg_programmes.csv', columns).map(({ values }) => values)
  for (const row of rows) {
    const { school, degree, employed_pct: employed, employed_ft_perm_pct: permanent } = row
    const { p25_sgd: low, p75_sgd: high } = row
    programme({
      school: row.id,
      level: 'bachelor',
      title: degree,
      field: fieldOfTitle(degree) ?? fieldOfTitle(school),
      detail: [
        school,
        ...(employed === null ? [] : [`就业 ${employed}%`]),
        ...(permanent === null ? [] : [`全职固定 ${permanent}%`]),
        ...(low === null || high === null ? [] : [`月薪中间一半 ${low}–${high} 新加坡元`]),
      ].join('；'),
      pay: row.gross_monthly_median_sgd,
      currency: 'SGD',
      year: row.year,
      source: 'ges',
    })
  }
  for (const [id, all] of Map.groupBy(rows, ({ id }) => id)) {
    const surveyed = { year: '2023', source: 'ges' } as const
    value(id, 'programmes-surveyed', { num: all.length, ...surveyed })
    value(id, 'graduate-pay', { ...spanOf(all.map((row) => row.gross_monthly_median_sgd)), ...surveyed })
  }
}
