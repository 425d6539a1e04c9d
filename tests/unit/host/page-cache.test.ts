import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache, type PageCacheOptions } from '@/lib/host/request/page-cache'

const shared = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 's-maxage=600', ETag: '"one"' }

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) Mobile/15E148'

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; body: string }

let server: Server | undefined
let now: number
/** How often a page was made. */
let made: number

beforeEach(() => {
  now = 1_000_000
  made = 0
})
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
})

/** A server whose pages go through a cache. */
async function serve(make: RequestListener, options: Partial<PageCacheOptions> = {}): Promise<void> {
  const look = createPageCache({ bytes: 80_000, fresh: 10_000, now: () => now, ...options })
  const pass: RequestListener = (asked, response) => {
    made += 1
    make(asked, response)
  }
  server = createServer((asked, response) => {
    if (!look({ request: asked, response }, () => pass(asked, response))) pass(asked, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
}

/** Of a server whose every page says when it was made. */
const page =
  (headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_asked, response) => {
    head(response, headers, status)
    response.end(`<p>${made}</p>`)
  }

/** As the framework does: one header after the other, then the status with the first of the body. */
function head(response: ServerResponse, headers: Record<string, string> = {}, status = 200): ServerResponse {
  response.statusCode = status
  for (const [name, value] of Object.entries({ ...shared, ...headers })) response.setHeader(name, value)
  return response
}

function portOf(listening: Server | undefined): number {
  const address = listening?.address()
  if (typeof address !== 'object' || address === null) throw new Error('no server')
  return address.port
}

function ask(path = '/', headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const port = portOf(server)
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, bytes, body: bytes.toString('latin1') })
      })
    })
      .on('error', reject)
      .end()
  })
}

describe('a page that may be shared', () => {
  it('is made once and shown to the next visitor with its headers and its age', async () => {
    await serve(page({ 'X-Content-Type-Options': 'nosniff' }))
    const first = await ask()
    now += 4_900
    const second = await ask()
    expect(first.headers.age).toBeUndefined()
    expect(second).toMatchObject({ status: 200, body: '<p>1</p>' })
    expect(second.headers).toMatchObject({
      age: '4',
      'cache-control': 's-maxage=600',
      'content-length': '8',
      'content-type': 'text/html; charset=utf-8',
      etag: '"one"',
      'x-content-type-options': 'nosniff',
    })
    expect(made).toBe(1)
  })

  it('is kept however it is written', async () => {
    await serve((_asked, response) => {
      head(response)
      response.write('<p>')
      response.write(Buffer.from('part'))
      response.end('</p>', () => {})
    })
    await ask()
    expect((await ask()).body).toBe('<p>part</p>')
    expect(made).toBe(1)
  })

  it('is kept for each encoding as it went out', async () => {
    await serve((asked, response) => {
      const packs = asked.headers['accept-encoding'] !== undefined
      head(response, packs ? { 'Content-Encoding': 'gzip' } : {})
      response.end(packs ? gzipSync('packed') : 'plain')
    })
    const packed = await ask('/', { 'accept-encoding': 'gzip, br' })
    await ask()
    const again = await ask('/', { 'accept-encoding': 'br;q=1, gzip;q=0.5' })
    expect(again.headers['content-encoding']).toBe('gzip')
    expect(again.body).toBe(packed.body)
    expect((await ask('/', { 'accept-encoding': 'identity' })).body).toBe('plain')
    expect(made).toBe(2)
    await ask('/', { 'accept-encoding': 'gzip;q=0' })
    expect(made).toBe(2)
  })

  it.each([
    ['"one"', 304, ''],
    ['"other", "one"', 304, ''],
    ['"other"', 200, '<p>1</p>'],
  ])('is not sent to a visitor whose copy has the tag %s: %i', async (tag, status, body) => {
    await serve(page())
    await ask()
    expect(await ask('/', { 'if-none-match': tag })).toMatchObject({ status, body })
    expect(made).toBe(1)
  })

  it('answers HEAD without its body, and is not learned from HEAD', async () => {
    await serve(page())
    await ask('/', {}, 'HEAD')
    await ask()
    expect(made).toBe(2)
    const head = await ask('/', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, body: '' })
    expect(head.headers['content-length']).toBe('8')
    expect(made).toBe(2)
  })

  it('is another one with another query', async () => {
    await serve(page())
    await ask('/yxk?country=2')
    expect((await ask('/yxk?country=3')).body).toBe('<p>2</p>')
    expect((await ask('/yxk?country=2')).body).toBe('<p>1</p>')
  })
})

describe('the time of a kept page', () => {
  it.each([
    ['no longer than the cache keeps', 's-maxage=600', 10_000],
    ['no longer than it may be shared', 'public, max-age=0, s-maxage=3', 3_000],
  ])('is %s', async (_name, control, time) => {
    await serve(page({ 'Cache-Control': control }))
    await ask()
    now += time
    expect((await ask()).body).toBe('<p>1</p>')
    now += 1
    expect((await ask()).body).toBe('<p>2</p>')
    expect((await ask()).body).toBe('<p>2</p>')
  })

  it('goes on for others while one waits for the next, but not for ever', async () => {
    const waiting: (() => void)[] = []
    let isSlow = false
    await serve((_asked, response) => {
      const body = String(made)
      const send = () => head(response).end(body)
      if (isSlow) waiting.push(send)
      else send()
    })
    await ask()
    isSlow = true
    now += 10_001
    const late = ask()
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 20_000 })
    expect((await ask()).body).toBe('1')
    now += 10_000
    const others = ask()
    await vi.waitFor(() => expect(waiting).toHaveLength(2), { timeout: 20_000 })
    for (const send of waiting) send()
    expect((await late).body).toBe('2')
    expect((await others).body).not.toBe('1')
  })

  it('is over when memory ends: what was asked for longest ago goes first', async () => {
    await serve((asked, response) => head(response).end(`${made} ${asked.url}`.padEnd(300, '.')), {
      bytes: 2_700,
    })
    for (let index = 1; index <= 9; index += 1) await ask(`/${index}`)
    expect(made).toBe(9)
    await ask('/1')
    expect(made).toBe(9)
    await ask('/10')
    await ask('/1')
    expect(made).toBe(10)
    await ask('/2')
    expect(made).toBe(11)
  })

  it('does not begin for one that would push many others out', async () => {
    await serve(page(), { bytes: 40 })
    await ask()
    await ask()
    expect(made).toBe(2)
  })
})

describe('what is made for each visitor', () => {
  it.each([
    ['private', { 'Cache-Control': 'private, s-maxage=600' }, 200],
    ['not to be stored', { 'Cache-Control': 'no-store, s-maxage=600' }, 200],
    ['without a time', { 'Cache-Control': 'public, max-age=60' }, 200],
    ['with a cookie', { 'Set-Cookie': 'a=b' }, 200],
    ['no page', { 'Content-Type': 'application/json' }, 200],
    ['about to be made anew', { 'x-nextjs-cache': 'STALE' }, 200],
    ['in an encoding that was not asked for', { 'Content-Encoding': 'br' }, 200],
    ['missing', {}, 404],
    ['a redirect', { Location: '/' }, 301],
    ['an error', {}, 500],
  ])('is what is %s', async (_name, headers, status) => {
    await serve(page(headers, status))
    await ask()
    await ask()
    expect(made).toBe(2)
  })

  it.each<[string, string, Record<string, string>, string?]>([
    ['a form', '/', {}, 'POST'],
    ['a call', '/apipc/v1/country', {}],
    ['a file', '/logo.svg', {}],
    ['a part of the framework', '/', { rsc: '1' }],
    ['a prefetch of the framework', '/', { 'next-router-prefetch': '1' }],
    ['a part of a page', '/', { range: 'bytes=0-1' }],
    ['somebody with a key', '/', { authorization: 'Bearer x' }],
    ['a preview', '/', { cookie: 'pc=1; __prerender_bypass=x' }],
    ['a phone, which is sent elsewhere', '/', { 'user-agent': iphone }],
    ['an endless address', `/?q=${'x'.repeat(600)}`, {}],
  ])('is the answer to %s', async (_name, path, headers, method = 'GET') => {
    await serve(page())
    await ask(path)
    await ask(path, headers, method)
    expect(made).toBe(2)
  })

  it('is not what a phone gets below /m', async () => {
    await serve(page())
    await ask('/m/uk', { 'user-agent': iphone })
    await ask('/m/uk')
    expect(made).toBe(1)
  })

  it('stands apart on the mobile site’s own host, phone or not', async () => {
    await serve(page(), { mobileHost: 'm.example.com' })
    await ask('/uk')
    expect((await ask('/uk', { host: 'm.example.com' })).body).toBe('<p>2</p>')
    expect((await ask('/uk', { host: 'm.example.com', 'user-agent': iphone })).body).toBe('<p>2</p>')
    expect((await ask('/uk')).body).toBe('<p>1</p>')
  })

  it('is an answer that broke off', async () => {
    await serve((_asked, response) => {
      head(response)
      response.write('half')
      if (made === 1) response.destroy()
      else response.end(' and half')
    })
    await expect(ask()).rejects.toThrow()
    expect((await ask()).body).toBe('half and half')
    expect(made).toBe(2)
  })
})

describe('a browser that takes brotli', () => {
  const browser = {
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
  }
  const unpacked = ({ bytes }: Answer) => brotliDecompressSync(bytes).toString()

  it.each<[string, RequestListener]>([
    ['whole', (_asked, response) => head(response).end('<p>页面</p>')],
    [
      'in parts',
      (_asked, response) => {
        head(response).flushHeaders()
        response.write('<p>')
        response.write(Buffer.from('页面'))
        response.end('</p>')
      },
    ],
    [
      'in parts, each told of',
      (_asked, response) => {
        head(response).write('<p>', () => response.write('页面', 'utf8', () => response.end('</p>')))
      },
    ],
    [
      'with its status and headers at once',
      (_asked, response) => response.writeHead(200, shared).end('<p>页面</p>'),
    ],
  ])('gets a page in it that was written %s, and the next one the same bytes', async (_name, make) => {
    await serve(make)
    const [first, second] = [await ask('/', browser), await ask('/', browser)]
    for (const answer of [first, second]) {
      expect(answer.headers).toMatchObject({
        'content-encoding': 'br',
        'content-length': String(first.bytes.length),
        etag: '"one"',
      })
      expect(unpacked(answer)).toBe('<p>页面</p>')
    }
    expect([first.headers.age, second.headers.age]).toEqual([undefined, '0'])
    expect(made).toBe(1)
  })

  it('gets in it what is made for it alone, too', async () => {
    await serve(page({ 'Cache-Control': 'private, no-store' }))
    await ask('/receipt/abc', browser)
    const answer = await ask('/receipt/abc', browser)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-store' })
    expect(unpacked(answer)).toBe('<p>2</p>')
  })

  it('gets a missing page in it', async () => {
    await serve(page({}, 404))
    const answer = await ask('/none', browser)
    expect(answer.status).toBe(404)
    expect(unpacked(answer)).toBe('<p>1</p>')
  })

  it('is not compressed for by the framework', async () => {
    let asked: IncomingHttpHeaders = {}
    await serve((request, response) => {
      asked = request.headers
      head(response).end('page')
    })
    await ask('/', browser)
    expect(asked['accept-encoding']).toBeUndefined()
    await ask('/gzip', { ...browser, 'accept-encoding': 'gzip, br;q=0' })
    expect(asked['accept-encoding']).toBe('gzip, br;q=0')
  })

  it.each<[string, Record<string, string>, number, string]>([
    ['no page', { 'Content-Type': 'text/plain' }, 200, 'ok'],
    ['compressed already', { 'Content-Encoding': 'gzip' }, 200, 'packed'],
    ['empty', { Location: '/m' }, 301, ''],
    ['known to it', {}, 304, ''],
  ])('gets as it is what is %s', async (_name, headers, status, body) => {
    await serve((_asked, response) => head(response, headers, status).end(body))
    const answer = await ask('/', browser)
    expect(answer).toMatchObject({ status, body })
    expect(answer.headers['content-encoding']).toBe(headers['Content-Encoding'])
  })

  it('may leave while a page is made', async () => {
    const begun = Promise.withResolvers<() => void>()
    await serve((asked, response) => {
      head(response)
      if (asked.url === '/other') response.end('other')
      else begun.resolve(() => response.end('late'))
    })
    const left = request({ port: portOf(server), path: '/', headers: browser, agent: false })
    const gone = new Promise((resolve) => left.on('error', resolve))
    left.end()
    const finish = await begun.promise
    left.destroy()
    await gone
    finish()
    expect(unpacked(await ask('/other', browser))).toBe('other')
  })
})

it('keeps what went wrong from every shared cache', async () => {
  await serve((asked, response) => head(response, {}, asked.url === '/wrong' ? 500 : 404).end())
  expect((await ask('/wrong')).headers['cache-control']).toBe('private, no-store')
  expect((await ask('/missing')).headers['cache-control']).toBe('s-maxage=600')
})
