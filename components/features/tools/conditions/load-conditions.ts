import { listTuitionSpans } from '@/lib/api/tuition'
import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import type { SearchParams } from '@/lib/listing'
import { evaluateConditions } from '@/lib/tools/conditions/evaluate'
import { readConditions } from '@/lib/tools/conditions/input'
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
  if (!isAsked) return { countries, reading, sheet: null, china: null, entries: [], spans: [] }
  const [china, spans] = await Promise.all([loadChina(input), listTuitionSpans()])
  const sheet = evaluateConditions(input, spans, china?.rows)
  return { countries, reading, sheet, china, entries: entryCounts(asked, input), spans }
}
