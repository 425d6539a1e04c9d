import { describe, expect, it } from 'vitest'
import { listCountries } from '@/lib/collections/kinds/country'
import { programmes as registry } from '@/lib/collections/kinds/programme'
import { refusalOf } from '@/lib/facts/publishers'
import { listProducts } from '@/lib/host/content/products'
import { money, textsOf } from './prose'

const products = listProducts()

const programmes = products.flatMap((product) => (product.kind === 'immigration' ? [product] : []))

describe('immigration programmes', () => {
  it('are never based on a company that sells the same service', () => {
    const urls = registry.list().flatMap(({ readings }) => readings.map(({ source }) => source.url))
    expect(urls.length).toBeGreaterThanOrEqual(programmes.length)
    expect(urls.flatMap((url) => refusalOf(url) ?? [])).toEqual([])
  })

  it('print amounts only as facts with source and date', () => {
    const outside = programmes.map(({ facts: _, ...rest }) => rest)
    expect(textsOf(outside).filter(([, text]) => money.test(text))).toEqual([])
  })

  it("use the site's own names of countries", () => {
    for (const { country, country_name } of programmes) {
      const known = listCountries().find(({ code }) => code === country)
      if (known) expect(country_name).toBe(known.name)
    }
  })
})
