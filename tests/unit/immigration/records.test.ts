import { expect, it } from 'vitest'
import { listChanges } from '@/lib/content/changes/changes'
import { products } from '@/lib/content/products/products'
import { programmeIds, programmeOf } from '@/lib/content/programmes/programmes'
import { hasStatement } from '@/lib/facts/registry'

it('gives every programme of the registry a page that shows its state', () => {
  const pages = new Map(
    products.flatMap((product) =>
      product.kind === 'immigration' ? [[product.id, product.status] as const] : [],
    ),
  )
  expect([...pages.keys()].toSorted()).toEqual([...programmeIds].toSorted())
  for (const id of programmeIds) {
    const [{ state, asOf }] = programmeOf(id).readings
    expect(pages.get(id)).toMatchObject({ state, as_of: asOf })
  }
})

it('gives amounts only as statements of the fact registry', () => {
  const unknown = programmeIds.flatMap((id) => programmeOf(id).amounts.filter((fact) => !hasStatement(fact)))
  expect(unknown).toEqual([])
})

it('keeps at least sixty changes', () => {
  expect(listChanges().length).toBeGreaterThanOrEqual(60)
})
