import { devices } from '@playwright/test'
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { readTable } from '@/lib/core/read-table'
import { isMobile, readAgent } from '@/lib/routing/devices'
import { mobileAgentPattern } from '@/lib/routing/mobile'
import { routeRequest } from '@/lib/routing/route-request'
import { config, middleware } from '@/middleware'

const agents = readTable('user-agents.csv', ['name', 'device', 'app', 'agent'], import.meta.dirname).map(
  (row) => [row.text('name') ?? '', row.text('device'), row.text('app'), row.text('agent') ?? ''] as const,
)

const reachesMiddleware = (url: string, headers: Record<string, string>) =>
  unstable_doesMiddlewareMatch({ config, nextConfig: {}, url, headers })

const visit = (url: string, headers: Record<string, string>, init: { method?: string } = {}) =>
  middleware(new NextRequest(`http://localhost:3000${url}`, { headers, ...init }))

const iphone = agents.find(([name]) => name === 'iPhone')?.[3] ?? ''

describe('device rules', () => {
  it.each(agents)('%s is %s (app: %s)', (_name, device, app, userAgent) => {
    expect(readAgent(userAgent)).toEqual({ device, app })
  })

  it.each(agents.filter(([, device]) => device === 'desktop'))(
    '%s is not redirected',
    (_name, _device, _app, userAgent) => {
      const headers = { 'user-agent': userAgent }
      for (const page of ['/', '/chanel/us', '/special/gkhlx', '/yxk/42']) {
        expect(visit(page, headers).headers.get('location')).toBeNull()
      }
    },
  )

  it.each(agents.filter(([, device]) => device !== 'desktop'))(
    '%s is redirected to the mobile page',
    (_name, _device, _app, userAgent) => {
      const headers = { 'user-agent': userAgent }
      expect(reachesMiddleware('/chanel/us', headers)).toBe(true)
      const response = visit('/chanel/us?bd_vid=7', headers)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe('http://localhost:3000/m/chanel/us?bd_vid=7')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('vary')).toBe('User-Agent')
    },
  )

  // A public list: the devices that Playwright imitates.
  it.each([
    ...agents.map(([name, , , agent]) => [name, agent]),
    ...Object.entries(devices).map(([name, { userAgent }]) => [name, userAgent]),
  ])('%s: a phone or tablet is one for nginx’ cache too', (_name, agent = '') => {
    if (isMobile(readAgent(agent))) expect(agent).toMatch(new RegExp(mobileAgentPattern))
  })

  it.each(Object.entries(devices).filter(([name, { isMobile }]) => isMobile && !/iPad|Desktop/.test(name)))(
    '%s is a phone',
    (_name, { userAgent }) => {
      expect(isMobile(readAgent(userAgent))).toBe(true)
    },
  )

  it('redirect no device that nginx’ cache counts as a desktop', () => {
    const agent = 'Panasonic-GAD87/A19'
    expect(isMobile(readAgent(agent))).toBe(true)
    expect(new RegExp(mobileAgentPattern).test(agent)).toBe(false)
    expect(visit('/', { 'user-agent': agent }).status).toBe(200)
  })

  it('redirect the gkhlx marker to its own mobile page', () => {
    const response = visit('/special/gkhlx/entry', { 'user-agent': iphone })
    expect(response.headers.get('location')).toBe('http://localhost:3000/m/gkhlx')
  })

  it('redirect a phone on an alias before the alias is rewritten', () => {
    expect(visit('/us', { 'user-agent': iphone }).status).toBe(301)
  })

  it('treat HEAD like GET', () => {
    expect(visit('/', { 'user-agent': iphone }, { method: 'HEAD' }).status).toBe(301)
  })

  it.each(['pc=1', '__Host-pc=1'])(
    'do not redirect a phone that asked for the desktop version (%s)',
    (cookie) => {
      expect(visit('/us', { 'user-agent': iphone, cookie }).headers.get('location')).toBeNull()
    },
  )

  it.each([['rsc'], ['next-router-prefetch']])('do not redirect data requests (%s)', (header) => {
    const headers = { 'user-agent': iphone, [header]: '1' }
    expect(visit('/us', headers).status).toBe(200)
  })

  it('do not redirect a form submission', () => {
    expect(visit('/', { 'user-agent': iphone }, { method: 'POST' }).status).toBe(200)
  })

  it.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/receipt/abcdefghijklmnopqrstuvwxyz012345',
    '/apipc/v1/country',
    '/robots.txt',
    '/_next/static/a.js',
  ])('%s never reaches the middleware', (path) => {
    expect(reachesMiddleware(path, { 'user-agent': iphone })).toBe(false)
  })

  it.each(['/m', '/m/gkhlx', '/m/desktop', '/m/uk', '/healthz', '/readyz', '/metrics'])(
    '%s is not redirected again',
    (path) => {
      expect(visit(path, { 'user-agent': iphone }).headers.get('location')).toBeNull()
    },
  )

  it.each(['/lead-result?code=0', '/privacy'])('%s has a mobile address like any page', (path) => {
    expect(visit(path, { 'user-agent': iphone }).headers.get('location')).toBe(
      `http://localhost:3000/m${path}`,
    )
  })
})

describe('addresses below /m', () => {
  const shown = (url: string, headers: Record<string, string> = { 'user-agent': iphone }) =>
    getRewrittenUrl(visit(url, headers))

  it.each([
    ['/m/chanel/us?bd_vid=7', '/chanel/us?bd_vid=7'],
    ['/m/uk', '/chanel/uk'],
    ['/m/hischool/42', '/yxk/hischool/42'],
    ['/m/search?Keyword=%E7%89%9B%E6%B4%A5', '/search?Keyword=%E7%89%9B%E6%B4%A5'],
    ['/m/special/fyusa', '/special/feiyong/fyusa'],
  ])('%s shows %s', (address, page) => {
    expect(reachesMiddleware(address, { 'user-agent': iphone })).toBe(true)
    expect(shown(address)).toBe(`http://localhost:3000${page}`)
  })

  it('answer data requests of an open page, and desktops alike', () => {
    expect(reachesMiddleware('/m/uk', { 'user-agent': iphone, rsc: '1' })).toBe(true)
    expect(shown('/m/uk', { 'user-agent': iphone, rsc: '1' })).toBe('http://localhost:3000/chanel/uk')
    expect(shown('/m/uk', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)' })).toBe(
      'http://localhost:3000/chanel/uk',
    )
  })

  it.each(['/m/m/uk', '/m/apipc/v1/country', '/m/receipt/abc', '/m/metrics', '/m/sitemap.xml', '/m/gkhlx'])(
    '%s is not the address of another page',
    (address) => {
      expect(shown(address)).toBeNull()
    },
  )
})

describe('the mobile site on its own host', () => {
  const mobile = 'https://m.example.cn'
  const ask = (host: string, path: string) =>
    routeRequest(
      new NextRequest(`http://localhost:3000${path}`, { headers: { 'user-agent': iphone, host } }),
      mobile,
    )

  it.each([
    ['/uk?a=1', 'https://m.example.cn/uk?a=1'],
    ['/lead-result?code=0', 'https://m.example.cn/lead-result?code=0'],
    ['/privacy', 'https://m.example.cn/privacy'],
    ['/special/gkhlx', 'https://m.example.cn/gkhlx'],
  ])('a phone that asks the desktop host for %s is sent to %s', (path, location) => {
    const response = ask('www.example.cn', path)
    expect([response.status, response.headers.get('location')]).toEqual([301, location])
  })

  it.each([
    ['/', '/m'],
    ['/gkhlx', '/m/gkhlx'],
    ['/uk', '/chanel/uk'],
  ])('and shows %s there without another redirect', (path, page) => {
    const response = ask('m.example.cn', path)
    expect(response.headers.get('location')).toBeNull()
    expect(getRewrittenUrl(response)).toBe(`http://localhost:3000${page}`)
  })
})
