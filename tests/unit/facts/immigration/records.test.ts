import { expect, it } from 'vitest'
import { programmeOf, programmes } from '@/lib/collections/kinds/programme'
import { hasStatement } from '@/lib/facts/registry'

it('gives amounts only as statements of the fact registry', () => {
  const unknown = programmes
    .ids()
    .flatMap((id) => programmeOf(id).amounts.filter((fact) => !hasStatement(fact)))
  expect(unknown).toEqual([])
})
