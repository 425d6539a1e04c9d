import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect, type SecureVersion } from 'node:tls'
import { NextRequest } from 'next/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readTable } from '@/lib/core/read-table'
import { isMobile, readAgent } from '@/lib/routing/devices'
import { routeRequest } from '@/lib/routing/route-request'
import { readStream, streamPath, writePath } from '@/tests/contract/chat/support'
import { startChildHost } from '@/tests/contract/support/child-host'
import { createDatabase } from '@/tests/contract/support/database'
import { serveRaw } from '@/tests/contract/support/raw-server'
import { postForm } from '@/tests/contract/support/test-host'
import { type HostRequest, sendHttp } from '@/tests/contract/support/transports'
import { freePort } from '@/tests/support/free-port'
import { type Front, type FrontOptions, hasBrotli, startFront } from '@/tests/support/nginx'
import { orders } from '@/tests/support/orders'
import { lines, table } from '@/tests/support/table'

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

/** Devices that look like a phone to the expression by which nginx tells devices apart. */
const doubtful = [
  'Mobi',
  'Kindle',
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/6.0 TV Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; BRAVIA 4K VH2 Build/QTG3) AppleWebKit/537.36 Chrome/100.0.4896.127 Safari/537.36',
  'Mozilla/5.0 (PlayStation Vita 3.73) AppleWebKit/537.73 (KHTML, like Gecko) Silk/3.2',
  'Mozilla/5.0 (X11; Linux armv7l like Android) AppleWebKit/537.36 (KHTML, like Gecko) Silk/44.1 Safari/537.36',
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/79.0 Safari/537.36 webOS.TV-2021',
]

type Seen = { method: string; url: string; headers: IncomingHttpHeaders }

/**
 * The server behind nginx in these tests. It answers pages by device as the site does, and records the requests that
 * it receives.
 */
type Backend = { origin: string; close: () => Promise<void> }
let pages: Backend
let api: Backend
const portOf = ({ origin }: { origin: string }) => Number(new URL(origin).port)
let seen: Seen[]
let release: string

beforeAll(async () => {
  release = mkdtempSync(join(tmpdir(), 'release-'))
  for (const [file, text] of Object.entries({
    'public/flags/fr.svg': '<svg/>',
    'public/error.html': readFileSync('public/error.html'),
    '.next/static/chunks/a.js': 'let a',
    'previous/.next/static/chunks/b.js': 'let b',
    'previous/.next/static/chunks/a.js': 'let older',
    'acme/.well-known/acme-challenge/token': 'proof',
  })) {
    mkdirSync(join(release, dirname(file)), { recursive: true })
    writeFileSync(join(release, file), text)
  }
  const answer: RequestListener = (request, response) => {
    request.resume().on('end', () => {
      const { method = '', url = '', headers } = request
      seen.push({ method, url, headers })
      if (url.startsWith('/apipc/')) {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' })
        response.end('{"code":0,"data":{"msg":"ok"}}')
        return
      }
      const routed = routedAs(url, headers)
      if (routed.status !== 200) {
        response.writeHead(routed.status, Object.fromEntries(routed.headers)).end()
        return
      }
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': url.includes('brief') ? 's-maxage=1' : 's-maxage=600, stale-while-revalidate=3000',
        ...Object.fromEntries(routed.headers),
        Vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
      })
      const isPhone = url.startsWith('/m') && isMobile(readAgent(headers['user-agent'] ?? ''))
      const device = isPhone ? 'phones' : 'desktops'
      response.end(`${headers.rsc === '1' ? 'flight' : 'page'} for ${device} `.repeat(100))
    })
  }
  pages = await serveRaw(answer)
  api = await serveRaw(answer)
})
afterAll(async () => {
  await Promise.all([pages.close(), api.close()])
  rmSync(release, { recursive: true, force: true })
})

/** What the site's middleware makes of a request. */
function routedAs(url: string, { 'user-agent': agent = '', cookie = '', rsc = '' }: IncomingHttpHeaders) {
  const headers = { 'user-agent': agent, cookie, ...(rsc !== '' && { rsc: '1' }) }
  return routeRequest(new NextRequest(`http://localhost${url}`, { headers }), undefined)
}

let front: Front

/** Starts nginx before the two servers, or before those of a test, in place of an earlier one. */
async function open(options: Partial<FrontOptions> = {}): Promise<void> {
  await front?.close()
  front = await startFront({
    release,
    previousRelease: join(release, 'previous'),
    ports: [portOf(pages)],
    apiPorts: [portOf(api)],
    brotli: hasBrotli,
    ...options,
  })
}

beforeEach(() => {
  seen = []
})
afterEach(() => front.close())

const send = (request: HostRequest) => sendHttp(`https://127.0.0.1:${front.port}`, request)
const sendPlain = (request: HostRequest) => sendHttp(`http://127.0.0.1:${front.plainPort}`, request)
const visit = (path: string, headers: Record<string, string> = {}) =>
  send({ path, headers: { Host: 'localhost', 'User-Agent': desktop, ...headers } })
const form = '/apipc/v1/general_form_pc'
const post = ({ path = form, body = 'name=a', headers = {} }: Partial<HostRequest> = {}) =>
  send({ method: 'POST', path, headers: { Host: 'localhost', ...headers }, body })

/** A server of one test. Returns its port. */
async function serve(answer: RequestListener): Promise<number> {
  const server = await serveRaw(answer)
  onTestFinished(server.close)
  return portOf(server)
}

describe('hosts and methods', () => {
  beforeEach(() => open())

  it.each([
    ['another host', 'GET / HTTP/1.1\r\nHost: evil.example', 421],
    ['a host that ends with our host name', 'GET / HTTP/1.1\r\nHost: evil-localhost', 421],
    ['no host at all', 'GET / HTTP/1.0', 421],
    ['no host where one must be', 'GET / HTTP/1.1', 400],
    ['a foreign host in the address itself', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost', 421],
  ])('answers %s without any of our pages', async (_, request, status) => {
    const answer = await raw(`${request}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*\r\nServer: nginx\r\n`))
    expect(answer).not.toContain('Welcome')
    expect(seen).toEqual([])
  })

  it('does not log what was asked under another host name', async () => {
    const path = '/apipc/v1/sms_logs?phone=13800138000'
    const stranger = { path, headers: { Host: 'evil.example' } }
    expect([(await send(stranger)).status, (await sendPlain(stranger)).status]).toEqual([421, 421])
    await visit('/us')
    await expect.poll(() => front.accessLog()).toContain('/us')
    expect(front.accessLog() + front.errorLog()).not.toMatch(/evil|13800138000/)
  })

  it.each(
    table(`
      POST | /
      DELETE | /_next/static/chunks/a.js
      OPTIONS | /flags/fr.svg
      TRACE | /
      PUT | /apipc/v1/country
      POST | /apipc/v1/sms_logs
    `),
  )('answers 405 to %s %s', async (method, path) => {
    const answer = await send({ method, path, headers: { Host: 'localhost' } })
    expect(answer.status).toBe(405)
    expect(seen).toEqual([])
    if (path.startsWith('/apipc/')) expect(answer.said).toBe('1400 malformed')
  })

  it.each([false, true])('answers 413 in JSON to a body over 32 KiB, also in chunks: %s', async (chunked) => {
    const call = { method: 'POST', path: form, body: 'x'.repeat(33 * 1024), chunked }
    const answer = await send({ ...call, headers: { Host: 'localhost' } })
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    expect(answer).toMatchObject({ status: 413, said: '1413 tooLong', headers })
    expect(seen).toEqual([])
  })

  it('encodes an address that was sent in raw UTF-8 or GBK, so that the site can redirect to it', async () => {
    const addresses = ['/search?Keyword=哈佛&x=%E5&y=a+b', '/搜索/a', '/search?Keyword=\xb9\xfe']
    for (const [n, address] of addresses.entries()) {
      const bytes = Buffer.from(address, n === 2 ? 'latin1' : 'utf8')
      const end = ' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
      expect(await raw(Buffer.concat([Buffer.from('GET '), bytes, Buffer.from(end)]))).toMatch(
        /^HTTP\/1.1 301 /,
      )
    }
    expect(seen.map(({ url }) => url)).toEqual([
      '/raw-address/search%3FKeyword=%E5%93%88%E4%BD%9B&x=%25E5&y=a+b',
      '/raw-address/%E6%90%9C%E7%B4%A2/a',
      '/raw-address/search%3FKeyword=%B9%FE',
    ])
  })

  it('does not pass on requests for the counters', async () => {
    expect((await visit('/metrics')).status).toBe(404)
    expect(seen).toEqual([])
  })

  it('passes on no upgrade and none of the framework’s own headers', async () => {
    await visit('/us', {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'X-Middleware-Subrequest': 'middleware',
      'X-Nextjs-Data': '1',
      'Next-Action': 'x',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'for=198.51.100.9',
    })
    expect(seen).toHaveLength(1)
    expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual([
      ...['host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'],
    ])
  })
})

describe('a slow client', () => {
  const form =
    'POST /apipc/v1/general_form_pc HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nname='

  it.each([
    ['stops in the middle of a body', form],
    ['does not finish its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-'],
  ])('is disconnected when it %s', async (_, sent) => {
    await open({ clientTimeout: 1 })
    const started = performance.now()
    await raw(sent)
    const waited = performance.now() - started
    expect(waited).toBeGreaterThan(900)
    expect(waited).toBeLessThan(20_000)
    expect(seen).toEqual([])
  })

  it('sends its body directly to the process, which limits the time for the whole body', async () => {
    const begun = Promise.withResolvers<string>()
    const slow = await serve((request) => {
      request.once('data', (chunk: Buffer) => begun.resolve(chunk.toString()))
    })
    await open({ apiPorts: [slow], clientTimeout: 1 })
    await raw(form)
    expect(await begun.promise).toBe('name=')
  })
})

describe('the cache of pages', () => {
  beforeEach(() => open())

  it('asks a process once for a page that many desktops request', async () => {
    const first = await visit('/us')
    const second = await visit('/us', { 'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' })
    expect([first.status, second.status, second.text === first.text]).toEqual([200, 200, true])
    expect(seen).toHaveLength(1)
  })

  it.each(
    table(
      `
      keeps | /yxk?country=uk&page=12 | 1
      keeps | /search?Keyword=%E5%A4%9A%E4%BC%A6%E5%A4%9A | 1
      never keeps | /search?Keyword=13800138000 | 2
      never keeps | /search?phone=13800138000 | 2
      never keeps | /search?Keyword=138%200013%208000 | 2
    `,
      [String, String, Number],
    ),
  )('%s %s', async (_what, path, times) => {
    await visit(path)
    await visit(path)
    expect(seen).toHaveLength(times)
  })

  it.each([
    ...['pc=1', 'a=b; pc=1', 'a=b;pc=1', 'pc=1 ;a=b', '__Host-pc=1', 'a=b; __Host-pc=1; c=d'].map(
      (cookie) => [cookie, 200],
    ),
    ...['pc=0', 'pc=11', 'xpc=1', '__Host-xpc=1', 'x__Host-pc=1', 'pc=%31', 'pc="1"'].map((cookie) => [
      cookie,
      301,
    ]),
  ])('answers a phone with the cookie %s by %i, and others as before', async (cookie, status) => {
    const headers = { 'User-Agent': phone, Cookie: String(cookie) }
    for (const address of ['/us?a', '/us?b']) {
      if (address.endsWith('a')) await visit(address)
      expect((await visit(address, headers)).status).toBe(status)
      expect((await visit(address, { 'User-Agent': phone })).status).toBe(301)
      expect((await visit(address, headers)).status).toBe(status)
    }
  })

  it('gives every agent the answer of the site, whoever asked before and however long ago', async () => {
    const listed = readTable('user-agents.csv', ['agent'], 'tests/unit/routing')
    const agents = [...listed.map((row) => row.text('agent') ?? ''), ...doubtful]
    const redirects = (agent: string) => routedAs('/us', { 'user-agent': agent }).status === 301
    const wrong: string[] = []
    const visitAll = async () => {
      for (const [index, agent] of agents.entries())
        for (const order of ['ab', 'ba'])
          for (const one of `${order}${order}`) {
            const who = one === 'a' ? agent : phone
            const { status } = await visit(`/us?brief=${index}${order}`, { 'User-Agent': who })
            if (status !== (redirects(who) ? 301 : 200)) wrong.push(`${status} ${who}`)
          }
    }
    await visitAll()
    await delay(2000)
    await visitAll()
    expect(wrong).toEqual([])
    expect(agents.filter(redirects).length).toBeGreaterThan(20)
  })

  it('serves no page that is too old in place of an answer that is not stored', async () => {
    let answer: [number, Record<string, string>] = [200, { 'Cache-Control': 's-maxage=1' }]
    await open({ ports: [await serve((_, response) => response.writeHead(...answer).end('answer'))] })
    expect((await visit('/special/ended')).status).toBe(200)
    await delay(2000)
    for (const status of [404, 307, 410]) {
      answer = [status, { 'Cache-Control': 'private, no-store', Location: '/au' }]
      expect((await visit('/special/ended')).status).toBe(status)
    }
  })

  /** The four kinds of visitors of one address, each with the answer that it must get. */
  const visitors: { headers: Record<string, string>; gets: string }[] = [
    { headers: {}, gets: '200 page for desktops' },
    { headers: { 'User-Agent': phone }, gets: '301 ' },
    { headers: { 'User-Agent': phone, Cookie: 'pc=1' }, gets: '200 page for desktops' },
    { headers: { RSC: '1' }, gets: '200 flight for desktops' },
  ]

  it('gives a desktop, a phone, a phone with pc=1 and the router the right answer, in any order', async () => {
    for (const [index, order] of orders(visitors).entries()) {
      // Each visit is made twice, because the second answer may come from the cache.
      for (const { headers, gets } of [...order, ...order]) {
        const { status, text } = await visit(`/us?order=${index}`, headers)
        expect(`${status} ${/^\w+ for \w+/.exec(text)?.[0] ?? ''}`).toBe(gets)
      }
    }
    expect(orders(visitors)).toHaveLength(24)
    // In each order one document and one answer for the router are stored; a redirect never is.
    expect(seen).toHaveLength(24 * (1 + 1 + 2))
  })

  it('serves the last page while no process answers, and a polite message where it has none', async () => {
    await open({ ports: [await freePort()], apiPorts: [await freePort()] })
    const down = await visit('/us')
    expect(down).toMatchObject({ status: 503, headers: { 'cache-control': 'private, no-store' } })
    expect(down.text).toContain('400-683-6883')
    expect(await visit('/apipc/v1/country')).toMatchObject({ status: 503, said: '1500 fault' })
  })

  it.each([500, 502, 503])(
    'stores no answer of status %i, whatever its headers are, and marks it private',
    async (status) => {
      const cacheable = { 'Cache-Control': 's-maxage=600, stale-while-revalidate=3000' }
      let times = 0
      const failing = await serve((_request, response) => {
        times += 1
        response.writeHead(status, cacheable).end('failed')
      })
      await open({ ports: [failing] })
      for (const expected of [1, 2]) {
        const headers = { 'cache-control': 'private, no-store' }
        expect(await visit('/us')).toMatchObject({ status, headers })
        expect(times).toBe(expected)
      }
    },
  )

  it('serves its stored copy of a page that fails now, and forbids other caches to store it', async () => {
    let fails = false
    const unsteady = await serve((_request, response) => {
      if (fails) response.writeHead(500).end('failed')
      else response.writeHead(200, { 'Cache-Control': 's-maxage=1' }).end('page')
    })
    await open({ ports: [unsteady] })
    await visit('/us')
    fails = true
    await delay(2000)
    for (let times = 0; times < 2; times += 1)
      expect(await visit('/us')).toMatchObject({ status: 200, text: 'page' })
  })

  it('stores no answer of the API, and passes HEAD on as HEAD', async () => {
    await visit('/apipc/v1/country')
    await visit('/apipc/v1/country')
    await send({ method: 'HEAD', path: '/apipc/v1/sms_logs?phone=x', headers: { Host: 'localhost' } })
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'HEAD'])
  })
})

describe('a process that dies during a request', () => {
  let tried: string[]

  beforeEach(async () => {
    tried = []
    const die = () =>
      serve((request) => {
        request.resume().on('end', () => {
          tried.push(`${request.method} ${request.url}`)
          request.socket.destroy()
        })
      })
    await open({ ports: [await die(), await die()], apiPorts: [await die(), await die()] })
  })

  it.each(
    table(`
      POST | /apipc/v1/general_form_pc
      POST | /apipc/v1/general_form_pc_sms
      GET | /apipc/v1/sms_logs?phone=13800138000
    `),
  )('is the only one that gets %s %s, because a second attempt could store twice', async (method, path) => {
    const answer = await send({ method, path, headers: { Host: 'localhost' } })
    expect(answer).toMatchObject({ status: 503, code: 1500 })
    expect(tried).toEqual([`${method} ${path}`])
  })

  it('is replaced by another process for a request that only reads', async () => {
    await visit('/us')
    expect(tried).toEqual(['GET /us', 'GET /us'])
  })
})

it.each(
  table(`
    /us | pages
    /healthz | pages
    /apipc/v1/country | api
    /apipc/v1/vitals | api
    /readyz | api
  `),
)('pages and API requests go to their own processes: %s to %s', async (path, expected) => {
  const asked = new Set<string>()
  const named = (name: string) =>
    serve((_request, response) => {
      asked.add(name)
      response.end('{}')
    })
  await open({ ports: [await named('pages')], apiPorts: [await named('api')] })
  await visit(path)
  expect([...asked]).toEqual([expected])
})

describe('a conversation', () => {
  beforeEach(async () => {
    const { environment, drop } = await createDatabase()
    onTestFinished(drop)
    const children = await Promise.all([startChildHost(environment), startChildHost(environment)])
    await open({ secure: false, apiPorts: children.map(portOf) })
  })

  const say = (text: string, Cookie = '') =>
    postForm(
      { send: (request) => sendHttp(front.origin, request) },
      { id: randomUUID(), text },
      { path: writePath, headers: { ...(Cookie !== '' && { Cookie }) } },
    )

  // How it goes on after a break, and at another process, is a rule of chat/visitor and chat/processes.
  it('is streamed at once and unchanged', async () => {
    const { origin } = front
    const Cookie =
      /(?:__Host-)?chat=[\w-]{32}/.exec((await say('第一句')).headers['set-cookie'] ?? '')?.[0] ?? ''
    const end = new AbortController()
    const headers = { Cookie, 'Accept-Encoding': 'gzip, br' }
    const answer = await fetch(`${origin}${streamPath}`, { headers, signal: end.signal })
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(answer.headers.get('content-encoding')).toBeNull()
    end.abort()
    let heard = 0
    const following = readStream(origin, {
      headers: { Cookie },
      until: (told) => {
        heard = told.filter(({ event }) => event === 'message').length
        return heard === 4
      },
    })
    // The machine answers each question; the two messages are separate events.
    await expect.poll(() => heard).toBe(2)
    await say('第二句', Cookie)
    await following
  })
})

describe('a form sent without scripts', () => {
  const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  it.each([browser, { 'Sec-Fetch-Mode': 'navigate' }])(
    'gets a message when no process answers, which states that it was not accepted (%j)',
    async (headers) => {
      await open({ apiPorts: [await freePort()] })
      const answer = await post({ headers })
      expect(answer).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
      expect(answer.text).toMatch(/您填写的信息没有送达[\s\S]*400-683-6883/)
    },
  )

  it('is redirected to the page for a form that is too long', async () => {
    await open()
    expect(await post({ headers: browser, body: 'x'.repeat(33 * 1024) })).toMatchObject({
      ...{ status: 303, headers: { location: '/lead-result?code=1413' } },
    })
  })

  it('is redirected to the page for too many requests', async () => {
    await open({ apiRate: { perSecond: 1, burst: 1 } })
    const act = () => post({ path: '/apipc/v1/receipt/abc', headers: browser, body: 'contact=call' })
    const answers = await Promise.all(Array.from({ length: 12 }, act))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(5)
    expect(new Set(refused.map(({ status, headers }) => `${status} ${headers.location}`))).toEqual(
      new Set(['303 /lead-result?code=1010']),
    )
  })
})

it('a page that is not cached is made for all visitors at once, not one after the other', async () => {
  let waiting = 0
  const everybodyCame = Promise.withResolvers<void>()
  const fresh = await serve((_request, response) => {
    waiting += 1
    if (waiting === 12) everybodyCame.resolve()
    void everybodyCame.promise.then(() => {
      response.writeHead(200, { 'Cache-Control': 'private, no-store' }).end('made anew')
    })
  })
  await open({ ports: [fresh] })
  const answers = await Promise.all(Array.from({ length: 12 }, () => visit('/special/study_cost')))
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 12 }, () => 'made anew'))
})

it('a page whose content does not arrive does not block other pages', async () => {
  const one = () =>
    serve((request, response) => {
      if (request.url?.startsWith('/yxk')) request.socket.destroy()
      else response.end('{"code":0}')
    })
  await open({ ports: [await one(), await one()] })
  for (let times = 0; times < 6; times += 1) await visit(`/yxk?country=${times}`)
  expect([(await post()).status, (await visit('/healthz')).status]).toEqual([200, 200])
})

it('a process that is down is not noticed by visitors, not even by one who sends a form', async () => {
  await open({ apiPorts: [await freePort(), portOf(api)] })
  for (let times = 0; times < 4; times += 1) expect((await post()).status).toBe(200)
  expect(seen).toHaveLength(4)
})

describe('the files that nginx serves itself', () => {
  beforeEach(() => open())

  // Those of the last release are for pages that were made by it; the names of public files do not change.
  it.each(
    table(`
      /_next/static/chunks/a.js | let a | public, max-age=31536000, immutable | application/javascript
      /_next/static/chunks/b.js | let b | public, max-age=31536000, immutable | application/javascript
      /flags/fr.svg | <svg/> | public, max-age=86400 | image/svg+xml
    `),
  )(
    'are those of the build, of the last release, and the public ones: %s',
    async (path, text, cached, type) => {
      const headers = { 'cache-control': cached, 'content-type': type }
      expect(await visit(path)).toMatchObject({ status: 200, text, headers })
      expect(seen).toEqual([])
    },
  )

  it.each(
    lines(`
      /_next/static/../../secret
      /_next/static/%2e%2e/%2e%2e/package.json
      /_next/static/none.js
      /_next/standalone/server.js
      /.next/static/chunks/a.js
    `),
  )('include nothing else: %s', async (path) => {
    expect((await visit(path)).text).not.toMatch(/let a|<svg/)
    expect(seen.filter(({ url }) => url.startsWith('/_next/static'))).toEqual([])
  })
})

describe('compression', () => {
  beforeEach(() => open())

  const br = hasBrotli ? 'br' : undefined

  it.each([
    ['gzip, deflate, br, zstd', br ?? 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
  ])('answers a request that accepts %s in %s, from the one stored page', async (accepted, encoding) => {
    const plain = await visit('/us')
    const answer = await visit('/us', { 'Accept-Encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.text).toBe(plain.text)
    expect(answer.headers.vary).toContain('Accept-Encoding')
    expect(seen.map(({ headers }) => headers['accept-encoding'])).toEqual([undefined])
  })
})

describe('a site with TLS', () => {
  beforeEach(() => open())

  it.each([
    ...['/us', '/_next/static/chunks/a.js', '/flags/fr.svg', '/apipc/v1/country', '/apipc/v1/sms_logs'],
    ...['/receipt/abc', '/apipc/v1/general_form_pc'],
  ])('sends Strict-Transport-Security: %s', async (path) => {
    const headers = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    expect(await visit(path)).toMatchObject({ status: 200, headers })
  })

  it('informs the process that the visitor came by TLS, and a browser of the type of a file', async () => {
    await visit('/us')
    expect(seen[0]?.headers['x-forwarded-proto']).toBe('https')
    const { headers } = await visit('/_next/static/chunks/a.js')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('redirects visitors without TLS to its own name only, and sends no Strict-Transport-Security there', async () => {
    const headers = { Host: 'localhost', 'X-Forwarded-Host': 'evil.example' }
    const answer = await sendPlain({ path: '/us?a=b', headers })
    expect(answer).toMatchObject({ status: 301, headers: { location: `${front.origin}/us?a=b` } })
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })

  it.each(['GET', 'POST'])(
    'refuses %s to the API without TLS instead of redirecting it, also at the balancer',
    async (method) => {
      const balancer = await startFront({ machines: [`127.0.0.1:${front.port}`], brotli: hasBrotli })
      onTestFinished(balancer.close)
      for (const { plainPort, origin } of [front, balancer]) {
        const plain = (path: string) =>
          sendHttp(`http://127.0.0.1:${plainPort}`, { method, path, headers: { Host: 'localhost' } })
        const { status, headers } = await plain(form)
        expect([status, headers.location, seen]).toEqual([403, undefined, []])
        expect(await plain('/us')).toMatchObject({ status: 301, headers: { location: `${origin}/us` } })
      }
    },
  )

  it('serves the proof for the certificate authority without TLS', async () => {
    await open({ acmeDir: join(release, 'acme') })
    const path = '/.well-known/acme-challenge/token'
    expect(await sendPlain({ path, headers: { Host: 'localhost' } })).toMatchObject({
      status: 200,
      text: 'proof',
    })
  })

  it.each<[SecureVersion, boolean]>([
    ['TLSv1.3', true],
    ['TLSv1.2', true],
    ['TLSv1.1', false],
    ['TLSv1', false],
  ])('accepts %s: %s', async (version, isAccepted) => {
    // Without the level, this client itself would refuse to speak the old versions.
    const versions = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }
    const socket = connect({ ...tlsOptions(), ...versions })
    const agreed = once(socket, 'secureConnect').then(() => socket.getProtocol())
    if (isAccepted) expect(await agreed).toBe(version)
    else await expect(agreed).rejects.toThrow(/alert protocol version/)
    socket.destroy()
  })

  it('refuses the TLS handshake for another name', async () => {
    await expect(raw('', 'evil.example')).rejects.toThrow(/unrecognized name/)
    expect(seen).toEqual([])
  })
})

describe('a visitor’s address', () => {
  it('is the last one in the header for the process, whatever the visitor sent', async () => {
    await open()
    await visit('/apipc/v1/country', { 'X-Forwarded-For': '198.51.100.7, 198.51.100.8' })
    expect(seen[0]?.headers['x-forwarded-for']).toBe('198.51.100.7, 198.51.100.8, 127.0.0.1')
  })

  it('is the one that a trusted proxy in front reports', async () => {
    await open({ trustedProxies: ['127.0.0.0/8'] })
    await visit('/apipc/v1/country', { 'X-Forwarded-For': '198.51.100.7, 198.51.100.8' })
    expect(String(seen[0]?.headers['x-forwarded-for']).split(', ').at(-1)).toBe('198.51.100.8')
  })

  it.each([
    ['2001:db8:1:2::', (host: number) => `2001:db8:1:2:${host}::5`, '2001:db8:1:3::1'],
    ['2001:db8::', (host: number) => `2001:db8::${host}:2:3:4`, '2001:db8:0:1::1'],
    ['2001:db8:1::', (host: number) => `2001:db8:1::${host}`, '2001:db8:2::1'],
  ])('is a whole network of IPv6, such as %s, for the limits', async (_network, address, other) => {
    await open({ trustedProxies: ['127.0.0.0/8'], codeRate: { perMinute: 1, burst: 1 } })
    const from = (sender: string) => visit('/apipc/v1/sms_logs', { 'X-Forwarded-For': sender })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, host) => from(address(host + 1))))
    // A slow machine lets one more through each minute.
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
    expect((await from(other)).status).toBe(200)
  })

  it('limits no leads, because the site marks spam and drops nothing', async () => {
    await open({ apiRate: { perSecond: 1, burst: 1 }, connectionsPerAddress: 1 })
    const paths = [form, `${form}_sms`]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => post({ path: paths[index % 2] ?? '' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200))
  })

  it('limits requests for receipts by the number that the site allows, and shows a page about it', async () => {
    await open()
    const answers = await Promise.all(Array.from({ length: 80 }, () => visit('/receipt/abc')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(10)
    expect(refused[0]?.text).toContain('打开得太频繁了')
  })

  it('lets a whole office open the leads of its robots from one address, and limits guesses', async () => {
    await open()
    const answers = await Promise.all(Array.from({ length: 320 }, () => visit('/receipt/call/abc')))
    const refused = answers.filter(({ status }) => status === 429).length
    expect(refused).toBeGreaterThan(0)
    expect(refused).toBeLessThanOrEqual(20)
    // The limits are separate: an address that opened leads may still open a receipt.
    expect((await visit('/receipt/abc')).status).toBe(200)
  })

  it.each([
    ['/apipc/v1/search', { apiRate: { perSecond: 1, burst: 3 } }],
    ['/apipc/v1/sms_logs', { codeRate: { perMinute: 1, burst: 3 } }],
  ])('limits the requests to %s, and another address in a header does not help', async (path, rate) => {
    await open(rate)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => visit(path, { 'X-Forwarded-For': `198.51.100.${index}` })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    // A slow machine lets some more requests through, because its limit refills meanwhile.
    expect(refused.length).toBeGreaterThan(10)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(4)
    expect(new Set(refused.map(({ said }) => said))).toEqual(new Set(['1010 busy']))
  })
})

describe('the logs', () => {
  /** The line about a visit to a new front. */
  async function loggedOf(path: string, headers: Record<string, string> = {}): Promise<unknown> {
    await open()
    await visit(path, headers)
    await expect.poll(() => front.accessLog()).not.toBe('')
    return JSON.parse(front.accessLog())
  }

  it.each(
    table(`
      /apipc/v1/sms_logs?phone=13800138000&check_string=meishi-pc | /apipc/v1/sms_logs?phone=138****8000&check_string=meishi-pc
      /apipc/v1/sms_logs?check_string=meishi-pc&phone=13912345678 | /apipc/v1/sms_logs?check_string=meishi-pc&phone=139****5678
      /apipc/v1/sms_logs?phone=%2B8613800138000 | /apipc/v1/sms_logs?masked
      /apipc/v1/sms_logs?phone=138-0013-8000 | /apipc/v1/sms_logs?masked
      /apipc/v1/sms_logs?phone=138%2000138000 | /apipc/v1/sms_logs?masked
      /apipc/v1/sms_logs?phone=%31%33800138000 | /apipc/v1/sms_logs?masked
      /apipc/v1/sms_logs?phone=%2531%2533800138000 | /apipc/v1/sms_logs?masked
      /apipc/v1/sms_logs?phone=%EF%BC%9113800138000 | /apipc/v1/sms_logs?masked
      /apipc/v1/sms_logs?phone=13800138000&phone=13912345678 | /apipc/v1/sms_logs?masked
      /search?Keyword=%E5%BC%A013800138000 | /search?masked
      /search?Keyword=%2013800138000 | /search?masked
      /13800138000 | /?masked
      /receipt/abcdefghijklmnopqrstuvwxyz012345?note=time | /receipt/masked
      /apipc/v1/receipt/abcdefghijklmnopqrstuvwxyz012345 | /receipt/masked
      /lead-result?code=0&receipt=abcdefghijklmnopqrstuvwxyz012345 | /lead?masked
      //receipt/abcdefghijklmnopqrstuvwxyz012345 | /receipt/masked
      /receipt%2Fabcdefghijklmnopqrstuvwxyz012345 | /receipt/masked
      /%72eceipt/abcdefghijklmnopqrstuvwxyz012345 | /?masked
      /m?from=/receipt/abcdefghijklmnopqrstuvwxyz012345 | /m?masked
      /m?from=%2Freceipt%2Fabcdefghijklmnopqrstuvwxyz012345 | /m?masked
      /m?from=%2F%72eceipt%2Fabcdefghijklmnopqrstuvwxyz012345 | /m?masked
      /apipc/v1/sms_logs?phone=008613800138000 | /apipc/v1/sms_logs?masked
      /apipc/v1/sms_logs?phone=%C2%B93800138000 | /apipc/v1/sms_logs?masked
      /yxk/138/0013/8000 | /yxk/?masked
      /search?Keyword=%E5%89%91%E6%A1%A5&page=2 | /search?Keyword=%E5%89%91%E6%A1%A5&page=2
      /yxk/1234?country=2&page=10 | /yxk/1234?country=2&page=10
      /headlines/2026-11-20-visa | /headlines/2026-11-20-visa
      /m?bd_vid=7&from=%2Fus | /m?bd_vid=7&from=%2Fus
    `),
  )('of %s contain %s', async (path, uri) => {
    expect(await loggedOf(path)).toMatchObject({ uri })
  })

  it.each(
    lines(`
      %09
      %C2%A0
      %E3%80%80
      %E2%80%93
      %E2%80%8B
      /
      _
      (
      )
      ,
      %2F
      .
    `),
  )('contain no number with %s between its digits', async (gap) => {
    const uri = '/apipc/v1/sms_logs?masked'
    expect(await loggedOf(`/apipc/v1/sms_logs?phone=138${gap}0013${gap}8000`)).toMatchObject({ uri })
  })

  it('do not contain the code of a receipt, or a phone number, in a referrer or an agent', async () => {
    const site = 'https://www.meishi.test'
    const Referer = `${site}/receipt/abcdefghijklmnopqrstuvwxyz012345`
    expect(await loggedOf('/us', { Referer })).toMatchObject({ referrer: '-' })
    const headers = { Referer: `${site}/search?Keyword=13800138000`, 'User-Agent': 'Mozilla/5.0 13800138000' }
    expect(await loggedOf('/us', headers)).toMatchObject({
      ...{ referrer: `${site}/search`, agent: 'masked', device: 'desktop', status: 200 },
    })
  })

  it('do not contain them in error messages either', async () => {
    await open({
      ports: [await freePort()],
      apiPorts: [await freePort()],
      codeRate: { perMinute: 1, burst: 1 },
      apiRate: { perSecond: 1, burst: 1 },
    })
    for (let times = 0; times < 3; times += 1) {
      await visit('/apipc/v1/sms_logs?phone=13800138000')
      await visit('/apipc/v1/search?Keyword=13800138000', { Referer: 'https://x.test/?phone=13800138000' })
      await visit('/search?Keyword=13800138000')
    }
    await expect.poll(() => front.accessLog().split('\n').length).toBeGreaterThan(9)
    expect(front.accessLog() + front.errorLog()).not.toMatch(/13800138000/)
  })
})

const tlsOptions = (servername = 'localhost') => ({
  ...{ port: front.port, host: '127.0.0.1', servername, rejectUnauthorized: false },
})

/**
 * Sends these bytes by TLS and nothing more. Resolves with the answer when the server has closed the connection.
 * Rejects when the TLS handshake fails.
 */
function raw(text: string | Buffer, servername = 'localhost'): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(tlsOptions(servername), () => {
      socket.off('error', reject)
      socket.on('error', () => undefined)
      socket.write(text)
    })
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}
