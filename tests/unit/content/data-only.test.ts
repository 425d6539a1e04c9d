import { globSync } from 'node:fs'
import { expect, it } from 'vitest'

it('in lib/content there is only data: rules are in the room that owns them', () => {
  expect(globSync('lib/content/**/*.{ts,tsx,js,mjs,cts,mts}')).toEqual([])
})

it('is found at all', () => {
  expect(globSync('lib/content/**/*.yaml').length).toBeGreaterThan(300)
})
