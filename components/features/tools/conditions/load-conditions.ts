import { orEmpty } from '@/lib/api/client'
import { listTuitionSpans } from '@/lib/api/tuition'
import { conditionCountries } from '@/lib/content/condition-countries/countries'
import { costCountries } from '@/lib/content/cost-countries/countries'
import type { SearchParams } from '@/lib/listing'
import { evaluateConditions } from '@/lib/tools/conditions/evaluate'
import { readConditions } from '@/lib/tools/conditions/input'
import { listRankEntries } from '@/lib/tools/rankings/load'
import { loadChina } from './load-china'
import { loadEntryLines } from './load-entry-lines'
import { loadGaps } from './load-gaps'

const countries = conditionCountries.map(({ code }) => ({
  code,
  name: costCountries.find(({ value }) => value === code)?.label ?? code,
}))
const codes = countries.map(({ code }) => code)

/** Reads an address and compares its answers with the requirements of each country. */
export async function loadConditions(params: SearchParams) {
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
  const schools = sheet?.kind === 'result' ? await orEmpty(listRankEntries()) : []
  return { countries, reading, sheet, schools, gaps, china, entries }
}
