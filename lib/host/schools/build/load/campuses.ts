import { readTable } from '../source-tables'
import type { Writer } from '../writer'

/** City points are no campuses and are left out. */
export function loadCampuses({ value }: Writer): void {
  for (const row of readTable('geo.csv', ['id', 'lat', 'lon', 'precision'])) {
    if (row.oneOf('precision', ['campus', 'city']) !== 'campus') continue
    const [lat, lon] = [row.number('lat'), row.number('lon')]
    if (lat !== null && lon !== null)
      value(row.required('id'), 'campus', { text: `${lat},${lon}`, year: '2026', source: 'ror' })
  }
}
