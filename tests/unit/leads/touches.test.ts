import { describe, expect, it } from 'vitest'
import type { Arrival } from '@/lib/leads/touch'
import { touchTextSchema } from '@/lib/leads/touch-schema'
import { type Touches, touchesAfter, touchFields } from '@/lib/leads/touches'
import { table } from '@/tests/support/table'

const site = 'https://www.meishi.test'
const arrive = (path: string, referrer = '', day = '2026-03-01'): Arrival => ({
  href: site + path,
  referrer,
  now: new Date(`${day}T04:00:00Z`),
})
const touchesOf = (...arrivals: Arrival[]) => arrivals.reduce<Touches | null>(touchesAfter, null)

describe("the record of a visit's source", () => {
  it.each([
    [
      'a campaign',
      arrive(
        '/uk?utm_source=baidu&utm_medium=cpc&utm_campaign=spring&utm_term=英国&utm_content=a&bd_vid=123',
      ),
      {
        at: '2026-03-01',
        utm_source: 'baidu',
        utm_medium: 'cpc',
        utm_campaign: 'spring',
        utm_term: '英国',
        utm_content: 'a',
        bd_vid: '123',
        landing: '/uk',
      },
    ],
    [
      'every id of a click',
      arrive('/?gclid=Cj0K_q-1&gdt_vid=wx0&qhclickid=ab12&msclkid=ff'),
      { at: '2026-03-01', gclid: 'Cj0K_q-1', gdt_vid: 'wx0', qhclickid: 'ab12', msclkid: 'ff', landing: '/' },
    ],
    [
      'another site, without its query',
      arrive('/us', 'https://www.zhihu.com/question/1?from=secret#a'),
      { at: '2026-03-01', referrer: 'www.zhihu.com/question/1', landing: '/us' },
    ],
    [
      'a parameter that is not allowed',
      arrive('/?token=1&phone=13800138000'),
      { at: '2026-03-01', landing: '/' },
    ],
    [
      'a phone number in a campaign',
      arrive('/?utm_source=a13800138000'),
      { at: '2026-03-01', utm_source: 'a138******00', landing: '/' },
    ],
    ['markup', arrive('/?utm_source=%3Cb%3Ex%22'), { at: '2026-03-01', utm_source: 'b x', landing: '/' }],
    ['an id that is none', arrive('/?gclid=%3Cscript%3E'), { at: '2026-03-01', landing: '/' }],
    ['a referrer that is not an address', arrive('/', 'about:blank'), { at: '2026-03-01', landing: '/' }],
  ])('keeps of %s only what is allowed', (_, arrival, expected) => {
    expect(touchesOf(arrival)?.first).toEqual(expected)
  })

  it('has at most 400 characters, and shortens words before ids', () => {
    const long = '长'.repeat(200)
    const ids = `gclid=${'g'.repeat(150)}&msclkid=${'m'.repeat(100)}`
    const texts = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}=${long}`)
    const touches = touchesOf(
      arrive(`/${'p'.repeat(300)}?${ids}&${texts.join('&')}`, `https://a.test/${long}`),
    )
    const { first_touch = '' } = touchFields(touches)
    expect(first_touch.length).toBeLessThanOrEqual(400)
    expect(JSON.parse(first_touch)).toMatchObject({ gclid: 'g'.repeat(150), utm_source: '长'.repeat(60) })
  })

  it('leaves out an id that is too long', () => {
    expect(touchesOf(arrive(`/?gclid=${'g'.repeat(251)}`))?.first).not.toHaveProperty('gclid')
  })
})

const campaign = arrive('/uk?utm_source=baidu')
const other = arrive('/us?utm_source=wechat', '', '2026-03-05')

it.each<[string, Arrival[], { first: object; last: object }]>([
  [
    'a direct visit changes nothing',
    [campaign, arrive('/yxk', '', '2026-03-04')],
    { first: { utm_source: 'baidu' }, last: { utm_source: 'baidu', at: '2026-03-01' } },
  ],
  [
    'a step inside the site changes nothing',
    [campaign, arrive('/yxk', `${site}/uk`)],
    { first: { landing: '/uk' }, last: { landing: '/uk' } },
  ],
  [
    'a link from another site is a new touch',
    [campaign, arrive('/us', 'https://www.zhihu.com/q')],
    { first: { utm_source: 'baidu' }, last: { referrer: 'www.zhihu.com/q' } },
  ],
  [
    'the same page loaded again is not',
    [campaign, { ...campaign, now: new Date('2026-03-03T04:00:00Z') }],
    { first: { at: '2026-03-01' }, last: { at: '2026-03-01' } },
  ],
  [
    'a third source changes the last one only, and the first one stays',
    [campaign, other, arrive('/au', 'https://www.zhihu.com/q', '2026-03-09')],
    { first: { utm_source: 'baidu', landing: '/uk' }, last: { landing: '/au', at: '2026-03-09' } },
  ],
  [
    'after 90 days the first one is forgotten',
    [campaign, other, arrive('/', '', '2026-05-31')],
    { first: { utm_source: 'wechat' }, last: { utm_source: 'wechat' } },
  ],
  [
    'and then the last one',
    [campaign, arrive('/', '', '2026-06-30')],
    { first: { landing: '/', at: '2026-06-30' }, last: { landing: '/' } },
  ],
])('first and last source %s', (_, arrivals, expected) => {
  expect(touchesOf(...arrivals)).toMatchObject(expected)
})

it.each(
  table(`
    no JSON                       | {"at":
    a field that is not allowed   | {"at":"2026-03-01","token":"1"}
    no day                        | {"utm_source":"baidu"}
    an impossible day             | {"at":"2026-02-30"}
    a prototype                   | {"at":"2026-03-01","__proto__":{"utm_source":"x"}}
    markup                        | {"at":"2026-03-01","utm_source":"<script>"}
    an invalid id                 | {"at":"2026-03-01","gclid":"a b"}
    a query in the landing path   | {"at":"2026-03-01","landing":"/uk?phone=1"}
    too much of it                | {"at":"2026-03-01","utm_source":"${'长'.repeat(390)}"}
  `),
)('%s is no record of a source', (_, sent) => {
  expect(touchTextSchema.safeParse(sent).data).toBeFalsy()
})
