import { describe, expect, it } from 'vitest'
import { countryOfProgramme, newsOf, newsOfCampaign } from '@/components/features/immigration/news-of'
import { listCountries } from '@/lib/collections/kinds/country'
import { changeLabels } from '@/lib/collections/kinds/labels'
import { programmes } from '@/lib/collections/kinds/programme'
import { listArticles, listCountryArticles } from '@/lib/collections/kinds/shown-articles'
import { refusalOf } from '@/lib/facts/publishers'
import { type Figure, listFigures, listStatements, type Statement } from '@/lib/facts/registry'
import { listProducts } from '@/lib/host/content/products'
import { pages } from '@/tests/support/campaigns'
import { money, textsOf } from './prose'

const written = [...listArticles(), ...listCountryArticles()]
const cited = written.flatMap(({ id, sources }) => sources.map((source) => ({ id, ...source })))
const facts: (Figure | Statement)[] = [...listFigures(), ...listStatements()]

it('the day on which a source was checked of an article equals that of the registry where the registry contains the page', () => {
  const known = new Map<string, Set<string>>()
  for (const { source, read, checked } of facts) {
    const readings = known.get(source.url) ?? new Set()
    known.set(source.url, readings.add(`${read} ${checked}`))
  }
  const strangers = cited.filter(({ url, read, checked }) => {
    const readings = known.get(url)
    return read !== null && readings !== undefined && !readings.has(`${read} ${checked}`)
  })
  expect(strangers.map(({ id, url, read, checked }) => `${id}: ${url} ${read} ${checked}`)).toEqual([])
})

const products = listProducts()

const offered = products.flatMap((product) => (product.kind === 'immigration' ? [product] : []))

describe('immigration programmes', () => {
  it('are never based on a company that sells the same service', () => {
    const urls = programmes.list().flatMap(({ readings }) => readings.map(({ source }) => source.url))
    expect(urls.length).toBeGreaterThanOrEqual(offered.length)
    expect(urls.flatMap((url) => refusalOf(url) ?? [])).toEqual([])
  })

  it('print amounts only as facts with source and date', () => {
    const outside = offered.map(({ facts: _, ...rest }) => rest)
    expect(textsOf(outside).filter(([, text]) => money.test(text))).toEqual([])
  })

  it("use the site's own names of countries", () => {
    for (const { country, country_name } of offered) {
      const known = listCountries().find(({ code }) => code === country)
      if (known) expect(country_name).toBe(known.name)
    }
  })
})

const immigration = pages.filter(({ campaign }) => campaign.layout === 'special-ym')

const { countries } = changeLabels.read()

describe('the news of an immigration page', () => {
  it.each(immigration.map(({ campaign }) => [campaign.path, campaign] as const))(
    '%s has those of its country that are not above it',
    (_, campaign) => {
      const about = newsOfCampaign(campaign)
      expect(countries).toHaveProperty(about.country ?? '')
      const strange = newsOf(about).filter(
        ({ country, programmes: named }) =>
          country !== about.country || named.includes(about.programme ?? ''),
      )
      expect(strange.map(({ id }) => id)).toEqual([])
    },
  )

  it('begins the id of each programme with its country', () => {
    const products = listProducts().flatMap((product) => (product.kind === 'immigration' ? [product] : []))
    expect(products.length).toBeGreaterThan(10)
    const unlike = products.filter(({ id, country }) => countryOfProgramme(id) !== country)
    expect(unlike.map(({ id }) => id)).toEqual([])
    expect(programmes.ids().filter((id) => !(countryOfProgramme(id) in countries))).toEqual([])
  })

  const niw = { programme: 'us-niw', country: 'us' }

  it.each([
    ['another programme of its country', niw, 'us-eb5-reform', true],
    ['its own programme, which the page has above', niw, 'us-niw-guidance-2025', false],
    ['another country', { country: 'ca' }, 'us-eb5-reform', false],
    ['passports of other countries', { country: 'us' }, 'us-entry-limits-antigua-dominica', false],
    ['any country, without one of its own', {}, 'us-eb5-reform', true],
    ['study permits', {}, 'uk-graduate-route-2027', false],
  ])('of %s', (_, about, id, isShown) => {
    expect(newsOf(about).some((change) => change.id === id)).toBe(isShown)
  })
})
