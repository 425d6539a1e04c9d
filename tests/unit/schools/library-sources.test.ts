import { describe, expect, it } from 'vitest'
import { librarySources } from '@/lib/host/schools/build/build-store'
import { lines } from '@/tests/support/table'

/** A change of one of these changes the school library, which is then written again. */
describe('the sources of the school library', () => {
  const sources = librarySources()

  it.each(
    lines(`
      lib/content/schools/schools.csv
      lib/facts/data/figures.json
      lib/host/schools/build/build-store.ts
      lib/core/read-table.ts
    `),
  )('include %s', (file) => {
    expect(sources).toContain(file)
  })

  it('do not include pages', () => {
    expect(sources.filter((file) => /^(?:app|components)\//.test(file))).toEqual([])
  })
})
