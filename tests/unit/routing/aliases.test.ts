import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aliases, resolveAlias } from '@/lib/routing/aliases'
import { config, middleware } from '@/middleware'
import nextConfig from '@/next.config'

const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** The address in the address bar, and the page that must answer. */
const expected: [alias: string, page: string][] = [
  ['/us', '/chanel/us'],
  ['/japan', '/chanel/japan'],
  ['/uk', '/chanel/uk'],
  ['/can', '/chanel/can'],
  ['/au', '/chanel/au'],
  ['/sg', '/chanel/sg'],
  ['/yyts', '/chanel/yyts'],
  ['/bjts', '/chanel/bjts'],
  ['/msbjts', '/chanel/msbjts'],
  ['/rmzy', '/chanel/rmzy'],
  ['/case', '/chanel/case'],
  ['/dl', '/chanel/dl'],
  ['/yishu', '/chanel/yishu'],
  ['/bj', '/company/bj'],
  ['/cd', '/company/cd'],
  ['/cq', '/company/cq'],
  ['/cs', '/company/cs'],
  ['/fz', '/company/fz'],
  ['/gz', '/company/gz'],
  ['/hn', '/company/hn'],
  ['/hz', '/company/hz'],
  ['/km', '/company/km'],
  ['/nj', '/company/nj'],
  ['/qd', '/company/qd'],
  ['/sh', '/company/sh'],
  ['/sz', '/company/sz'],
  ['/wh', '/company/wh'],
  ['/xa', '/company/xa'],
  ['/xjp', '/company/xjp'],
  ['/zz', '/company/zz'],
  ['/hk', '/company/xg'],
  ['/hischool', '/yxk/hischool'],
  ['/hischool/42', '/yxk/hischool/42'],
  ['/zsg', '/team/zsg'],
  ['/ds', '/team/daoshi'],
  ['/ym_product', '/product/ym_product'],
  ['/ym_product/42', '/product/ym_product/42'],
  ['/special/fyao', '/special/feiyong/fyao'],
  ['/special/fycan', '/special/feiyong/fycan'],
  ['/special/fyen', '/special/feiyong/fyen'],
  ['/special/fyhk', '/special/feiyong/fyhk'],
  ['/special/fysg', '/special/feiyong/fysg'],
  ['/special/fyusa', '/special/feiyong/fyusa'],
  ['/special/fy_au', '/special/fy_zh/fy_au'],
  ['/special/fy_can', '/special/fy_zh/fy_can'],
  ['/special/fy_hk', '/special/fy_zh/fy_hk'],
  ['/special/fy_sg', '/special/fy_zh/fy_sg'],
  ['/special/fy_uk', '/special/fy_zh/fy_uk'],
  ['/special/fy_us', '/special/fy_zh/fy_us'],
  ['/special/dl_zxbj', '/special/dl_zx/bj'],
  ['/special/dl_zxcd', '/special/dl_zx/cd'],
  ['/special/dl_zxcq', '/special/dl_zx/cq'],
  ['/special/dl_zxcs', '/special/dl_zx/cs'],
  ['/special/dl_zxfz', '/special/dl_zx/fz'],
  ['/special/dl_zxgz', '/special/dl_zx/gz'],
  ['/special/dl_zxhn', '/special/dl_zx/hn'],
  ['/special/dl_zxhz', '/special/dl_zx/hz'],
  ['/special/dl_zxkm', '/special/dl_zx/km'],
  ['/special/dl_zxnj', '/special/dl_zx/nj'],
  ['/special/dl_zxqd', '/special/dl_zx/qd'],
  ['/special/dl_zxsh', '/special/dl_zx/sh'],
  ['/special/dl_zxsz', '/special/dl_zx/sz'],
  ['/special/dl_zxwh', '/special/dl_zx/wh'],
  ['/special/dl_zxxa', '/special/dl_zx/xa'],
  ['/special/dl_zxxg', '/special/dl_zx/xg'],
  ['/special/dl_zxxjp', '/special/dl_zx/xjp'],
  ['/special/dl_zxzz', '/special/dl_zx/zz'],
  ['/special/bk_us', '/special/bk_zh/bk_us'],
  ['/special/bk_uk', '/special/bk_zh/bk_uk'],
  ['/special/bk_can', '/special/bk_zh/bk_can'],
  ['/special/bk_au', '/special/bk_zh/bk_au'],
  ['/special/bk_hk', '/special/bk_zh/bk_hk'],
  ['/special/bk_sg', '/special/bk_zh/bk_sg'],
  ['/special/bk_japan', '/special/bk_zh/bk_japan'],
]

describe('aliases', () => {
  it('are exactly the short addresses of the site', () => {
    const written = new Set(expected.map(([alias]) => alias.replace(/\/42$/, '/{id}')))
    const unexpected = Object.keys(aliases).filter((alias) => !written.has(alias))
    expect(unexpected, 'an alias of lib/routing/aliases.ts wants its pair in this test').toEqual([])
    expect(Object.keys(aliases)).toHaveLength(written.size)
  })

  it.each(expected)('%s shows %s', (alias, page) => {
    expect(resolveAlias(alias)).toBe(page)
    const request = new NextRequest(`http://localhost${alias}?index=2`, {
      headers: { 'user-agent': desktop },
    })
    expect(getRewrittenUrl(middleware(request))).toBe(`http://localhost${page}?index=2`)
  })

  it.each(expected)('the middleware runs for %s', (alias) => {
    expect(
      unstable_doesMiddlewareMatch({
        config,
        nextConfig: {},
        url: alias,
        headers: { 'user-agent': desktop },
      }),
    ).toBe(true)
  })

  it.each([
    '/',
    '/chanel/us',
    '/us/',
    '/us/more',
    '/hischool/1/2',
    '/hischool/',
    '/ym_product/{id}/x',
    '/constructor',
    '/__proto__',
    '/hischool/{id}/',
  ])('%s is not an alias', (path) => {
    expect(resolveAlias(path)).toBe(path)
  })

  it('never lead to another alias, so that each is one step from its page', () => {
    for (const target of Object.values(aliases)) expect(resolveAlias(target)).toBe(target)
  })
})

describe('a rewrite', () => {
  beforeEach(() =>
    vi.stubEnv('__NEXT_NO_MIDDLEWARE_URL_NORMALIZE', nextConfig.skipProxyUrlNormalize ? '1' : ''),
  )
  afterEach(() => vi.unstubAllEnvs())

  // The address of a process itself: its HOST and PORT, with https when the proxy in front reports TLS.
  it.each([
    'http://localhost:3000',
    'https://localhost:3000',
    'http://127.0.0.1:3001',
    'https://127.0.0.1:3001',
    'https://[::1]:3001',
    'https://0.0.0.0:3000',
    'https://www.meishi.test:3000',
  ])('is sent to the process itself at %s', (origin) => {
    const headers = {
      'user-agent': desktop,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    }
    const answer = middleware(new NextRequest(`${origin}/uk?bd_vid=7`, { headers }))
    expect(getRewrittenUrl(answer)).toBe(`${origin}/chanel/uk?bd_vid=7`)
  })
})
