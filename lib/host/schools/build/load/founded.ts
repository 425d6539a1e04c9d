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
    else {
      const text = [founded, ...yearsIn(other)].map((year) => `${year} 年`).join('，或 ')
      value(row.required('id'), 'founded-two', { text, ...common })
    }
  }
}

/** The years in a cell that puts a register's name before each: `ROR:1389;ETER:1388`. */
const yearsIn = (cell: string): string[] => [...new Set(cell.match(/\d{3,4}/g))]
