import { describe, expect, it } from 'vitest'
import { minute, startOffice } from '@/tests/contract/support/office'
import { plainPath } from '@/tests/contract/support/test-host'

/** A form that a browser without scripts sent, one with scripts, and one without any advertisement. */
async function submitThree() {
  const office = await startOffice()
  await office.submit(0, { linkurl: 'https://www.meishi.test/uk?utm_source=Baidu&utm_campaign=UK27' })
  office.pass(minute)
  const last_touch = JSON.stringify({
    at: '2026-11-20',
    utm_source: 'baidu',
    utm_campaign: 'uk27',
    landing: '/us',
  })
  await office.submit(1, { last_touch })
  office.pass(minute)
  await office.submit(2)
  return office
}

describe('the channel of a lead', () => {
  it('is counted under one spelling, whether or not its browser ran scripts', async () => {
    const { report } = await submitThree()
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
    const { store, report } = await startOffice()
    const counted = { day: '2026-11-20', page: '/uk' }
    await store.db
      .insertInto('visit_count')
      .values([
        { ...counted, source: 'Baidu', campaign: 'UK27', visits: 3 },
        { ...counted, source: 'baidu', campaign: 'uk27', visits: 4 },
      ])
      .execute()
    expect((await report('source')).lines).toMatchObject([{ name: 'baidu', visits: 7 }])
  })

  it('is in what consultants fetch, and in the table', async () => {
    const { get } = await submitThree()
    expect((await get(plainPath)).json).toMatchObject({
      data: {
        list: [
          { campaign: 'uk27', channel: 'baidu', landing: '/uk' },
          { campaign: 'uk27', channel: 'baidu', landing: '/us' },
          { campaign: null, channel: '直接访问', landing: '（不详）' },
        ],
      },
    })
    const [head = '', ...lines] = (await get('/apipc/v1/lead_sheet')).text.trim().split('\r\n')
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
    expect((await get(`${plainPath}?format=csv`)).text).toContain(
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
    const { get } = await submitThree()
    const digits = (text: string) => [...text.matchAll(/"phone":"1380013800(\d)/g)].map(([, n]) => n)
    expect(digits((await get(`${plainPath}?${query}`)).text)).toEqual(expected)
    const sheet = (await get(`/apipc/v1/lead_sheet?${query}`)).text
    expect([...sheet.matchAll(/138 0013 800(\d)/g)].map(([, n]) => n).toSorted()).toEqual(expected)
  })

  it('goes with the person’s data', async () => {
    const { erase, leads } = await submitThree()
    await erase()
    expect((await leads())[0]).toMatchObject({ campaign: null, channel: null, landing: null })
  })
})
