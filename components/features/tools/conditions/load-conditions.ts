import { orEmpty } from '@/lib/api/client'
import { listRankedValues } from '@/lib/api/schools'
import { listTuitionSpans } from '@/lib/api/tuition'
import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import type { SearchParams } from '@/lib/listing'
import { evaluateConditions } from '@/lib/tools/conditions/evaluate'
import { type ConditionInput, readConditions } from '@/lib/tools/conditions/input'
import { comparedKeys, countSchools, type SchoolCounts } from '@/lib/tools/conditions/school-counts'
import { entryCounts } from './entry-counts'
import { loadChina } from './load-china'

const countriesNow = () =>
  conditionCountries.list().map(({ code }) => ({ code, name: costCountries.find(code)?.label ?? code }))

/** Reads an address and compares its answers with the requirements of each country. */
export async function loadConditions(params: SearchParams) {
  const countries = countriesNow()
  const codes = countries.map(({ code }) => code)
  const reading = readConditions(params, codes)
  const { input, isAsked } = reading
  const asked = codes.filter((code) => input.countries.length === 0 || input.countries.includes(code))
  if (!isAsked) return { countries, reading, sheet: null, china: null, entries: [] }
  const [china, counts, spans] = await Promise.all([
    loadChina(input),
    loadCounts(asked, input),
    listTuitionSpans(),
  ])
  const sheet = evaluateConditions(input, spans, { ukRows: china?.rows ?? [], counts })
  return { countries, reading, sheet, china, entries: entryCounts(asked, input) }
}

/** How many schools of each country are reached by the answers; without those that have no comparable value. */
async function loadCounts(
  codes: readonly string[],
  input: ConditionInput,
): Promise<ReadonlyMap<string, SchoolCounts>> {
  const found = await Promise.all(
    codes.map(async (code) => {
      const keys = comparedKeys(code, input)
      return keys.length === 0
        ? []
        : [[code, countSchools(await orEmpty(listRankedValues(code, keys)), input)] as const]
    }),
  )
  return new Map(found.flat())
}
