import { expect, it } from 'vitest'
import { z } from 'zod'
import { prune } from '@/lib/host/store/prune'
import { day, leads, pass, send, site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { digest, keyed, plainPath, startSite } from '@/tests/contract/support/test-host'

siteBeforeEach({ env: { CONSULTANT_KEYS: digest('key'), COMPANY_NAME: '某某公司' } })

async function take(fields: Record<string, string> = {}): Promise<void> {
  pass(1)
  expect((await submit(fields)).code).toBe(0)
}

const cards = () => site.store.db.selectFrom('card').select(['id', 'phone']).execute()
const pruneNow = () => prune(site.store, 180, site.clock.now)

it('many leads of one person that arrive at once have one card', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => take({ source: `页面${n}` })))
  const stored = await leads()
  expect(stored).toHaveLength(8)
  expect(await cards()).toEqual([{ id: stored[0]?.card_id, phone: '13800138000' }])
})

it('each fetched lead has its card and the number of earlier events', async () => {
  for (const source of ['一', '二']) await take({ source })
  await take({ phone: '13800138001' })
  await take({ source: '三' })
  const list = z.array(z.object({ phone: z.string(), card: z.string(), earlier: z.int() }))
  const { json } = await send({ path: plainPath, headers: keyed('key') })
  const { data } = z.object({ data: z.object({ list }) }).parse(json)
  expect(data.list.map(({ phone, earlier }) => `${phone.at(-1)} ${earlier}`)).toEqual([
    ...['0 0', '0 1', '1 0', '0 2'],
  ])
  expect(new Set(data.list.map(({ card }) => card)).size).toBe(2)
})

it('a card ends with its last event, and not earlier', async () => {
  await take({ phone: '13800138001' })
  await take()
  pass(100 * day)
  await take({ source: '再来' })
  pass(81 * day)
  await pruneNow()
  expect(await cards()).toMatchObject([{ phone: '13800138000' }])
  expect(await leads()).toHaveLength(1)
  pass(100 * day)
  await pruneNow()
  expect([await cards(), await leads()]).toEqual([[], []])
})

it('a card stays as long as one of its events, despite changes of the clock', async () => {
  await take()
  await site.store.db.updateTable('card').set({ last_at: 0 }).execute()
  await pruneNow()
  expect([await cards(), await leads()]).toMatchObject([[{}], [{}]])
})

it('the hash of a consent is that of exactly the text that the site shows', async () => {
  await take({ agree: 'on' })
  await take({ source: '没有勾选' })
  const hashes = (await leads()).map(({ consent_hash }) => consent_hash)
  expect(hashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null])
  const other = await startSite({ env: { COMPANY_NAME: '别的公司' } })
  await other.submit({ agree: 'on' })
  expect((await other.first()).consent_hash).not.toBe(hashes[0])
})
