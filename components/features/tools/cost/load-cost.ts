import { orEmpty, orNull } from '@/lib/api/client'
import { hasTuition, listTuition, listTuitionSchools, listTuitionSpans } from '@/lib/api/tuition'
import type { SearchParams } from '@/lib/listing'
import type { Level } from '@/lib/tools/cost/country'
import { type Estimate, estimateCost } from '@/lib/tools/cost/estimate'
import { type ChosenSchool, type CostReading, readCost, readPlace } from '@/lib/tools/cost/input'
import { schoolLiving } from '@/lib/tools/cost/school-living'
import { findSchool } from '../find-school'

export type CostData = {
  reading: CostReading
  /** Null while nothing was asked. */
  estimate: Estimate | null
  /** The chosen school with all its prices. */
  chosen: ChosenSchool | null
  /** Schools to propose, and how many have a price. */
  schools: { names: readonly string[]; total: number }
}

/** As many as a list that unfolds below a field can be read through. */
const proposed = 60

/** Reads an address, looks its school up in the library and reckons. */
export async function loadCost(params: SearchParams): Promise<CostData> {
  const place = readPlace(params)
  const { country, level } = place
  const [chosen, spans, schools] = await Promise.all([
    findChosen(place),
    listTuitionSpans(),
    hasTuition(level) ? orNull(listTuitionSchools(country.value, level, proposed)) : null,
  ])
  const reading = readCost(params, chosen)
  return {
    reading,
    estimate: reading.isAsked ? estimateCost(reading.input, spans) : null,
    chosen: reading.input.school === null ? null : chosen,
    schools: { names: schools?.list.map(({ name }) => name) ?? [], total: schools?.total ?? 0 },
  }
}

async function findChosen({ id, words, country, level }: ReturnType<typeof readPlace>) {
  // A field that was cleared takes the school back.
  if (words === '' || (words === null && id === '')) return null
  const found = await orNull(
    findSchool({ id, words: words ?? '', country: country.value, isHighSchool: level === 'highschool' }),
  )
  return found?.school ? toChosen(found.school, level) : null
}

async function toChosen(school: Parameters<typeof schoolLiving>[0], level: Level): Promise<ChosenSchool> {
  return {
    id: school.id,
    name: school.name,
    country: school.country,
    city: school.city,
    fees: hasTuition(level) ? await orEmpty(listTuition(school.id, level)) : [],
    living: hasTuition(level) ? schoolLiving(school) : null,
  }
}
