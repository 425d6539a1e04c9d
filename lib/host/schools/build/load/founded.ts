import { readTable } from '../source-tables'
import type { Writer } from '../writer'

export function loadFounded({ value }: Writer): void {
  for (const row of readTable('founded.csv', ['id', 'founded', 'source', 'other'])) {
    const founded = row.integer('founded')
    const other = row.text('other')
    const common = {
      year: '2026 年 6 月记录',
      source: row.required('source').includes('ETER')
        ? 'eter'
        : row.required('source').includes('HRK')
          ? 'hrk'
          : 'ror',
    } as const
    if (other === null) value(row.required('id'), 'founded', { num: founded, ...common })
    else value(row.required('id'), 'founded-two', { text: `${founded} 年，或 ${other} 年`, ...common })
  }
}
