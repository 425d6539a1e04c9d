import { findNamedSchool, type SchoolSearch } from '@/components/features/schools/find-named-school'
import { orEmpty, orNull } from '@/lib/api/client'
import { listTuition, listTuitionSchools, listTuitionSpans } from '@/lib/api/tuition'
import { schoolPrices } from '@/lib/collections/kinds/cost-country'
import { figure } from '@/lib/facts/registry'
import type { SearchParams } from '@/lib/listing'
import { type FeeSpan, hasTuition, type SchoolFee } from '@/lib/schools/tuition'
import { type Estimate, estimateCost } from '@/lib/tools/cost/estimate'
import { type ChosenSchool, type CostReading, readCost, readPlace } from '@/lib/tools/cost/input'
import type { Level } from '@/lib/tools/cost/levels'
import { schoolLiving } from '@/lib/tools/cost/school-living'
import { readBudget } from '@/lib/tools/cost/yearly-budget'

export type CostData = {
  reading: CostReading
  /** Null before the first calculation. */
  estimate: Estimate | null
  /** The chosen school with all its prices. */
  chosen: ChosenSchool | null
  /** Other schools that the words may mean, and whether one of them was chosen. */
  others: SchoolSearch['others']
  /** Suggested schools, and the number of schools with a price. */
  schools: { names: readonly string[]; total: number }
  /** The range of published fees for every country and level. */
  spans: readonly FeeSpan[]
  /** The visitor's yearly budget in yuan, and why it cannot be drawn. */
  budget: ReturnType<typeof readBudget>
}

/** The largest useful number of suggestions below a field. */
const proposed = 60

/** Reads an address, finds its school in the library and calculates. */
export async function loadCost(params: SearchParams): Promise<CostData> {
  const place = readPlace(params)
  const { country, level } = place
  const [{ school, others }, spans, schools] = await Promise.all([
    findNamed(place),
    listTuitionSpans(),
    hasTuition(level) ? orNull(listTuitionSchools(country.value, level, proposed)) : null,
  ])
  const chosen = school && (await toChosen(school, level))
  const reading = asking(readCost(params, chosen), school === null ? others : [])
  // A level or a budget alone asks which countries it covers.
  const isOverview = Object.keys(reading.typed).every((name) => name === 'level')
  return {
    reading,
    estimate: isOverview ? null : estimateCost(reading.input, spans),
    chosen: reading.input.school === null ? null : chosen,
    others,
    schools: { names: schools?.list.map(({ name }) => name) ?? [], total: schools?.total ?? 0 },
    spans,
    budget: readBudget(params),
  }
}

const nobody: SchoolSearch = { school: null, others: [] }

async function findNamed({ id, words, country, level }: ReturnType<typeof readPlace>): Promise<SchoolSearch> {
  // An emptied field removes the school.
  if (words === '' || (words === null && id === '')) return nobody
  const isHighSchool = level === 'highschool'
  return (
    (await orNull(findNamedSchool({ id, words: words ?? '', country: country.value, isHighSchool }))) ??
    nobody
  )
}

/** Words that match several schools are not an error; the visitor gets a choice. */
function asking(reading: CostReading, candidates: SchoolSearch['others']): CostReading {
  if (candidates.length === 0) return reading
  const words = (reading.typed.school ?? '').slice(0, 40)
  const school = `${reading.input.country.label}没有一所学校就叫“${words}”，请从名字里有这几个字的里选，或写全名`
  return { ...reading, errors: { ...reading.errors, school } }
}

async function toChosen(school: Parameters<typeof schoolLiving>[0], level: Level): Promise<ChosenSchool> {
  return {
    id: school.id,
    name: school.name,
    country: school.country,
    city: school.city,
    state: school.state,
    years: school.kind === 'two-year' && level === 'undergraduate' ? 2 : null,
    // The library has no prices of the other levels.
    ...(hasTuition(level)
      ? {
          fees: currentFees(school.id, level, await orEmpty(listTuition(school.id, level))),
          living: schoolLiving(school, level),
        }
      : { fees: [], living: null }),
  }
}

/**
 * A school's published prices. The price for the whole school is left out when the fact registry has a newer one: a price whose year is unknown is
 * not newer than any other.
 */
export function currentFees(school: string, level: Level, fees: readonly SchoolFee[]): SchoolFee[] {
  const facts = schoolPrices()[school]?.tuition[level]?.facts.flat() ?? []
  const newest = Math.max(0, ...facts.map((id) => figure(id).priceYear ?? 0))
  return fees.filter(({ programme, priceYear }) => programme !== '' || (priceYear ?? 0) >= newest)
}
