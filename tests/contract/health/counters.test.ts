import { beforeEach, describe, expect, it } from 'vitest'
import { metrics } from '@/lib/host/health/counters'
import { StoreFault } from '@/lib/host/store/errors'
import {
  codedPath,
  digest,
  keyed,
  otherCode,
  plainPath,
  postForm,
  startSite,
} from '@/tests/contract/support/test-host'

beforeEach(() => metrics().registry.resetMetrics())

async function counted(): Promise<Record<string, number>> {
  const names = /^(leads|codes|upstream)_/
  const text = await metrics().registry.metrics()
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => names.test(line))
      .map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))] as const)
      .filter(([, value]) => value > 0),
  )
}

describe('the counters of leads and codes', () => {
  it('count an accepted lead once, however often its request comes', async () => {
    const { submit } = await startSite()
    const request_id = '7b0e1d52-3b1f-4b6e-9b57-0a5f6c1d2e3f'
    for (const _ of [1, 2]) await submit({ request_id })
    await submit()
    expect(await counted()).toEqual({ leads_accepted_total: 2, leads_stored_total: 1 })
  })

  it('count no refused lead, and none that the store did not accept', async () => {
    const { submit, store } = await startSite()
    await submit({ name: '' })
    const fail = () => Promise.reject(new StoreFault('database or disk is full'))
    const full = await startSite({ store: async () => ({ ...store, write: fail, once: fail }) })
    await full.submit()
    expect(await counted()).toEqual({})
  })

  it('count a code that was sent, refused with its reason, or confirmed a phone', async () => {
    const { askForCode, codeFor, submit } = await startSite()
    for (const _ of [1, 2]) await askForCode()
    for (const code of [otherCode(codeFor()), codeFor()]) await submit({ code }, { path: codedPath })
    expect(await counted()).toEqual({
      ...{ codes_sent_total: 1, 'codes_refused_total{reason="cooldown"}': 1, codes_verified_total: 1 },
      ...{ leads_accepted_total: 1, leads_stored_total: 1 },
    })
  })

  it('count a code that the provider refused', async () => {
    const { askForCode } = await startSite({ sender: () => Promise.reject(new Error('down')) })
    await askForCode()
    expect(await counted()).toEqual({ 'codes_refused_total{reason="provider"}': 1 })
  })

  it('count leads that consultants acknowledged', async () => {
    const { submit, leads, send } = await startSite({ env: { CONSULTANT_KEYS: digest('key') } })
    for (const phone of ['13800138000', '13912345678']) await submit({ phone })
    const ids = (await leads()).map((lead) => lead.id).join(',')
    await postForm({ send }, { ids }, { path: `${plainPath}/ack`, headers: keyed('key') })
    expect((await counted())['leads_delivered_total{target="consultants"}']).toBe(2)
  })
})
