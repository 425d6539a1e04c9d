import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { issueLink } from '@/lib/host/delivery/lead-link'
import { findPageKey, issuePageKey } from '@/lib/host/leads/pages/key'
import { longestValid, prune } from '@/lib/host/store/prune'

import { trustClock } from '@/lib/host/store/trust-clock'
import { createTestHost, postForm, startTime, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day
const phone = '13800138000'

let test: TestHost
beforeEach(async () => {
  test = await createTestHost()
})
afterEach(() => test.close())

/** What the server does each day. Returns whether it has pruned. */
async function daily(): Promise<boolean> {
  const isTrusted = await trustClock(test.store, test.clock.now)
  if (isTrusted) await prune(test.store, 180, test.clock.now)
  return isTrusted
}

const submit = () => postForm(inProcess(test.host), { name: '张三', phone })
const receiptIn = async () => {
  const { expires_at } = await test.store.db.selectFrom('receipt').selectAll().executeTakeFirstOrThrow()
  return Number(expires_at)
}

describe('the daily deletion', () => {
  it('runs every day, on a new site from the first', async () => {
    for (let n = 0; n < 4; n++) {
      expect(await daily()).toBe(true)
      test.clock.now += day
    }
  })

  it.each([
    ['a year ahead', year],
    ['in 1970', -startTime],
    ['an hour back', -hour],
  ])('keeps everything while the clock is wrong: %s', async (_, jump) => {
    await daily()
    await submit()
    const expiry = await receiptIn()
    test.clock.now += jump
    expect(await daily()).toBe(false)
    // A machine that restarts again and again looks each time.
    test.clock.now += 2 * minute
    expect(await daily()).toBe(false)
    test.clock.now -= jump
    await daily()
    expect(await test.leads()).toHaveLength(1)
    expect(await receiptIn()).toBe(expiry)
  })

  it('goes on after a day on the new clock', async () => {
    await daily()
    await submit()
    test.clock.now += year
    expect(await daily()).toBe(false)
    test.clock.now += day
    expect(await daily()).toBe(true)
    expect(await test.leads()).toEqual([])
  })
})

describe('what was issued while the clock was ahead', () => {
  const keyFor = (days: number) =>
    issuePageKey(test.store, { office: '总部', name: '王老师', days }, test.clock.now)

  it('lives no longer than what is issued now', async () => {
    test.clock.now += year
    await submit()
    const [lead] = await test.leads()
    await keyFor(30)
    await test.store.write((trx) =>
      issueLink(
        trx,
        {
          secret: test.store.secret,
          leadId: lead?.id ?? '',
          link: { origin: '', hours: 48 },
          keyHash: null,
        },
        test.clock.now,
      ),
    )
    test.clock.now -= year
    await prune(test.store, 180, test.clock.now)
    for (const table of ['receipt', 'lead_link', 'page_key'] as const) {
      const [row] = await test.store.db.selectFrom(table).select('expires_at').execute()
      expect(Number(row?.expires_at)).toBe(test.clock.now + longestValid[table])
    }
  })

  it('is left alone when a clock was right', async () => {
    await submit()
    await keyFor(180)
    const before = await receiptIn()
    test.clock.now += 3 * day
    await prune(test.store, 180, test.clock.now)
    expect(await receiptIn()).toBe(before)
  })

  it('opens again once a clock that ran ahead is right', async () => {
    const code = await keyFor(30)
    test.clock.now += year
    expect(await findPageKey(test.store.db, code, test.clock.now)).toBeNull()
    test.clock.now -= year
    expect(await findPageKey(test.store.db, code, test.clock.now)).not.toBeNull()
  })
})
