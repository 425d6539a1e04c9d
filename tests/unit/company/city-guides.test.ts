import { expect, it } from 'vitest'
import { flagCodes } from '@/components/ui/flag'
import { listBranches } from '@/lib/collections/kinds/branch'

/** Every branch with the texts that were written for its city only. */
const cities = listBranches().map(({ code, name, guide, teams }) => {
  if (guide === null) throw new Error(`${code} has no guide`)
  return { code, place: name.replace('分公司', ''), guide, teams }
})

it('the guides of cities link to official sites by https and use flags that exist', () => {
  const places = cities.flatMap(({ guide }) => guide.visas.places)
  const sites = [...places.map(({ site }) => site), ...cities.flatMap(({ guide }) => guide.exams.sites)]
  expect(sites.filter(({ url }) => !url.startsWith('https://'))).toEqual([])
  const flags: readonly string[] = flagCodes
  expect(places.filter(({ country }) => country !== null && !flags.includes(country))).toEqual([])
})
