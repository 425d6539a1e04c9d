import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'

const columns = z.object({
  id: cell.text,
  lat: cell.number.nullable(),
  lon: cell.number.nullable(),
  precision: cell.oneOf(['campus', 'city']),
})

/** Coordinates of the universities for which the register has the campus; points for a city only are left out. */
export function loadCampuses({ value }: Writer): void {
  for (const { values } of readTable('geo.csv', columns))
    if (values.lat !== null && values.lon !== null && values.precision === 'campus')
      value(values.id, 'campus', { text: `${values.lat},${values.lon}`, year: '2026', source: 'ror' })
}
