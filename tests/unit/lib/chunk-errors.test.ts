import { expect, it } from 'vitest'
import { isChunkError, mayReload } from '@/lib/chunk-errors'
import { flag, maybeNumber, table } from '@/tests/support/table'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

it.each([
  [named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/a.js'), true],
  [new Error('Loading chunk 12 failed.'), true],
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('boom'), false],
  ['ChunkLoadError', false],
  [undefined, false],
])('isChunkError %s: %s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected)
})

it.each(
  table(
    `
      never reloaded | – | 1000000 | yes
      reloaded a moment ago | 999000 | 1000000 | no
      reloaded a minute ago | 940000 | 1000000 | no
      reloaded longer ago | 939999 | 1000000 | yes
      the clock went back | 1500000 | 1000000 | yes
    `,
    [String, maybeNumber, Number, flag],
  ),
)('mayReload %s', (_name, last, now, expected) => {
  expect(mayReload(last, now)).toBe(expected)
})
