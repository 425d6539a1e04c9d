import { describe, expect, it } from 'vitest'
import { exposition, mayReadMetrics } from '@/lib/host/health/exposition'
import { localHeader } from '@/lib/host/request/client-address'
import { startSite } from '@/tests/contract/support/test-host'

const key = 'a-metrics-key-of-more-than-32-characters'
const asking = (headers: Record<string, string>) => new Request('http://site.test/metrics', { headers })

it.each<[string, Record<string, string>, string | undefined, boolean]>([
  ['this machine', { [localHeader]: '1' }, undefined, true],
  ['anybody else', { [localHeader]: '0' }, undefined, false],
  ['anybody', {}, key, false],
  ['a reader with the key', { Authorization: `Bearer ${key}` }, key, true],
  ['a reader with another key', { Authorization: `Bearer ${key}x` }, key, false],
  ['a reader with a key where none is set', { Authorization: 'Bearer undefined' }, undefined, false],
])('who may read the counters %s: %j', (_who, headers, METRICS_KEY, may) => {
  expect(mayReadMetrics(asking(headers), { METRICS_KEY })).toBe(may)
})

describe('the counters', () => {
  it('include the numbers that wait in the database', async () => {
    const { submit, store, clock } = await startSite()
    await submit()
    const text = await exposition(async () => store, clock.now + 90_000)
    expect(text).toContain('\noutbox_waiting{kind="consultants"} 1\n')
    expect(text).toContain('outbox_oldest_seconds{kind="consultants"} 90')
    expect(text).toMatch(/^leads_stored_total \d+$/m)
    expect(text).not.toMatch(/13800138000|138\*+8000|张三/)
  })

  it('leave those out when the database does not answer', async () => {
    const text = await exposition(() => Promise.reject(new Error('down')), 0)
    expect(text).toMatch(/^leads_stored_total \d+$/m)
    expect(text).not.toContain('outbox_waiting')
  })
})
