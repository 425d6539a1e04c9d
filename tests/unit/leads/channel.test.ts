import { describe, expect, it } from 'vitest'
import { visitSchema } from '@/lib/contract/visit'
import { channelOf, channelText } from '@/lib/leads/channel'
import { channelOfLead, touchesOf } from '@/lib/leads/lead-touches'
import { maybe, table } from '@/tests/support/table'

const created_at = Date.parse('2026-11-20T02:00:00Z')
const touch = (fields: Record<string, string>) => JSON.stringify({ at: '2026-11-20', ...fields })

describe('a channel', () => {
  it.each([
    [{ utm_source: 'Baidu', utm_campaign: ' USA27 ' }, ['baidu', 'usa27']],
    [{ gclid: 'x' }, ['google', '（没有）']],
    [{ bd_vid: 'x' }, ['百度', '（没有）']],
    [{ referrer: 'www.Example.com/s' }, ['www.example.com', '（没有）']],
    [{}, ['直接访问', '（没有）']],
  ])('of %j is in lower case: %j', (given, [source, campaign]) => {
    expect(channelOf(given)).toMatchObject({ source, campaign })
  })

  it('is the same for a browser that still runs the script of the previous release', () => {
    expect(visitSchema.parse({ source: 'Baidu', campaign: 'USA27', page: '/UK' })).toEqual({
      source: 'baidu',
      campaign: 'usa27',
      page: '/UK',
    })
  })

  it.each([
    [{ source: '百度', campaign: 'usa27' }, '百度 / usa27'],
    [{ source: '百度', campaign: '（没有）' }, '百度'],
    [{ source: '直接访问', campaign: 'poster' }, 'poster'],
    [{ source: '直接访问', campaign: '（没有）' }, null],
  ])('%j reads %s', (channel, text) => {
    expect(channelText(channel)).toBe(text)
  })
})

describe('a lead', () => {
  const address = 'https://www.meishi.test/uk?utm_source=Baidu&utm_campaign=uk27&bd_vid=abc&name=张三'

  it('without touches was brought by the query of its page', () => {
    expect(touchesOf({ fields: {}, linkurl: address, created_at })).toEqual([
      { at: '2026-11-20', utm_source: 'Baidu', utm_campaign: 'uk27', bd_vid: 'abc', landing: '/uk' },
    ])
    expect(channelOfLead({ fields: {}, linkurl: address, created_at })).toEqual({
      source: 'baidu',
      campaign: 'uk27',
      page: '/uk',
    })
  })

  it.each([
    ['last_touch', { last_touch: touch({ utm_source: 'qq', landing: '/us' }) }, 'qq', '/us'],
    ['first_touch', { first_touch: touch({ utm_source: 'qq' }) }, 'qq', '/uk'],
    [
      'both',
      { first_touch: touch({ utm_source: 'a' }), last_touch: touch({ utm_source: 'b', landing: '/b' }) },
      'b',
      '/b',
    ],
  ])('with %s was brought by that visit', (_, fields, source, page) => {
    expect(channelOfLead({ fields, linkurl: address, created_at })).toEqual({
      source,
      campaign: '（没有）',
      page,
    })
  })

  it.each(
    table(
      `
      – | （不详）
      /special/ossd?from=1 | /special/ossd
      http://[ | （不详）
      /receipt/abcdef?utm_campaign=x | /receipt
    `,
      [maybe, String],
    ),
  )('of the page %s has no invented channel', (linkurl, page) => {
    expect(channelOfLead({ fields: {}, linkurl, created_at })).toMatchObject({ source: '直接访问', page })
  })
})
