import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'

const columns = z.object({
  id: cell.text,
  founded: cell.integer.nullable(),
  source: cell.text,
  other: cell.text.nullable(),
})

export function loadFounded({ value }: Writer): void {
  for (const { values } of readTable('founded.csv', columns)) {
    const { id, founded, source, other } = values
    const common = {
      year: '2026 年 6 月记录',
      source: source.includes('ETER') ? 'eter' : source.includes('HRK') ? 'hrk' : 'ror',
    } as const
    if (other === null) value(id, 'founded', { num: founded, ...common })
    else {
      const text = [founded, ...yearsIn(other)].map((year) => `${year} 年`).join('，或 ')
      value(id, 'founded-two', { text, ...common })
    }
  }
}

/** The years in a cell that puts a register's name before each: `ROR:1389;ETER:1388`. */
const yearsIn = (cell: string): string[] => [...new Set(cell.match(/\d{3,4}/g))]
