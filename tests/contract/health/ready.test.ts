import { beforeEach, describe, expect, it } from 'vitest'
import { createReadiness, type ReadyContext } from '@/lib/host/health/ready'
import { StoreFault } from '@/lib/host/store/errors'
import { hour, leads, pass, site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { noteDelivery } from '@/tests/contract/support/upstream'
import { list, table } from '@/tests/support/table'

siteBeforeEach()

const readiness = (changes: Partial<ReadyContext> = {}) =>
  createReadiness({
    env: site.env,
    store: async () => site.store,
    now: () => site.clock.now,
    freeBytes: async () => 10_000_000_000,
    ...changes,
  })
const ask = (changes?: Partial<ReadyContext>) => readiness(changes)()

const refusing = (message: string) => () => Promise.reject(new StoreFault(message))

it.each<[string, () => Partial<ReadyContext>, string[]]>([
  ['that can take leads', () => ({}), []],
  ['that asks the disk itself for its free space', () => ({ freeBytes: undefined }), []],
  ['whose store does not open', () => ({ store: refusing('/data/site.db is broken') }), ['store']],
  [
    'whose store does not write',
    () => ({ store: async () => ({ ...site.store, write: refusing('disk is full') }) }),
    ['store'],
  ],
  [
    'whose store does not answer in time',
    () => ({ store: () => new Promise(() => undefined), timeout: 20 }),
    ['store'],
  ],
  ['with a disk at the minimum', () => ({ freeBytes: async () => floor() }), []],
  ['with a disk below the minimum', () => ({ freeBytes: async () => floor() - 1 }), ['disk']],
  ['with a disk whose free space is unknown', () => ({ freeBytes: refusing('gone') }), ['disk']],
  ['with all problems', () => ({ store: refusing('down'), freeBytes: async () => 0 }), ['store', 'disk']],
])('a process %s reports what is wrong', async (_, changes, wrong) => {
  expect(await ask(changes())).toEqual(wrong)
})

const floor = () => site.env.DISK_FLOOR_MB * 1_000_000

it.each(
  table(
    `
    https://www.meishi.cn | sms
    http://203.0.114.7 | sms
    http://localhost:3000 |
    http://127.0.0.1:3000 |
    http://10.0.0.7 |
    http://[::1]:3000 |
    https://www.meishi.test |
    http://site |
  `,
    [String, list],
  ),
)('codes that are only printed are reported for a site at %s: %j', async (SITE_ORIGIN, wrong) => {
  expect(await ask({ env: { ...site.env, SITE_ORIGIN, SMS_DRIVER: 'log' } })).toEqual(wrong)
})

it.each([{ SMS_DRIVER: 'aliyun' as const }, { APIPC_ORIGIN: 'https://api.meishi.cn' }])(
  'codes that a driver sends are not reported (%j)',
  async (changes) => {
    expect(await ask({ env: { ...site.env, SITE_ORIGIN: 'https://www.meishi.cn', ...changes } })).toEqual([])
  },
)

describe('a lead that waits too long', () => {
  beforeEach(() => submit())

  it('is reported once it should have been passed on', async () => {
    const [lead] = await leads()
    await noteDelivery(site, lead?.id ?? '', { state: 'pending' })
    pass(site.env.OUTBOX_AGE_HOURS * hour)
    expect(await ask()).toEqual([])
    pass(1)
    expect(await ask()).toEqual(['outbox'])
  })

  it('may wait for consultants over a weekend, and no longer', async () => {
    const env = { ...site.env, CONSULTANT_KEYS: ['a'.repeat(64)] }
    pass(72 * hour)
    expect(await ask({ env })).toEqual([])
    pass(25 * hour)
    expect(await ask({ env })).toEqual(['outbox'])
  })

  it('is no problem when no consultant fetches leads', async () => {
    pass(1000 * hour)
    expect(await ask()).toEqual([])
  })
})

it('frequent requests get the last answer for a second', async () => {
  let inspections = 0
  const ready = readiness({
    freeBytes: async () => {
      inspections += 1
      return inspections === 1 ? 10_000_000_000 : 0
    },
  })
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([[], [], []])
  expect(await ready()).toEqual([])
  expect(inspections).toBe(1)
  await expect.poll(ready).toEqual(['disk'])
  expect(inspections).toBe(2)
})
