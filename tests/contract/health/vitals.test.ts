import { beforeEach, describe, expect, it } from 'vitest'
import { metrics } from '@/lib/host/health/counters'
import { receiveVitals } from '@/lib/host/health/vitals'
import { layoutOf } from '@/lib/vitals/layouts'

beforeEach(() => metrics().registry.resetMetrics())

const env = { SITE_ORIGIN: 'https://www.meishi.test', WEB_VITALS_SAMPLE: 5 }
const good = { layout: 'default', LCP: 1834.2, CLS: 0.03 }

const report = (body: unknown, headers: Record<string, string> = {}, values = env) =>
  receiveVitals(
    new Request('https://www.meishi.test/apipc/v1/vitals', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
    }),
    values,
  )

const histogram = async (name: string) =>
  (await metrics().registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith(`web_vitals_${name}_`) && !line.includes('_bucket'))

describe('a visit’s figures', () => {
  it('are added to the histograms of their layout', async () => {
    const answer = await report(good)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(await histogram('lcp')).toEqual([
      ...['web_vitals_lcp_sum{layout="default"} 1834.2', 'web_vitals_lcp_count{layout="default"} 1'],
    ])
    expect(await histogram('cls')).toHaveLength(2)
    expect((await histogram('inp')).filter((line) => !line.endsWith(' 0'))).toEqual([])
  })

  it.each([
    ['something besides them', { ...good, page: '/search?Keyword=13800138000' }],
    ['an unknown layout', { ...good, layout: 'x"} 1' }],
    ['no layout', { LCP: 1 }],
    ['a negative figure', { ...good, LCP: -1 }],
    ['an absurd figure', { ...good, LCP: 1e9 }],
    ['a figure that is text', { ...good, LCP: '1' }],
    ['a list', [good]],
    ['no JSON', '{'],
  ])('are refused with %s', async (_what, body) => {
    expect((await report(body)).status).toBe(400)
    expect((await histogram('lcp')).filter((line) => !line.endsWith(' 0'))).toEqual([])
  })

  it('are refused when they are too long', async () => {
    expect((await report(`${JSON.stringify(good)}${' '.repeat(1024)}`)).status).toBe(413)
  })

  // What is another site is a rule of leads/submit.
  it('are refused from other sites', async () => {
    expect((await report(good, { Origin: 'https://evil.example' })).status).toBe(403)
  })

  it('are not collected when no visit is measured', async () => {
    expect((await report(good, {}, { ...env, WEB_VITALS_SAMPLE: 0 })).status).toBe(404)
  })
})

it.each([
  [['(site)', '(default)', 'chanel', 'us'], 'default'],
  [['(site)', '(no-form)', 'search'], 'no-form'],
  [['(special)', 'special', 'ossd'], 'special'],
  [['(special-tuofu)', 'special', 'tuofu_cf'], 'special-tuofu'],
  [['m'], 'mobile'],
  [['m', 'gkhlx'], 'mobile'],
  [['(feeds)'], null],
  [[], null],
])('the layout of a page of %j is %s', (segments, layout) => {
  expect(layoutOf(segments)).toBe(layout)
})
