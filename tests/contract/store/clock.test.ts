import { describe, expect, it } from 'vitest'
import { issueLink } from '@/lib/host/delivery/lead-link'
import { findPageKey, issuePageKey } from '@/lib/host/leads/pages/key'
import { longestValid, prune } from '@/lib/host/store/prune'

import { trustClock } from '@/lib/host/store/trust-clock'
import { day, hour, leads, minute, pass, site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { startTime } from '@/tests/contract/support/test-host'

const year = 365 * day

siteBeforeEach()

/** What the server does each day. Returns whether it has pruned. */
async function daily(): Promise<boolean> {
  const isTrusted = await trustClock(site.store, site.clock.now)
  if (isTrusted) await prune(site.store, 180, site.clock.now)
  return isTrusted
}

const receiptIn = async () => {
  const { expires_at } = await site.store.db.selectFrom('receipt').selectAll().executeTakeFirstOrThrow()
  return Number(expires_at)
}

describe('the daily deletion', () => {
  it('runs every day, on a new site from the first', async () => {
    for (let n = 0; n < 4; n++) {
      expect(await daily()).toBe(true)
      pass(day)
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
    pass(jump)
    expect(await daily()).toBe(false)
    // A machine that restarts again and again looks each time.
    pass(2 * minute)
    expect(await daily()).toBe(false)
    pass(-jump)
    await daily()
    expect(await leads()).toHaveLength(1)
    expect(await receiptIn()).toBe(expiry)
  })

  it('goes on after a day on the new clock', async () => {
    await daily()
    await submit()
    pass(year)
    expect(await daily()).toBe(false)
    pass(day)
    expect(await daily()).toBe(true)
    expect(await leads()).toEqual([])
  })
})

describe('what was issued while the clock was ahead', () => {
  const keyFor = (days: number) =>
    issuePageKey(site.store, { office: '总部', name: '王老师', days }, site.clock.now)

  it('lives no longer than what is issued now', async () => {
    pass(year)
    await submit()
    const [lead] = await leads()
    await keyFor(30)
    const link = { secret: site.store.secret, leadId: lead?.id ?? '', link: { origin: '', hours: 48 } }
    await site.store.write((trx) => issueLink(trx, { ...link, keyHash: null }, site.clock.now))
    pass(-year)
    await prune(site.store, 180, site.clock.now)
    for (const table of ['receipt', 'lead_link', 'page_key'] as const) {
      const [row] = await site.store.db.selectFrom(table).select('expires_at').execute()
      expect(Number(row?.expires_at)).toBe(site.clock.now + longestValid[table])
    }
  })

  it('is left alone when a clock was right', async () => {
    await submit()
    await keyFor(180)
    const before = await receiptIn()
    pass(3 * day)
    await prune(site.store, 180, site.clock.now)
    expect(await receiptIn()).toBe(before)
  })

  it('opens again once a clock that ran ahead is right', async () => {
    const code = await keyFor(30)
    pass(year)
    expect(await findPageKey(site.store.db, code, site.clock.now)).toBeNull()
    pass(-year)
    expect(await findPageKey(site.store.db, code, site.clock.now)).not.toBeNull()
  })
})
