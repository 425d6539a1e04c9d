import { listTuitionSpans } from '@/lib/api/tuition'
import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import type { SearchParams } from '@/lib/listing'
import { evaluateConditions } from '@/lib/tools/conditions/evaluate'
import { readConditions } from '@/lib/tools/conditions/input'
import { loadChina } from './load-china'
import { loadEntryLines } from './load-entry-lines'
import { loadGaps } from './load-gaps'

const countriesNow = () =>
  conditionCountries.list().map(({ code }) => ({ code, name: costCountries.find(code)?.label ?? code }))

/** Reads an address and compares its answers with the requirements of each country. */
export async function loadConditions(params: SearchParams) {
  const countries = countriesNow()
  const codes = countries.map(({ code }) => code)
  const reading = readConditions(params, codes)
  const { input, isAsked } = reading
  const asked = codes.filter((code) => input.countries.length === 0 || input.countries.includes(code))
  const china = isAsked ? await loadChina(input) : null
  const [{ gaps, counts }, entries] = await Promise.all([
    loadGaps(isAsked ? asked : [], input),
    loadEntryLines(isAsked ? asked : [], input),
  ])
  const evidence = { ukRows: china?.rows ?? [], counts }
  const sheet = isAsked ? evaluateConditions(input, await listTuitionSpans(), evidence) : null
  return { countries, reading, sheet, gaps, china, entries }
}
