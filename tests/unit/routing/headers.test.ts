import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server'
import { expect, it } from 'vitest'
import nextConfig from '@/next.config'
import { table } from '@/tests/support/table'

const headersOf = async (url: string) =>
  (await unstable_getResponseFromNextConfig({ url: `https://www.meishi.test${url}`, nextConfig })).headers

it.each(
  table(`
    public, max-age=0, s-maxage=120 | / /uk /chanel/uk /yxk?country=2 /yxk/ca-university-of-toronto /search?Keyword=a
    public, max-age=0, s-maxage=120 | /no/such/page /m /m/uk /m/yxk?country=2 /special/study_cost
    public, max-age=0, s-maxage=120 | /special/summer_camp/entry /headlines/2026-11-20-visa
    public, max-age=0, s-maxage=120 | /receipts /previews
    private, no-store               | /receipt/abc /receipt/call/abc /preview/key /preview/blocks /m/preview/key
    set by the route                | /apipc/v1/country /apipc /lead-result?code=0 /m/lead-result?code=0 /m/desktop /desktop
    set by the route                | /healthz /readyz /metrics /m/receipt/abc /robots.txt /sitemap.xml
    set by the route                | /speculation-rules /headlines/changes/calendar.ics
    public, max-age=86400           | /icons.svg
  `),
)('Cache-Control is %s at %s', async (rule, addresses) => {
  for (const url of addresses.split(' '))
    expect((await headersOf(url)).get('cache-control') ?? 'set by the route', url).toContain(rule)
})

const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ')

it.each(
  table(`
    /                      | own  | strict-origin-when-cross-origin
    /uk?country=2          | own  | strict-origin-when-cross-origin
    /no/such/page          | own  | strict-origin-when-cross-origin
    /robots.txt            | own  | strict-origin-when-cross-origin
    /apipcx                | own  | strict-origin-when-cross-origin
    /receipt/abc           | own  | no-referrer
    /receipt/call/abc      | own  | no-referrer
    /receipt/call/chat/abc | own  | no-referrer
    /apipc                 | none | –
    /apipc/v1/country      | none | –
  `),
)('%s allows what is ours (%s), and tells other sites its %s', async (url, content, referrer) => {
  const headers = await headersOf(url)
  expect(headers.get('access-control-allow-origin')).toBeNull()
  if (content === 'none') return expect(headers.get('content-security-policy')).toBeNull()
  expect(headers.get('content-security-policy')).toBe(policy)
  expect(headers.get('referrer-policy')).toBe(referrer)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=()')
})
