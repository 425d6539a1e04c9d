import { unstable_getResponseFromNextConfig } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import nextConfig from '@/next.config'

/**
 * The Cache-Control header that the configuration sets for an address; null where it sets none and the route sets its
 * own.
 */
async function cacheControl(url: string): Promise<string | null> {
  const answer = await unstable_getResponseFromNextConfig({
    url: `https://www.meishi.test${url}`,
    nextConfig,
  })
  return answer.headers.get('cache-control')
}

describe('how long caches may keep an address', () => {
  it.each([
    ...[
      '/',
      '/uk',
      '/chanel/uk',
      '/yxk?country=2',
      '/yxk/ca-university-of-toronto',
      '/search?Keyword=a',
      '/no/such/page',
    ],
    ...[
      '/m',
      '/m/uk',
      '/m/yxk?country=2',
      '/special/study_cost',
      '/special/summer_camp/entry',
      '/headlines/2026-11-20-visa',
    ],
    ...['/special/decision_sheet/csv', '/receipts', '/previews'],
  ])('two minutes: %s', async (url) => {
    expect(await cacheControl(url)).toBe('public, max-age=0, s-maxage=120')
  })

  it.each(['/receipt/abc', '/receipt/call/abc', '/preview/key', '/preview/blocks', '/m/preview/key'])(
    'never: %s',
    async (url) => {
      expect(await cacheControl(url)).toBe('private, no-store')
    },
  )

  it.each([
    ...['/apipc/v1/country', '/apipc', '/lead-result?code=0', '/m/lead-result?code=0'],
    ...['/m/desktop', '/desktop', '/healthz', '/readyz', '/metrics', '/m/receipt/abc'],
    ...['/robots.txt', '/sitemap.xml', '/speculation-rules', '/headlines/changes/calendar.ics'],
  ])('as the route itself sets it: %s', async (url) => {
    expect(await cacheControl(url)).toBeNull()
  })

  it('a day: drawings that all pages share', async () => {
    expect(await cacheControl('/icons.svg')).toContain('max-age=86400')
  })
})

describe('security headers', () => {
  const headersOf = async (url: string) => {
    const answer = await unstable_getResponseFromNextConfig({
      url: `https://www.meishi.test${url}`,
      nextConfig,
    })
    return answer.headers
  }
  const policyOf = async (url: string) =>
    (await headersOf(url)).get('content-security-policy')?.split('; ') ?? null

  it.each(['/', '/no/such/page', '/receipt/abc', '/robots.txt', '/apipcx'])(
    'are sent with %s',
    async (url) => {
      const headers = await headersOf(url)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=()')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it.each(['/', '/no/such/page', '/receipt/abc'])(
    'allow only what is ours at %s: no plugins, no frames around it, no other base, no form to elsewhere',
    async (url) => {
      expect(await policyOf(url)).toEqual([
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
      ])
    },
  )

  it('name other sites no secret address, and only the origin of any other', async () => {
    const policy = async (url: string) => (await headersOf(url)).get('referrer-policy')
    expect(await policy('/uk?country=2')).toBe('strict-origin-when-cross-origin')
    for (const url of ['/receipt/abc', '/receipt/call/abc', '/receipt/call/chat/abc']) {
      expect(await policy(url)).toBe('no-referrer')
    }
  })

  it.each(['/apipc', '/apipc/v1/country'])('are left to the API at %s', async (url) => {
    expect(await policyOf(url)).toBeNull()
  })
})
