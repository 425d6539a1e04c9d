import { expect, it } from 'vitest'
import { programmeOf, programmes } from '@/lib/collections/kinds/programme'
import { hasStatement } from '@/lib/facts/registry'
import { listProducts } from '@/lib/host/content/products'

const products = listProducts()

it('gives every programme of the registry a page that shows its state', () => {
  const pages = new Map(
    products.flatMap((product) =>
      product.kind === 'immigration' ? [[product.id, product.status] as const] : [],
    ),
  )
  expect([...pages.keys()].toSorted()).toEqual([...programmes.ids()].toSorted())
  for (const id of programmes.ids()) {
    const [{ state, asOf }] = programmeOf(id).readings
    expect(pages.get(id)).toMatchObject({ state, as_of: asOf })
  }
})

it('gives amounts only as statements of the fact registry', () => {
  const unknown = programmes
    .ids()
    .flatMap((id) => programmeOf(id).amounts.filter((fact) => !hasStatement(fact)))
  expect(unknown).toEqual([])
})
