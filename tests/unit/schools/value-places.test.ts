import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { valuePlaces } from '@/lib/cli/value-places'

it('the list of where values are printed is what `npm run data -- --places` writes', () => {
  expect(readFileSync('docs/values.md', 'utf8')).toBe(valuePlaces())
})
