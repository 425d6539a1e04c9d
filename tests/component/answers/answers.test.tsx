import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerCase } from './answer-case'

// Forms that follow their fields ask for the router when they are drawn.
vi.mock('next/navigation', async (load) => ({
  ...(await load<typeof import('next/navigation')>()),
  useRouter: () => ({ replace: () => undefined }),
}))

/** One table for each area, written before the pages were mended. */
const tables = import.meta.glob<readonly AnswerCase[]>('./*-cases.ts', { eager: true, import: 'cases' })

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.doUnmock('@/lib/content/samples')
})

describe.each(Object.entries(tables))('%s', (_, cases) => {
  it.each(cases.map((each) => [each.address, each.why, each] as const))(
    '%s: %s',
    async (address, _why, asked) => {
      vi.setSystemTime(new Date(`${asked.today ?? '2026-11-23'}T10:00:00+08:00`))
      const text = await readAs(asked.samples ?? true, address)
      const missing = asked.must.filter((words) => !says(text, words))
      const wrong = asked.mustNot.filter((words) => says(text, words))
      expect({ missing, wrong }).toEqual({ missing: [], wrong: [] })
      const places = (asked.order ?? []).map((words) => text.indexOf(words))
      expect(places, 'all of them stand there').not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    },
  )
})

let isShowingSamples = true

/**
 * The modules read their environment once, so that another one needs them anew; with the host, of which development makes one
 * for each copy of them.
 */
async function readAs(samples: boolean, address: string): Promise<string> {
  vi.stubEnv('SHOW_SAMPLES', samples ? '1' : '0')
  vi.stubEnv('NODE_ENV', samples ? 'test' : 'development')
  // On a public site without samples nobody may be published yet; anyone who is by now is left out too.
  if (samples) vi.doUnmock('@/lib/content/samples')
  else vi.doMock('@/lib/content/samples', () => ({ shownRecords: () => [] }))
  if (samples !== isShowingSamples) vi.resetModules()
  isShowingSamples = samples
  const { readAddress } = await import('./open-address')
  return readAddress(address)
}

const says = (text: string, words: string | RegExp): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text)
