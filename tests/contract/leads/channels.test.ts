import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { reportOf } from '@/lib/host/leads/report/report'
import {
  createTestHost,
  plainPath,
  postForm,
  startTime,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const minute = 60_000
const day = 24 * 60 * minute
const key = 'key-of-the-consultants'
const digest = createHash('sha256').update(key).digest('hex')

let test: TestHost

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  test = await createTestHost({ env: { CONSULTANT_KEYS: digest } })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await test.close()
})

const submit = (phone: string, fields: Record<string, string> = {}) =>
  postForm(inProcess(test.host), { name: '张三', phone, source: '首页', ...fields })
const read = (path: string) =>
  inProcess(test.host).send({ path, headers: { Authorization: `Bearer ${key}` } })
const report = (by: 'campaign' | 'source') =>
  reportOf(test.store, { by, since: startTime - day, until: test.clock.now + day })

/** A form that a browser without scripts sent, one with scripts, and one without any advertisement. */
async function submitThree() {
  await submit('13800138000', { linkurl: 'https://www.meishi.test/uk?utm_source=Baidu&utm_campaign=UK27' })
  test.clock.now += minute
  const last_touch = JSON.stringify({
    at: '2026-11-20',
    utm_source: 'baidu',
    utm_campaign: 'uk27',
    landing: '/us',
  })
  await submit('13800138001', { last_touch })
  test.clock.now += minute
  await submit('13800138002')
}

describe('the channel of a lead', () => {
  it('is counted under one spelling, whether or not its browser ran scripts', async () => {
    await submitThree()
    const counted = async (by: 'campaign' | 'source') =>
      (await report(by)).lines.map(({ name, leads }) => [name, leads])
    expect(await counted('campaign')).toEqual([
      ['uk27', 2],
      ['（没有）', 1],
    ])
    expect(await counted('source')).toEqual([
      ['baidu', 2],
      ['直接访问', 1],
    ])
  })

  it('adds the visits of days when names were counted as typed', async () => {
    const counted = { day: '2026-11-20', page: '/uk' }
    await test.store.db
      .insertInto('visit_count')
      .values([
        { ...counted, source: 'Baidu', campaign: 'UK27', visits: 3 },
        { ...counted, source: 'baidu', campaign: 'uk27', visits: 4 },
      ])
      .execute()
    expect((await report('source')).lines).toMatchObject([{ name: 'baidu', visits: 7 }])
  })

  it('is in what consultants fetch, and in the table', async () => {
    await submitThree()
    expect((await read(plainPath)).json).toMatchObject({
      data: {
        list: [
          { campaign: 'uk27', channel: 'baidu', landing: '/uk' },
          { campaign: 'uk27', channel: 'baidu', landing: '/us' },
          { campaign: null, channel: '直接访问', landing: '（不详）' },
        ],
      },
    })
    const [head = '', ...lines] = (await read('/apipc/v1/lead_sheet')).text.trim().split('\r\n')
    const cells = lines.map((line) => {
      const columns = head.split(',')
      const values = line.split(',')
      return [values[columns.indexOf('渠道')], values[columns.indexOf('活动')]]
    })
    expect(cells).toEqual([
      ['直接访问', ''],
      ['baidu', 'uk27'],
      ['baidu', 'uk27'],
    ])
    expect((await read(`${plainPath}?format=csv`)).text).toContain(
      'office,person,office_reason,campaign,channel,landing',
    )
  })

  it.each([
    ['campaign=UK27', ['0', '1']],
    ['channel=Baidu', ['0', '1']],
    ['channel=baidu&landing=/us', ['1']],
    [`campaign=${encodeURIComponent('（没有）')}`, ['2']],
    ['campaign=uk2', []],
  ])('is a condition of every operation: %s', async (query, expected) => {
    await submitThree()
    const digits = (text: string) => [...text.matchAll(/13800(?: )?1(?:38 )?3?800(\d)/g)].map(([, n]) => n)
    expect(digits((await read(`${plainPath}?${query}`)).text)).toEqual(expected)
    const sheet = (await read(`/apipc/v1/lead_sheet?${query}`)).text
    expect([...sheet.matchAll(/138 0013 800(\d)/g)].map(([, n]) => n).toSorted()).toEqual(expected)
  })

  it('goes with the person’s data', async () => {
    await submitThree()
    await eraseLeads(test.store, '13800138000', test.clock.now)
    expect((await test.leads())[0]).toMatchObject({ campaign: null, channel: null, landing: null })
  })
})
