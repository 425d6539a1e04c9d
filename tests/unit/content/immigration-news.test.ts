import { describe, expect, it } from 'vitest'
import { countryOfProgramme, newsOf, newsOfCampaign } from '@/components/features/immigration/news-of'
import { changeLabels } from '@/lib/collections/kinds/labels'
import { programmes } from '@/lib/collections/kinds/programme'
import { listProducts } from '@/lib/host/content/products'
import { pages } from '@/tests/support/campaigns'

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
