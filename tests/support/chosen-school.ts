import type { ChosenSchool } from '@/lib/tools/cost/input'

/** A school that somebody chose in the calculator; nothing is known of it apart from what is given. */
export const chosenSchool = (id: string, known: Partial<ChosenSchool> = {}): ChosenSchool => ({
  ...{ id, name: 'A', country: id.slice(0, 2), city: null, state: null, fees: [], living: null, ...known },
})

/** The living costs that it publishes. */
export const publishedLiving = (
  low: number,
  high: number,
  insurance: number | 'included' | null = null,
): NonNullable<ChosenSchool['living']> => ({
  ...{ school: 'A', name: 'B', low, high, insurance, years: '2025', readFrom: 'C', url: '/', note: '' },
})
