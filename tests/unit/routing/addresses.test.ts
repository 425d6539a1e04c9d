import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryFromGbk } from '@/lib/routing/gbk-query'
import { desktopChoice } from '@/lib/routing/mobile'
import { ownPath } from '@/lib/routing/own-path'
import { pageAddress } from '@/lib/routing/page-address'
import { encodedAddress } from '@/lib/routing/raw-address'
import { seeOther } from '@/lib/routing/see-other'
import { flag, lines, table } from '@/tests/support/table'

const site = 'https://www.meishi.test'
const origins = [site, 'https://m.meishi.test']

describe('a path of this site', () => {
  it.each([
    ...table(`
      /us                                | /us
      /yxk?country=uk&page=2             | /yxk?country=uk&page=2
      /headlines/changes?change=x#x      | /headlines/changes?change=x#x
      /a/../us                           | /us
      /a//b                              | /a//b
      /m//evil.test                      | /m//evil.test
      /%2f/evil.test                     | /%2f/evil.test
    `),
    ['/a\r\nSet-Cookie: x=1', '/aSet-Cookie:%20x=1'],
    [`${site}/us?a=1`, '/us?a=1'],
  ])('is %j, read as %j', (text, path) => expect(ownPath(text, [site])).toBe(path))

  it.each([
    ...[null, undefined, '', '/\t/evil.test', ' //evil.test', '/x/%2e%2e/\t/evil.test'],
    ...lines(String.raw`
      us
      evil.test
      //evil.test
      /\evil.test
      \\evil.test
      https://evil.test/
      javascript:alert(1)
      http://own.invalid/us
      /..//evil.test
      /../\evil.test
      /.//evil.test/login
      /a/..//evil.test
      /%2e%2e//evil.test
      /%2E%2e/\evil.test
      https://www.meishi.test.evil.test/us
      https://me@www.meishi.test/us
      https://:me@www.meishi.test/us
      https://www.meishi.test//evil.test
      https://www.meishi.test/..//evil.test
      http://www.meishi.test/us
    `),
  ])('is not %j', (text) => expect(ownPath(text, [site])).toBeNull())
})

describe('the address of a page', () => {
  it.each(
    table(`
      /                               | /
      /yxk?q=北京                     | /yxk?q=%E5%8C%97%E4%BA%AC
      /m/chanel/uk                    | /m/chanel/uk
      /a/../uk                        | /uk
      /receipt?note=time              | /receipt?note=time
      https://m.meishi.test/m/uk#form | https://m.meishi.test/m/uk#form
      /apipc-news                     | /apipc-news
    `),
  )('is %j, kept as %j', (text, kept) => expect(pageAddress(text, origins)).toBe(kept))

  it.each([
    ...['', '/\tapipc/v1/sms_logs', '/a b'],
    ...lines(String.raw`
      /apipc/v1/sms_logs?phone=13800138000&check_string=x
      /APIPC/v1/sms_logs
      /%61pipc/v1/sms_logs
      /x/../apipc/v1/sms_logs
      /x/%2e%2e/apipc/v1/sms_logs
      /x%2f..%2fapipc/v1/sms_logs
      /.//apipc/v1/sms_logs
      /\apipc/v1/sms_logs
      apipc/v1/sms_logs
      https://www.meishi.test//apipc/v1/sms_logs
      https://www.meishi.test/apipc
      /_next/static/x
      /m/desktop?to=/uk
      /desktop
      /preview/secret
      /markdown/uk
      /speculation-rules
      /uk.md
      /metrics
      /healthz
      /%
      //evil.test/x
      //www.meishi.test/uk
      /m/apipc/v1/country
      /\evil.test/x
      https://www.meishi.test@evil.test/
      javascript:alert(1)
      data:text/html,x
      http://[
    `),
  ])('is not %j', (text) => expect(pageAddress(text, origins)).toBeNull())
})

const part = fc.constantFrom(
  ...[
    '.',
    '..',
    '/',
    '\\',
    '\t',
    '\n',
    ' ',
    '%2e',
    '%2f',
    '%5c',
    '?',
    '#',
    '@',
    ':',
    'apipc',
    'evil.test',
    '漢',
  ],
)

it('no address leads to another site or the API, however it is written', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = `/${parts.join('')}`
      const [path, page] = [ownPath(text), pageAddress(text, origins)]
      for (const kept of [path, page])
        if (kept !== null) expect(new URL(kept, `${site}/m/x`).origin).toBe(site)
      if (path !== null) expect(ownPath(path)).toBe(path)
      if (page !== null)
        expect(decodeURIComponent(new URL(page, site).pathname)).not.toMatch(/^[/\\]+apipc(?:[/\\]|$)/)
    }),
    { numRuns: 2000 },
  )
})

it('a redirect after a form leads home or to this site, whatever its target is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      const location = seeOther(text).headers.get('location') ?? ''
      expect(location).toMatch(/^\//)
      expect(new URL(location, site).origin).toBe(site)
    }),
  )
})

it.each(
  table(`
    ?Keyword=%B9%FE%B7%F0               | ?Keyword=%E5%93%88%E4%BD%9B
    ?Keyword=%C3%C0%B9%FA+%B3%C9%B1%BE  | ?Keyword=%E7%BE%8E%E5%9B%BD%20%E6%88%90%E6%9C%AC
    ?a=%E5%93%88&Keyword=%B9%FE         | ?a=%E5%93%88&Keyword=%E5%93%88
                                        | stays
    ?                                   | stays
    ?Keyword=harvard                    | stays
    ?Keyword=%E5%93%88%E4%BD%9B         | stays
    ?Keyword=%E5%93%88%E4%BD%9B&utm=%20 | stays
    ?Keyword=%FF%FF                     | stays
    ?Keyword=100%                       | stays
    ?Keyword=%E5%93%88%E4               | stays
    ?Keyword=%E5%93%88%E4...            | stays
  `),
)('the query %s in GBK is %s in UTF-8', (search, read) => expect(queryFromGbk(search) ?? 'stays').toBe(read))

it.each(
  table(`
    /raw-address/search%3FKeyword=%E5%93%88%E4%BD%9B&x=%25E5 | /search?Keyword=%E5%93%88%E4%BD%9B&x=%E5
    /raw-address/%E6%90%9C%E7%B4%A2/a%20b                    | /%E6%90%9C%E7%B4%A2/a b
    /raw-address/search%3FKeyword=%B9%FE                     | /search?Keyword=%B9%FE
    /raw-address                                             | none
    /search                                                  | none
  `),
)('nginx’ %s stands for %s', (path, address) => expect(encodedAddress(path) ?? 'none').toBe(address))

it.each(
  table(`
    https://www.meishi.test | __Host-pc=1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure
    http://localhost:3000   | pc=1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax
  `),
)('at %s the choice of the desktop version is the cookie %s', (origin, cookie) =>
  expect(desktopChoice(origin)).toBe(cookie),
)

describe('pages for developers', () => {
  afterEach(() => vi.unstubAllEnvs())
  it.each(
    table(
      `
      development |  | yes
      production | 1 | yes
      production |  | no
      production | 0 | no
    `,
      [String, String, flag],
    ),
  )('in %s with PREVIEW_COMPONENTS=%j: %s', async (NODE_ENV, PREVIEW_COMPONENTS, exist) => {
    vi.resetModules()
    vi.stubEnv('NODE_ENV', NODE_ENV)
    vi.stubEnv('PREVIEW_COMPONENTS', PREVIEW_COMPONENTS)
    const { onlyForDevelopers } = await import('@/lib/routing/developer-pages')
    if (exist) expect(onlyForDevelopers).not.toThrow()
    else expect(onlyForDevelopers).toThrow(/NEXT_HTTP_ERROR_FALLBACK;404/)
  })
})
