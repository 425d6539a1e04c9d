import { devices } from '@playwright/test'
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readTable } from '@/lib/core/read-table'
import { aliases, resolveAlias } from '@/lib/routing/aliases'
import { isMobile, readAgent } from '@/lib/routing/devices'
import { mobileAgentPattern } from '@/lib/routing/mobile'
import { notPages } from '@/lib/routing/private-paths'
import { routeRequest } from '@/lib/routing/route-request'
import { config, middleware } from '@/middleware'
import nextConfig from '@/next.config'
import { knownAliases } from '@/tests/support/known-routes'
import { lines, table } from '@/tests/support/table'

const agents = readTable('user-agents.csv', ['name', 'device', 'app', 'agent'], import.meta.dirname).map(
  (row) => [row.text('name') ?? '', row.text('device'), row.text('app'), row.text('agent') ?? ''] as const,
)
const agentOf = (wanted: string) => agents.find(([name]) => name === wanted)?.[3] ?? ''

type Asked = { agent?: string; method?: string; host?: string; [header: string]: string | undefined }

/** Who asks. A phone is an iPhone; `www` and `m` are the two hosts of a site whose mobile pages have one of their own. */
const askers: Record<string, Asked> = {
  desktop: { agent: agentOf('Chrome on Windows') },
  phone: {},
  'phone, HEAD': { method: 'HEAD' },
  'phone, POST': { method: 'POST' },
  'phone, pc=1': { cookie: 'pc=1' },
  'phone, __Host-pc=1': { cookie: '__Host-pc=1' },
  'phone, rsc': { rsc: '1' },
  'phone, prefetch': { 'next-router-prefetch': '1' },
  'phone that nginx takes for a desktop': { agent: 'Panasonic-GAD87/A19' },
  'phone, www': { host: 'www.example.cn' },
  'phone, m': { host: 'm.example.cn' },
}

const here = 'http://localhost:3000'

function ask(address: string, { agent = agentOf('iPhone'), method = 'GET', ...headers }: Asked = {}) {
  const request = new NextRequest(`${here}${address}`, {
    method,
    headers: { 'user-agent': agent, ...(headers as Record<string, string>) },
  })
  const response = routeRequest(request, headers.host === undefined ? undefined : 'https://m.example.cn')
  return { response, location: response.headers.get('location'), page: getRewrittenUrl(response) }
}

it.each(
  table(`
    desktop                              | /us?index=2                        | /chanel/us?index=2
    desktop                              | /search?Keyword=%B9%FE%B7%F0       | 303 /search?Keyword=%E5%93%88%E4%BD%9B
    desktop                              | /search?Keyword=                   | 303 /special/ossd
    desktop                              | /search?Keyword=a                  | as it is
    desktop                              | /search                            | as it is
    phone                                | /us                                | 301 /m/us
    phone                                | /special/gkhlx/entry               | 301 /m/gkhlx
    phone                                | /lead-result?code=0                | 301 /m/lead-result?code=0
    phone                                | /m/search?Keyword=                 | 303 /m/special/ossd
    phone, HEAD                          | /                                  | 301 /m
    phone, POST                          | /                                  | as it is
    phone, POST                          | /search?Keyword=%B9%FE             | as it is
    phone, pc=1                          | /us                                | /chanel/us
    phone, __Host-pc=1                   | /us                                | /chanel/us
    phone, rsc                           | /us                                | /chanel/us
    phone, rsc                           | /m/uk                              | /chanel/uk
    phone, prefetch                      | /us                                | /chanel/us
    phone that nginx takes for a desktop | /                                  | as it is
    phone                                | /m                                 | as it is
    phone                                | /m/desktop                         | as it is
    phone                                | /healthz                           | as it is
    phone                                | /m/chanel/us?bd_vid=7              | /chanel/us?bd_vid=7
    phone                                | /m/uk                              | /chanel/uk
    phone                                | /m/search?Keyword=%E7%89%9B        | /search?Keyword=%E7%89%9B
    phone                                | /m/special/fyusa                   | /special/feiyong/fyusa
    phone                                | /m/m/uk                            | as it is
    phone                                | /m/apipc/v1/country                | as it is
    phone                                | /m/receipt/abc                     | as it is
    phone, www                           | /uk?a=1                            | 301 https://m.example.cn/uk?a=1
    phone, www                           | /special/gkhlx                     | 301 https://m.example.cn/gkhlx
    phone, www                           | //evil.example/x                   | 301 https://m.example.cn//evil.example/x
    phone, www                           | /@evil                             | 301 https://m.example.cn/@evil
    phone, m                             | /                                  | /m
    phone, m                             | /gkhlx                             | /m/gkhlx
    phone, m                             | /uk                                | /chanel/uk
    desktop                              | /raw-address/us%3Fa=%E5%93%88#x    | 301 /us?a=%E5%93%88
    desktop                              | /raw-address/search%3FKeyword=%B9%FE&x=%25E5 | 301 /search?Keyword=%B9%FE&x=%E5
    desktop                              | /raw-address//evil.test/%E5%93%88  | 301 /
    desktop                              | /raw-address/%5C%5Cevil.test/%E5%93%88 | 301 /%5C%5Cevil.test/%E5%93%88
    desktop                              | /raw-address/https:%25252F%25252Fevil.test | 301 /https:%252F%252Fevil.test
    desktop                              | /raw-address                       | as it is
  `),
)('a %s that asks for %s gets %s', (asker, address, answer) => {
  const { response, location, page } = ask(address, askers[asker])
  const without = (url: string) => url.replace(here, '')
  const given = location === null ? page && without(page) : `${response.status} ${without(location)}`
  expect(given ?? 'as it is').toBe(answer)
})

it.each(agents)('%s is %s (app: %s), and is sent to the mobile site unless it is a desktop', (...row) => {
  const [, device, app, agent] = row
  expect(readAgent(agent)).toEqual({ device, app })
  const answers = ['/', '/chanel/us', '/special/gkhlx', '/yxk/42'].map(
    (path) => ask(path, { agent }).location,
  )
  if (device === 'desktop') return expect(answers).toEqual([null, null, null, null])
  expect(answers).toEqual(['/m', '/m/chanel/us', '/m/gkhlx', '/m/yxk/42'].map((path) => here + path))
  expect(agent, 'a phone for nginx’ cache too').toMatch(new RegExp(mobileAgentPattern))
})

it('a redirect to the mobile site is in no cache, because desktops use the same address', () => {
  const { headers } = ask('/us').response
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-store', 'User-Agent'])
})

it('a phone of the public list of devices is one, also for nginx’ cache', () => {
  const known = Object.entries(devices).map(([name, { isMobile: is, userAgent }]) => ({
    name,
    is,
    userAgent,
  }))
  const read = known.map((one) => ({ ...one, found: isMobile(readAgent(one.userAgent)) }))
  expect(
    read.filter(({ found, userAgent }) => found && !new RegExp(mobileAgentPattern).test(userAgent)),
  ).toEqual([])
  expect(read.filter(({ name, is, found }) => is && !found && !/iPad|Desktop/.test(name))).toEqual([])
})

it('the short addresses are exactly those of the specification, each one step from its page', () => {
  expect(aliases).toEqual(Object.fromEntries(knownAliases))
  for (const [alias, page] of knownAliases) {
    const address = alias.replace('{id}', '42')
    const { page: shown } = ask(`${address}?index=2`, askers.desktop)
    expect(shown).toBe(`${here}${page.replace('{id}', '42')}?index=2`)
    expect(resolveAlias(page)).toBe(page)
  }
})

it.each(
  lines(`
    /us/
    /us/more
    /hischool/1/2
    /hischool/
    /constructor
    /__proto__
    /hischool/{id}/
  `),
)('%s is not an alias', (path) => expect(resolveAlias(path)).toBe(path))

it('the middleware runs for pages, and for nothing else', () => {
  const runs = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url, headers: {} })
  const pages = ['/', '/m/uk', '/chanel/us', ...knownAliases.map(([alias]) => alias.replace('{id}', '42'))]
  expect(pages.filter((path) => !runs(path))).toEqual([])
  const others = [
    '/robots.txt',
    '/_next/static/a.js',
    ...notPages.flatMap((name) => [`/${name}`, `/${name}/x`]),
  ]
  expect(others.filter(runs)).toEqual([])
})

// The address of a process itself: its HOST and PORT, with https when the proxy in front reports TLS.
it.each(
  lines(`
    https://localhost:3000
    http://127.0.0.1:3001
    https://[::1]:3001
    https://www.meishi.test:3000
  `),
)('a page is fetched from the process itself at %s', async (origin) => {
  vi.stubEnv('__NEXT_NO_MIDDLEWARE_URL_NORMALIZE', nextConfig.skipProxyUrlNormalize ? '1' : '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
  const answer = await middleware(new NextRequest(`${origin}/uk?bd_vid=7`, { headers }))
  expect(getRewrittenUrl(answer)).toBe(`${origin}/chanel/uk?bd_vid=7`)
})
