import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hour } from '@/lib/core/time'
import { createReadiness, type ReadyContext } from '@/lib/host/health/ready'
import { StoreFault } from '@/lib/host/store/errors'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { noteAtUpstream } from '@/tests/contract/support/upstream'

let test: TestHost

beforeEach(async () => {
  test = await createTestHost()
})
afterEach(() => test.close())

const ask = (changes: Partial<ReadyContext> = {}) =>
  createReadiness({
    env: test.env,
    store: async () => test.store,
    now: () => test.clock.now,
    freeBytes: async () => 10_000_000_000,
    ...changes,
  })()

describe('a process that can take leads', () => {
  it('reports no problem', async () => {
    expect(await ask()).toEqual([])
  })

  it('asks the disk itself for its free space', async () => {
    expect(await ask({ freeBytes: undefined })).toEqual([])
  })
})

describe('a process that cannot take leads', () => {
  it('reports a store that does not open', async () => {
    expect(await ask({ store: () => Promise.reject(new Error('/data/site.db is broken')) })).toEqual([
      'store',
    ])
  })

  it('reports a store that does not write', async () => {
    const write = () => Promise.reject(new StoreFault('database or disk is full'))
    expect(await ask({ store: async () => ({ ...test.store, write }) })).toEqual(['store'])
  })

  it('reports a store that does not answer in time', async () => {
    expect(await ask({ store: () => new Promise(() => undefined), timeout: 20 })).toEqual(['store'])
  })

  it('reports a disk below the minimum, and not at it', async () => {
    const floor = test.env.DISK_FLOOR_MB * 1_000_000
    expect(await ask({ freeBytes: async () => floor })).toEqual([])
    expect(await ask({ freeBytes: async () => floor - 1 })).toEqual(['disk'])
  })

  it('reports a disk whose free space is unknown', async () => {
    expect(await ask({ freeBytes: () => Promise.reject(new Error('gone')) })).toEqual(['disk'])
  })

  it('reports all problems at once', async () => {
    const failing = () => Promise.reject(new Error('down'))
    expect(await ask({ store: failing, freeBytes: async () => 0 })).toEqual(['store', 'disk'])
  })
})

describe('codes that are only printed', () => {
  it.each([
    ['https://www.meishi.cn', ['sms']],
    ['http://203.0.114.7', ['sms']],
    ['http://localhost:3000', []],
    ['http://127.0.0.1:3000', []],
    ['http://10.0.0.7', []],
    ['http://[::1]:3000', []],
    ['https://www.meishi.test', []],
    ['http://site', []],
  ])('are reported for a site at %s: %j', async (SITE_ORIGIN, wrong) => {
    expect(await ask({ env: { ...test.env, SITE_ORIGIN, SMS_DRIVER: 'log' } })).toEqual(wrong)
  })

  it.each([{ SMS_DRIVER: 'aliyun' as const }, { APIPC_ORIGIN: 'https://api.meishi.cn' }])(
    'are not reported when a driver sends them (%j)',
    async (changes) => {
      const env = { ...test.env, SITE_ORIGIN: 'https://www.meishi.cn', ...changes }
      expect(await ask({ env })).toEqual([])
    },
  )
})

describe('a lead that waits too long', () => {
  beforeEach(async () => {
    await postForm(inProcess(test.host), { name: '张三', phone: '13800138000' })
  })

  it('is reported once it should have been passed on', async () => {
    const [lead] = await test.leads()
    await noteAtUpstream(test, lead?.id ?? '', 'pending')
    test.clock.now += test.env.OUTBOX_AGE_HOURS * hour
    expect(await ask()).toEqual([])
    test.clock.now += 1
    expect(await ask()).toEqual(['outbox'])
  })

  it('may wait for consultants over a weekend, and no longer', async () => {
    const env = { ...test.env, CONSULTANT_KEYS: ['a'.repeat(64)] }
    test.clock.now += 72 * hour
    expect(await ask({ env })).toEqual([])
    test.clock.now += 25 * hour
    expect(await ask({ env })).toEqual(['outbox'])
  })

  it('is no problem when no consultant fetches leads', async () => {
    test.clock.now += 1000 * hour
    expect(await ask()).toEqual([])
  })
})

describe('frequent requests', () => {
  it('get the last answer for a second', async () => {
    let inspections = 0
    const readiness = createReadiness({
      env: test.env,
      store: async () => test.store,
      now: () => test.clock.now,
      freeBytes: async () => {
        inspections += 1
        return inspections === 1 ? 10_000_000_000 : 0
      },
    })
    expect(await Promise.all([readiness(), readiness(), readiness()])).toEqual([[], [], []])
    expect(await readiness()).toEqual([])
    expect(inspections).toBe(1)
    await expect.poll(readiness).toEqual(['disk'])
    expect(inspections).toBe(2)
  })
})
