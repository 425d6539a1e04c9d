import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerCase } from './answer-case'

/** One table for each area, written independently of the pages. */
const tables = import.meta.glob<readonly AnswerCase[]>('./*-cases.ts', { eager: true, import: 'cases' })

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.doUnmock('@/lib/collections/shown-records')
})

describe.each(Object.entries(tables))('%s', (_, cases) => {
  it.each(cases.map((row) => [row[0], row[1], row] as const))('%s: %s', async (address, _why, row) => {
    const [, , must, mustNot = [], more = {}] = row
    const { largest: answer = [], largestNot = [], order = [], today = '2026-11-23', samples = true } = more
    vi.setSystemTime(new Date(`${today}T10:00:00+08:00`))
    const { text, largest } = await readAs(samples, address)
    const absent = (of: string, words: AnswerCase[2]) => words.filter((each) => !says(of, each))
    const present = (of: string, words: AnswerCase[2]) => words.filter((each) => says(of, each))
    expect({ missing: absent(text, must), wrong: present(text, mustNot) }).toEqual({ missing: [], wrong: [] })
    const [lacks, claims] = [absent(largest, answer), present(largest, largestNot)]
    expect({ largest, lacks, claims }).toEqual({ largest, lacks: [], claims: [] })
    const places = order.map((words) => text.indexOf(words))
    expect(places, 'all of them stand there').not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

let isShowingSamples = true

/**
 * Reads an address with or without samples. The modules read the environment only once, so they are loaded anew. The
 * host is loaded anew too, because development makes one host for each copy of the modules.
 */
async function readAs(samples: boolean, address: string) {
  vi.stubEnv('SHOW_SAMPLES', samples ? '1' : '0')
  vi.stubEnv('NODE_ENV', samples ? 'test' : 'development')
  // A public site without samples may have no people and cases. Published ones are left out too, so that the result
  // does not depend on them.
  if (samples) vi.doUnmock('@/lib/collections/shown-records')
  else vi.doMock('@/lib/collections/shown-records', () => ({ shownRecords: () => [] }))
  if (samples !== isShowingSamples) vi.resetModules()
  isShowingSamples = samples
  const { readPage } = await import('./open-address')
  return readPage(address)
}

const says = (text: string, words: string | RegExp): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text)
