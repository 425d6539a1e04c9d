import { beforeEach, describe, expect, it } from 'vitest'
import { metrics } from '@/lib/host/health/counters'
import { StoreFault } from '@/lib/host/store/errors'
import {
  askForCode,
  codedPath,
  codeFor,
  createTestHost,
  otherCode,
  postForm,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const phone = '13800138000'
const key = 'a-consultant-key-of-more-than-32-characters'

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

async function withHost(
  work: (test: TestHost) => Promise<unknown>,
  options: Parameters<typeof createTestHost>[0] = {},
): Promise<void> {
  const test = await createTestHost(options)
  try {
    await work(test)
  } finally {
    await test.close()
  }
}

describe('the counters of leads and codes', () => {
  it('count an accepted lead once, however often its request comes', () =>
    withHost(async (test) => {
      const fields = { name: '张三', phone, request_id: '7b0e1d52-3b1f-4b6e-9b57-0a5f6c1d2e3f' }
      await postForm(inProcess(test.host), fields)
      await postForm(inProcess(test.host), fields)
      await postForm(inProcess(test.host), { name: '张三', phone })
      expect(await counted()).toEqual({ leads_accepted_total: 2, leads_stored_total: 1 })
    }))

  it('count no refused lead, and none that the store did not accept', () =>
    withHost(async (test) => {
      await postForm(inProcess(test.host), { name: '', phone })
      const fail = () => Promise.reject(new StoreFault('database or disk is full'))
      const store = async () => ({ ...test.store, write: fail, once: fail })
      await withHost((full) => postForm(inProcess(full.host), { name: '张三', phone }), { store })
      expect(await counted()).toEqual({})
    }))

  it('count a code that was sent, refused with its reason, or confirmed a phone', () =>
    withHost(async (test) => {
      const browser = inProcess(test.host)
      await askForCode(browser, phone)
      await askForCode(browser, phone)
      const code = codeFor(test, phone)
      await postForm(browser, { name: '张三', phone, code: otherCode(code) }, { path: codedPath })
      await postForm(browser, { name: '张三', phone, code }, { path: codedPath })
      expect(await counted()).toEqual({
        codes_sent_total: 1,
        'codes_refused_total{reason="cooldown"}': 1,
        codes_verified_total: 1,
        leads_accepted_total: 1,
        leads_stored_total: 1,
      })
    }))

  it('count a code that the provider refused', () =>
    withHost(
      async (test) => {
        await askForCode(inProcess(test.host), phone)
        expect(await counted()).toEqual({ 'codes_refused_total{reason="provider"}': 1 })
      },
      { sender: () => Promise.reject(new Error('down')) },
    ))

  it('count leads that consultants acknowledged', async () => {
    const { createHash } = await import('node:crypto')
    const digest = createHash('sha256').update(key).digest('hex')
    await withHost(
      async (test) => {
        const browser = inProcess(test.host)
        await postForm(browser, { name: '张三', phone })
        await postForm(browser, { name: '李四', phone: '13912345678' })
        const ids = (await test.leads()).map((lead) => lead.id).join(',')
        await postForm(
          browser,
          { ids },
          {
            path: '/apipc/v1/general_form_pc/ack',
            headers: { Authorization: `Bearer ${key}` },
          },
        )
        expect((await counted())['leads_delivered_total{target="consultants"}']).toBe(2)
      },
      { env: { CONSULTANT_KEYS: digest } },
    )
  })
})
