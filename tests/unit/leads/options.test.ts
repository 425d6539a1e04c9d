import { expect, it } from 'vitest'
import { listProducts } from '@/lib/host/content/products'
import { immigrationCountryOptions } from '@/lib/leads/options'

const products = listProducts()

const values = immigrationCountryOptions.map(({ value }) => value)

it('the choices of the immigration form include every country that has a product', () => {
  const missing = products
    .flatMap((product) => (product.kind === 'immigration' ? [product.country_name] : []))
    .filter((name) => !values.some((value) => name.startsWith(value)))
  expect(missing).toEqual([])
})
