import { once } from 'node:events'
import {
  Agent,
  createServer,
  get,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressHeader, localHeader } from '@/lib/host/request/client-address'
import { decodablePath, watchRequests } from '@/lib/host/request/http-server'
import { portOf } from '@/tests/support/port-of'
import { lines, table } from '@/tests/support/table'

it.each(
  table(`
      / | /
      /search?Keyword=%ff | /search?Keyword=%ff
      /company/%E4%BC%A6 | /company/%E4%BC%A6
      /yxk/a%20b?x=% | /yxk/a%20b?x=%
      /yxk/%ff | /yxk/%25ff
      /apipc/% | /apipc/%25
      /apipc/v1/schools/%E0%A4%A?x=1 | /apipc/v1/schools/%25E0%25A4%25A?x=1
      /yxk/%zz%20 | /yxk/%25zz%20
      /advisor/%00a | /advisor/%2500a
    `),
)('an address %s is read as %s', (url, read) => {
  expect(decodablePath(url)).toBe(read)
})

describe('a server process', () => {
  let watch: ReturnType<typeof watchRequests>
  const bodies: string[] = []
  const waiting: ServerResponse[] = []
  let server: Server
  let port: number

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/feed.xml')) {
      response.setHeader('Content-Type', 'application/xml').flushHeaders()
      response.write('<rss>')
      return void response.end('新线索</rss>')
    }
    if (request.url === '/slow') return void waiting.push(response)
    if (request.url === '/fault') {
      response.statusCode = 500
      return void response.setHeader('Cache-Control', 'public, max-age=120').end()
    }
    const { [addressHeader]: bucket, [localHeader]: local } = request.headers
    const body = await text(request).catch(() => null)
    if (body === null) return
    bodies.push(body)
    const since = request.headers['if-modified-since'] ?? null
    response.end(JSON.stringify({ url: request.url, bucket, local, since, raw: request.rawHeaders }))
  }

  beforeAll(async () => {
    watch = watchRequests({ trustedHops: 0, bodyTimeout: 300, silenceTimeout: 300 })
    server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
    port = await portOf(server)
  })
  afterAll(() => {
    server.close()
    // Files of tests share the process, and the servers of others are not the site's.
    watch.stop()
  })

  const ask = async (headers: Record<string, string>) => {
    const sent = httpRequest({ port, host: '127.0.0.1', headers, agent: false }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return JSON.parse(await text(response))
  }

  it("replaces the client's own address header with the trusted one, also for readers of raw headers", async () => {
    const { bucket, raw } = await ask({
      [addressHeader]: '198.51.100.1',
      'X-Forwarded-For': '198.51.100.2',
    })
    expect(bucket).toBe('127.0.0.1')
    expect(raw).not.toContain('198.51.100.1')
    expect(raw.slice(raw.indexOf(addressHeader)).slice(0, 2)).toEqual([addressHeader, '127.0.0.1'])
  })

  it('recognises a request from this machine itself', async () => {
    expect((await ask({})).local).toBe('1')
  })

  it.each(
    lines(`
      X-Forwarded-For
      Forwarded
      X-Real-IP
      Via
    `),
  )(
    'never treats a request that came through a proxy as its own, whatever its headers are (%s)',
    async (name) => {
      expect((await ask({ [name]: '127.0.0.1', [localHeader]: '1' })).local).toBe('0')
    },
  )

  it('answers 408 to a body that arrives too slowly, and closes the connection', async () => {
    const socket = connect(port, '127.0.0.1')
    const closed = new Promise((resolve) => {
      socket.on('error', () => undefined).on('close', resolve)
    })
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    const start = performance.now()
    socket.write('POST /apipc HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n')
    const drip = setInterval(() => socket.write('a'), 30)
    await closed
    clearInterval(drip)
    expect(performance.now() - start).toBeGreaterThan(250)
    expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/)
    expect(bodies).not.toContain(expect.stringContaining('a'))
  })

  it('accepts a body that arrives in time, and an address that cannot be decoded', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/apipc/%ff`, { method: 'POST', body: 'name=a' })
    expect(await response.json()).toMatchObject({ url: '/apipc/%25ff' })
    expect(bodies.at(-1)).toBe('name=a')
  })

  it.each(
    lines(`
      %s
      W/%s
      "other", %s
      *
    `),
  )('answers 304 to a client that has the made file: %s', async (has) => {
    const address = `http://127.0.0.1:${port}/feed.xml?x=1`
    const first = await fetch(address)
    const tag = first.headers.get('etag') ?? ''
    expect([first.status, await first.text(), tag]).toEqual([
      200,
      '<rss>新线索</rss>',
      expect.stringMatching(/^"[\w-]{22}"$/),
    ])
    const later = {
      'If-None-Match': has.replace('%s', tag),
      'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT',
    }
    const again = await fetch(address, { headers: later })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
    expect((await fetch(address, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
    expect((await ask(later)).raw).toContain('If-None-Match')
    expect((await ask(later)).since).toBeNull()
  })

  it('forbids shared caches to store an error', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/fault`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'private, no-store'])
  })

  it('finishes open requests when it stops, accepts no further ones, and waits for no unused connection', async () => {
    // As browsers open one in advance.
    const unused = connect(port, '127.0.0.1')
    const cut = once(unused, 'close')
    await once(unused, 'connect')
    const [one, other] = [pooled(port), pooled(port)]
    expect(await one('/')).toBe('keep-alive')
    const asked = [one('/slow'), other('/slow')]
    await expect.poll(() => waiting.length).toBe(2)
    // The second answer has begun, so its headers can no longer close the connection; the client's next answer can.
    waiting[1]?.write('part')
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    watch.drain()
    for (const response of waiting) response.end('late')

    expect(await asked[0]).toBe('close')
    await asked[1]
    await other('/').catch(() => 'refused')
    await closed
    await cut
  })
})

/** A client that keeps one connection open for all its requests. */
function pooled(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async (path: string) => {
    const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.headers.connection
  }
}
