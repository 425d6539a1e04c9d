import { readCampuses } from '@/lib/schools/campuses'
import type { Writer } from '../writer'

export function loadCampuses({ value }: Writer): void {
  for (const { id, lat, lon } of readCampuses())
    value(id, 'campus', { text: `${lat},${lon}`, year: '2026', source: 'ror' })
}
