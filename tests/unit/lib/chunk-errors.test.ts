import { describe, expect, it } from 'vitest'
import { isChunkError, mayReload } from '@/lib/chunk-errors'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

describe('isChunkError', () => {
  it.each([
    [named('ChunkLoadError', 'Failed to load chunk /_next/static/chunks/a.js'), true],
    [new Error('Loading chunk 12 failed.'), true],
    [new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
    [new TypeError('Failed to fetch'), false],
    [new Error('boom'), false],
    ['ChunkLoadError', false],
    [undefined, false],
  ])('%s: %s', (error, expected) => {
    expect(isChunkError(error)).toBe(expected)
  })
})

describe('mayReload', () => {
  it.each([
    ['never reloaded', null, 1_000_000, true],
    ['reloaded a moment ago', 999_000, 1_000_000, false],
    ['reloaded a minute ago', 940_000, 1_000_000, false],
    ['reloaded longer ago', 939_999, 1_000_000, true],
    ['the clock went back', 1_500_000, 1_000_000, true],
  ])('%s', (_name, last, now, expected) => {
    expect(mayReload(last, now)).toBe(expected)
  })
})
