import type { Row } from '@/lib/core/read-table'
import { fieldOfTitle } from '../field-codes'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { spanOf } from './value-span'

export function loadSingapore({ value, programme }: Writer): void {
  const columns = [
    'id',
    'school',
    'degree',
    'employed_pct',
    'employed_ft_perm_pct',
    'gross_monthly_median_sgd',
    'p25_sgd',
    'p75_sgd',
    'year',
  ]
  const rows = readTable('sg_programmes.csv', columns)
  for (const row of rows) {
    const employed = row.number('employed_pct')
    const permanent = row.number('employed_ft_perm_pct')
    const [low, high] = [row.integer('p25_sgd'), row.integer('p75_sgd')]
    programme({
      school: row.required('id'),
      level: 'bachelor',
      title: row.required('degree'),
      field: fieldOfTitle(row.required('degree')) ?? fieldOfTitle(row.required('school')),
      detail: [
        row.required('school'),
        ...(employed === null ? [] : [`就业 ${employed}%`]),
        ...(permanent === null ? [] : [`全职固定 ${permanent}%`]),
        ...(low === null || high === null ? [] : [`月薪中间一半 ${low}–${high} 新加坡元`]),
      ].join('；'),
      pay: payOf(row),
      currency: 'SGD',
      year: row.required('year'),
      source: 'ges',
    })
  }
  for (const [id, all] of Map.groupBy(rows, (row) => row.required('id'))) {
    const surveyed = { year: '2023', source: 'ges' } as const
    value(id, 'programmes-surveyed', { num: all.length, ...surveyed })
    value(id, 'graduate-pay', { ...spanOf(all.map(payOf)), ...surveyed })
  }
}

const payOf = (row: Row) => row.integer('gross_monthly_median_sgd')
