import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flagCodes } from '@/components/ui/flag'
import { officialSites } from '@/lib/collections/kinds/city-guide'
import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { countryFile, listCountries, menuCountries } from '@/lib/collections/kinds/country'
import { changeLabels } from '@/lib/collections/kinds/labels'
import { kindOf } from '@/lib/host/search/words'
import { countryLinks } from '@/lib/routing/navigation'
import { officialChecks } from '@/lib/schools/official-checks'
import { universityCountries } from '@/lib/schools/places'
import { questionsFor } from '@/lib/widget/questions'

const countries = listCountries()

type Country = (typeof countries)[number]

const general = questionsFor('', '/').join()

/** What each country needs beside its line in `lib/content/countries.yaml`, by the file that contains it. */
const wanted: Readonly<Record<string, (country: Country) => boolean>> = {
  'components/ui/flag.tsx and public/flags: its flag': ({ code }) =>
    flagCodes.some((known) => known === code),
  'lib/content/countries/conditions: what it asks of applicants': ({ code }) =>
    conditionCountries.list().some((country) => country.code === code),
  'lib/content/countries/cost: what it costs': ({ code }) =>
    costCountries.list().some(({ value }) => value === code),
  'lib/content/official-sites.yaml: who publishes its visa rules': ({ code }) =>
    Object.hasOwn(officialSites.read().sites, code),
  'lib/content/labels/change.yaml: its name in changes of rules': ({ code }) =>
    Object.hasOwn(changeLabels.read().countries, code),
  'lib/host/search/data/words.json: its name in the site search': ({ name }) =>
    kindOf(name.replace('中国', '')) === 'country',
  'lib/schools/official-checks.ts: where its universities are registered': ({ code }) =>
    officialChecks('university', code).length > 0,
  'lib/schools/places.ts: its place among the countries of the library': ({ code }) =>
    universityCountries.some((known) => known === code),
  'lib/widget/questions.ts: what visitors ask about it': ({ name }) =>
    questionsFor(name, '/').join() !== general,
}

/** Countries without such an entry today, because nothing was read for it yet or no visitor has asked. */
const without: Readonly<Record<string, readonly string[]>> = {
  'lib/content/official-sites.yaml: who publishes its visa rules': ['ch', 'es', 'it', 'nl'],
  'lib/content/labels/change.yaml: its name in changes of rules': ['ch', 'fr', 'it', 'kr', 'my', 'nl'],
  'lib/widget/questions.ts: what visitors ask about it': ['ch', 'it'],
}

it('have every required entry; what a new country lacks is listed here with its file', () => {
  const lacking = Object.entries(wanted).map(([file, has]) => [
    file,
    countries.flatMap((country) => (has(country) ? [] : [country.code])).toSorted(),
  ])
  expect(Object.fromEntries(lacking.filter(([, codes]) => codes?.length !== 0))).toEqual(without)
})

it('a country without other words is refused by the reader, with what to write', () => {
  const file = readFileSync('lib/content/countries.yaml', 'utf8')
  const [, line = ''] = /\n( {2}es: \[.*\]\n)/.exec(file) ?? []
  expect(line).not.toBe('')
  expect(() => countryFile.parse('countries', Buffer.from(file.replace(line, '')))).toThrow(
    '没有 es（西班牙）',
  )
})

it('stand in the menus as what they are: with a page, for consulting only, or not at all', () => {
  const links = new Set(countryLinks(menuCountries(), {}).map(({ label }) => label))
  for (const { name, menu, consult_only } of countries) {
    expect(
      menuCountries().some((one) => one.name === name),
      name,
    ).toBe(menu !== undefined || consult_only)
    expect(links.has(name), name).toBe(menu !== undefined)
  }
})
