import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { prune } from '@/lib/host/store/prune'
import { createTestHost, plainPath, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const key = 'key-of-the-consultants'
const day = 24 * 60 * 60_000

let test: TestHost

beforeEach(async () => {
  const CONSULTANT_KEYS = createHash('sha256').update(key).digest('hex')
  test = await createTestHost({ env: { CONSULTANT_KEYS, COMPANY_NAME: '某某公司' } })
})
afterEach(() => test.close())

let serial = 0
/** Each lead comes from an address of its own, so that no limit applies. */
async function submit(fields: Record<string, string>): Promise<void> {
  serial += 1
  test.clock.now += 1
  const headers = { 'X-Forwarded-For': `10.0.${serial >> 8}.${serial & 255}` }
  const sent = { name: '张三', phone: '13800138000', ...fields }
  expect((await postForm(inProcess(test.host), sent, { headers })).json).toMatchObject({ code: 0 })
}

const cards = () => test.store.db.selectFrom('card').select(['id', 'phone']).execute()

describe('cards of persons', () => {
  it('are one card for many leads that arrive at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_one, n) => submit({ source: `页面${n}` })))
    const leads = await test.leads()
    expect(leads).toHaveLength(8)
    expect(await cards()).toEqual([{ id: leads[0]?.card_id, phone: '13800138000' }])
  })

  it('give each fetched lead its card and the number of earlier events', async () => {
    await submit({ source: '一' })
    await submit({ source: '二' })
    await submit({ phone: '13800138001' })
    await submit({ source: '三' })
    const list = z.array(z.object({ phone: z.string(), card: z.string(), earlier: z.int() }))
    const headers = { Authorization: `Bearer ${key}` }
    const { json } = await inProcess(test.host).send({ path: plainPath, headers })
    const { data } = z.object({ data: z.object({ list }) }).parse(json)
    expect(data.list.map(({ phone, earlier }) => [phone.slice(-1), earlier])).toEqual([
      ['0', 0],
      ['0', 1],
      ['1', 0],
      ['0', 2],
    ])
    expect(new Set(data.list.map(({ card }) => card)).size).toBe(2)
  })
})

describe('the cards of a store', () => {
  it('end with their last event, and not earlier', async () => {
    await submit({ phone: '13800138001' })
    await submit({})
    test.clock.now += 100 * day
    await submit({ source: '再来' })
    test.clock.now += 81 * day
    await prune(test.store, 180, test.clock.now)
    expect(await cards()).toMatchObject([{ phone: '13800138000' }])
    expect(await test.leads()).toHaveLength(1)
    test.clock.now += 100 * day
    await prune(test.store, 180, test.clock.now)
    expect(await cards()).toEqual([])
    expect(await test.leads()).toEqual([])
  })

  it('stay as long as one of their events, despite changes of the clock', async () => {
    await submit({})
    await test.store.db.updateTable('card').set({ last_at: 0 }).execute()
    await prune(test.store, 180, test.clock.now + 1)
    expect([await cards(), await test.leads()].map((rows) => rows.length)).toEqual([1, 1])
  })

  it('keep the hash of exactly the text that the site shows', async () => {
    await submit({ agree: 'on' })
    await submit({ source: '没有勾选' })
    const hashes = (await test.leads()).map(({ consent_hash }) => consent_hash)
    expect(hashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null])
    const other = await createTestHost({ env: { COMPANY_NAME: '别的公司' } })
    await postForm(inProcess(other.host), { name: '张三', phone: '13800138000', agree: 'on' })
    expect((await other.leads())[0]?.consent_hash).not.toBe(hashes[0])
    await other.close()
  })
})
