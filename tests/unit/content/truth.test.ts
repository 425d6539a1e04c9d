import { expect, it } from 'vitest'
import { findBannedClaims } from '@/lib/blocks/claims'
import { listBranches } from '@/lib/collections/kinds/branch'
import { listCountries } from '@/lib/collections/kinds/country'
import { links, posters, selections } from '@/lib/collections/kinds/front-page'
import { textsOf } from './prose'

const { types } = selections.read()

// Articles, people, cases and admissions are checked when their files are read.
it("no text contains a claim that the law or the company's own rules forbid", () => {
  const front = { links: links.read(), posters: posters.read() }
  const written = { countries: listCountries(), branches: listBranches(), ...front, types }
  expect(textsOf(written).filter(([, text]) => findBannedClaims(text).length > 0)).toEqual([])
})

it('no list of the editors has a record twice', () => {
  for (const { list } of types) {
    const ids = list.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  }
})
