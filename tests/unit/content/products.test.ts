import { describe, expect, it } from 'vitest'
import { listCountries } from '@/lib/collections/kinds/country'
import { programmes as registry } from '@/lib/collections/kinds/programme'
import { refusalOf } from '@/lib/facts/publishers'
import { featuredProductIds, listProducts, recommendedProductIds } from '@/lib/host/content/products'
import { money, textsOf } from './prose'

const products = listProducts()

const programmes = products.flatMap((product) => (product.kind === 'immigration' ? [product] : []))

/** The pages about the programmes, and the state of each programme when its sources were last read. */
const expectedStates: [string, string, string][] = [
  ['/special/ym_us_niw', 'us', 'open'],
  ['/special/ym_us_eb1a', 'us', 'open'],
  ['/special/ym_us_eb5', 'us', 'open'],
  ['/special/ym_ca_man', 'ca', 'open'],
  ['/special/ym_ca_suv', 'ca', 'closed'],
  ['/special/ym_ca_ee', 'ca', 'open'],
  ['/special/ym_eu_greece', 'gr', 'open'],
  ['/special/ym_eu_malta', 'mt', 'open'],
  ['/special/ym_eu_portugal', 'pt', 'open'],
  ['/special/ym_eu_spain', 'es', 'open'],
  ['/special/ym_hz_turkey', 'tr', 'open'],
  ['/special/ym_hz_antigua', 'ag', 'open'],
  ['/special/ym_hz_stkitts', 'kn', 'open'],
  ['/special/ym_hz_dominica', 'dm', 'open'],
  ['/special/ym_hz_grenada', 'gd', 'open'],
  ['/special/ym_hz_stlucia', 'lc', 'open'],
  ['/special/ym_hz_vanuatu', 'vu', 'open'],
  ['ie-investor', 'ie', 'closed'],
  ['hk-top-talent', 'hk', 'open'],
  ['hk-quality-migrant', 'hk', 'open'],
  ['hk-mainland-talent', 'hk', 'open'],
  ['hk-iang', 'hk', 'open'],
  ['sg-employment-pass', 'sg', 'open'],
  ['au-skilled', 'au', 'open'],
  ['nz-skilled', 'nz', 'open'],
  ['jp-business-manager', 'jp', 'open'],
  ['jp-highly-skilled', 'jp', 'open'],
  ['es-golden-visa', 'es', 'closed'],
  ['me-citizenship', 'me', 'closed'],
  ['ca-self-employed', 'ca', 'paused'],
]

it('has unique product ids, and marks only products that exist', () => {
  const ids = products.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect([...featuredProductIds(), ...recommendedProductIds()].filter((id) => !ids.includes(id))).toEqual([])
  expect(featuredProductIds().size).toBe(8)
  expect(recommendedProductIds().size).toBe(10)
})

describe('immigration programmes', () => {
  it('have the state that their sources give', () => {
    expect(
      programmes.map(({ id, linkurl, country, status }) => [linkurl ?? id, country, status.state]).toSorted(),
    ).toEqual(expectedStates.toSorted())
  })

  it('are never based on a company that sells the same service', () => {
    const urls = registry.list().flatMap(({ readings }) => readings.map(({ source }) => source.url))
    expect(urls.length).toBeGreaterThanOrEqual(programmes.length)
    expect(urls.flatMap((url) => refusalOf(url) ?? [])).toEqual([])
  })

  it.each(programmes.map((programme) => [programme.title, programme] as const))(
    '%s has date, official page and sources, and no promise',
    (_, programme) => {
      expect(programme.official.length).toBeGreaterThan(0)
      expect(programme.facts.length).toBeGreaterThanOrEqual(1)
      expect(programme.risks.length).toBeGreaterThanOrEqual(2)
      expect(programme.disclaimer).toContain('不承诺获批，以主管机关决定为准')
      expect(programme.excluded.join()).toContain('由申请人直接支付')
    },
  )

  it('print amounts only as facts with source and date', () => {
    const outside = programmes.map(({ facts: _, ...rest }) => rest)
    expect(textsOf(outside).filter(([, text]) => money.test(text))).toEqual([])
  })

  it('mark facts whose source is undated or the only one', () => {
    const facts = programmes.flatMap((programme) => programme.facts)
    expect(facts.filter((fact) => fact.as_of.includes('未标') && !fact.check)).toEqual([])
    expect(facts.filter((fact) => /历史|来源不一|的说法/.test(fact.label))).toEqual([])
  })

  it("use the site's own names of countries", () => {
    for (const { country, country_name } of programmes) {
      const known = listCountries().find(({ code }) => code === country)
      if (known) expect(country_name).toBe(known.name)
    }
  })
})
