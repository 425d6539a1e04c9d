import type { RequestListener } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { serveRaw } from '@/tests/contract/support/raw-server'

const listSchema = z.array(z.object({ name: z.string() }))

let upstream: { origin: string; close: () => Promise<void> }
/** The upstream's answers to the next requests, in order; the last one repeats. */
let script: RequestListener[]
let urls: string[]
/** An offset in ms that the tests add to the client's clock, so that they need not wait. */
let later: number
/** How long the client really waits, in ms; short where the upstream does not answer. */
let patience: number
let lines: string[]
let client: typeof import('@/lib/api/client')

const answers =
  (body: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body)
const good = (...names: string[]) =>
  answers(JSON.stringify({ code: 0, data: names.map((name) => ({ name })) }))
const reset: RequestListener = (request) => void request.socket.destroy()
const after =
  (milliseconds: number, act: RequestListener): RequestListener =>
  (request, response) => {
    later += milliseconds
    act(request, response)
  }

/** Adds 10 s to the client's clock at each request, as if the upstream had been silent for that time. */
const hanging =
  (act: RequestListener): RequestListener =>
  (request, response) => {
    later += 10_000
    act(request, response)
  }

beforeEach(async () => {
  vi.resetModules()
  script = []
  urls = []
  later = 0
  patience = 10_000
  lines = []
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line)))
  }
  vi.spyOn(performance, 'now').mockImplementation(() => later)
  upstream = await serveRaw((request, response) => {
    urls.push(request.url ?? '')
    const act = script.length > 1 ? script.shift() : script[0]
    act?.(request, response)
  })
  vi.stubEnv('APIPC_ORIGIN', upstream.origin)
  vi.stubEnv('ALLOW_HTTP_UPSTREAM', '1')
  vi.doMock('@/lib/timing', async (original) => {
    const { timing } = await original<typeof import('@/lib/timing')>()
    return {
      timing: {
        ...timing,
        get httpTimeout() {
          return patience
        },
      },
    }
  })
  client = await import('@/lib/api/client')
})
afterEach(async () => {
  vi.doUnmock('@/lib/timing')
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await upstream.close()
})

const list = (query: Record<string, string | number | undefined> = {}) =>
  client.get('/v1/link', listSchema, query)
const events = () => lines.map((line) => z.object({ event: z.string() }).parse(JSON.parse(line)).event)

/** `calls`: the number of requests that one failing read sends. */
const faults: [name: string, act: RequestListener, calls: number, kind: string][] = [
  ['cuts the connection', reset, 2, 'network'],
  [
    'cuts the connection halfway',
    (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"code":0,')
      request.socket.end()
    },
    2,
    'network',
  ],
  ['answers 500', answers('{"code":0,"data":[]}', 500), 2, 'status'],
  ['answers 429', answers('{"code":1010}', 429), 1, 'status'],
  ['answers HTML', answers('<html><p>维护中</p></html>'), 1, 'shape'],
  ['answers another shape', answers('{"code":0,"data":[{"title":"a"}]}'), 1, 'shape'],
  ['answers more than two megabytes', answers(`{"code":0,"data":"${'x'.repeat(2_000_000)}"}`), 1, 'shape'],
  ['answers a redirect', answers('', 302, { Location: '/elsewhere' }), 1, 'status'],
  ['answers with a fault', answers('{"code":1500,"data":{"msg":"no"}}'), 1, 'refused'],
  ['answers without data', answers('{"code":0,"data":null}'), 1, 'shape'],
  ['hangs', hanging(() => undefined), 1, 'network'],
  [
    'stops halfway',
    hanging((_request, response) => void response.writeHead(200).write('{"code":0,')),
    1,
    'network',
  ],
]

describe.each(faults)('an upstream that %s', (name, act, calls, kind) => {
  beforeEach(() => {
    if (/hangs|stops/.test(name)) patience = 300
  })

  it('is replaced by the last good copy, with a line in the log, until it works again', async () => {
    script = [good('a')]
    await list()
    script = [act]
    urls = []
    lines = []
    expect(await list()).toEqual([{ name: 'a' }])
    expect(urls).toHaveLength(calls)
    expect(events().at(-1)).toBe('last good copy shown')
    script = [good('b')]
    expect(await list()).toEqual([{ name: 'b' }])
  })

  it('makes the read fail when there is no copy', async () => {
    script = [act]
    await expect(list()).rejects.toMatchObject({ name: 'ApiError', kind })
    expect(urls).toHaveLength(calls)
  })
})

describe('a failure that passes', () => {
  it.each([
    ['a cut connection', reset],
    ['a server error', answers('', 502)],
  ])('costs only a second request: %s', async (_name, act) => {
    script = [act, good('a')]
    expect(await list()).toEqual([{ name: 'a' }])
    expect(urls).toEqual(['/apipc/v1/link', '/apipc/v1/link'])
  })

  it.each([
    [2_999, 2],
    [3_000, 1],
  ])('after %i ms causes %i requests', async (spent, calls) => {
    script = [after(spent, reset), good('a')]
    await list().catch(() => undefined)
    expect(urls).toHaveLength(calls)
  })
})

describe('the copy', () => {
  it('belongs to the same request: path and query, in any order', async () => {
    script = [good('a')]
    await list({ page: 1, limit: 5 })
    script = [answers('<html>')]
    expect(await list({ limit: 5, q: undefined, page: 1 })).toEqual([{ name: 'a' }])
    await expect(list({ page: 2, limit: 5 })).rejects.toMatchObject({ kind: 'shape' })
    await expect(client.get('/v1/country', listSchema)).rejects.toMatchObject({ kind: 'shape' })
  })

  it('is not changed when a page changes its data', async () => {
    script = [good('b', 'a')]
    const first = await list()
    first.reverse()
    script = [answers('<html>')]
    expect(await list()).toEqual([{ name: 'b' }, { name: 'a' }])
  })

  it.each([
    ['a refusal', answers('{"code":1404,"data":{"msg":"没有这条记录"}}'), 'refused'],
    ['a 404', answers('{"code":1404}', 404), 'status'],
    ['a 410', answers('', 410), 'status'],
  ])('is deleted by %s, and does not come back', async (_name, act, kind) => {
    script = [good('a')]
    await list()
    script = [act]
    await expect(list()).rejects.toMatchObject({ kind })
    script = [answers('<html>')]
    await expect(list()).rejects.toMatchObject({ kind: 'shape' })
  })

  it('is not kept above eight million characters', async () => {
    script = [good('x'.repeat(1_900_000))]
    for (let page = 1; page <= 5; page++) await list({ page })
    script = [answers('<html>')]
    await expect(list({ page: 1 })).rejects.toMatchObject({ kind: 'shape' })
    for (let page = 2; page <= 5; page++) expect(await list({ page })).toHaveLength(1)
  })

  it('is kept for the two hundred requests that were answered last', async () => {
    script = [good('a')]
    for (let page = 1; page <= 200; page++) await list({ page })
    await list({ page: 1 })
    await list({ page: 201 })
    script = [answers('<html>')]
    expect(await list({ page: 1 })).toEqual([{ name: 'a' }])
    expect(await list({ page: 201 })).toEqual([{ name: 'a' }])
    await expect(list({ page: 2 })).rejects.toMatchObject({ kind: 'shape' })
  })
})

describe('an upstream that does not answer', () => {
  const silence: RequestListener = () => undefined

  beforeEach(async () => {
    patience = 100
    script = [good('a')]
    await list()
    script = [silence]
    await list()
    await list()
    urls = []
  })

  it('is not asked again after two requests: reads with a copy get it, and reads without one fail at once', async () => {
    expect(await list()).toEqual([{ name: 'a' }])
    await expect(list({ page: 2 })).rejects.toMatchObject({ kind: 'network' })
    expect(urls).toEqual([])
  })

  it('is tried by one request after five seconds, and by the next five seconds later', async () => {
    later += 4_999
    await list()
    expect(urls).toHaveLength(0)
    later += 1
    await Promise.all([list(), list(), list()])
    expect(urls).toHaveLength(1)
    later += 4_999
    await list()
    expect(urls).toHaveLength(1)
  })

  it('is asked by all requests again once it has answered one', async () => {
    later += 5_000
    script = [good('b')]
    expect(await list()).toEqual([{ name: 'b' }])
    expect(await list({ page: 2 })).toEqual([{ name: 'b' }])
    expect(urls).toHaveLength(2)
  })
})

describe('a host that is busy for a moment', () => {
  const silence: RequestListener = () => undefined

  it('is still asked by reads without a copy, although two reads with one gave it up early', async () => {
    patience = 10_000
    script = [good('a')]
    await list()
    script = [silence]
    await Promise.all([list(), list()])
    urls = []
    script = [good('b')]
    expect(await list({ page: 2 })).toEqual([{ name: 'b' }])
    // That answer shows that the host answers again.
    expect(await list()).toEqual([{ name: 'b' }])
    expect(urls).toHaveLength(2)
  })
})

describe('the time limit of a page', () => {
  it('is at most three seconds where there is a copy', async () => {
    script = [good('a')]
    await list()
    script = [() => undefined]
    const start = Date.now()
    expect(await list()).toEqual([{ name: 'a' }])
    expect(Date.now() - start).toBeLessThan(6_000)
  })

  it('is shared by all its requests', async () => {
    vi.resetModules()
    vi.doMock('react', async (original) => ({
      ...(await original<typeof import('react')>()),
      // React's `cache`, as it works while it renders one page: it computes the value once.
      cache: <T>(make: () => T) => {
        let made: { value: T } | undefined
        return () => {
          made ??= { value: make() }
          return made.value
        }
      },
    }))
    client = await import('@/lib/api/client')
    script = [good('a')]
    await list()
    urls = []
    later = 2_000
    await list()
    expect(urls).toHaveLength(1)
    later = 2_500
    expect(await list()).toEqual([{ name: 'a' }])
    expect(urls).toHaveLength(1)
    later = 7_500
    await list({ page: 2 })
    expect(urls).toHaveLength(2)
    later = 8_000
    await expect(list({ page: 3 })).rejects.toMatchObject({ kind: 'network' })
    expect(urls).toHaveLength(2)
    vi.doUnmock('react')
  })
})

describe('an answer that arrives too slowly', () => {
  it('is given up when the time of one request is over, although bytes still arrive', async () => {
    patience = 300
    script = [
      (_request, response) => {
        response.writeHead(200)
        const drip = setInterval(() => response.write(' '), 50)
        response.on('close', () => clearInterval(drip))
        later += 10_000
      },
    ]
    await expect(list()).rejects.toMatchObject({ kind: 'network' })
  })
})

describe('the embedded host', () => {
  it('is asked once, and its failure makes the read fail', async () => {
    vi.stubEnv('APIPC_ORIGIN', '')
    vi.resetModules()
    const fetch = vi.fn(async () => Response.json({ code: 1500 }, { status: 503 }))
    vi.doMock('@/lib/host', () => ({ getHost: () => ({ fetch }) }))
    const embedded = await import('@/lib/api/client')
    fetch.mockResolvedValueOnce(Response.json({ code: 0, data: [{ name: 'a' }] }))
    expect(await embedded.get('/v1/link', listSchema)).toEqual([{ name: 'a' }])
    await expect(embedded.get('/v1/link', listSchema)).rejects.toMatchObject({ kind: 'status', code: 503 })
    expect(fetch).toHaveBeenCalledTimes(2)
    vi.doUnmock('@/lib/host')
  })

  it('has no time limit, because a busy process is no failure', async () => {
    vi.stubEnv('APIPC_ORIGIN', '')
    vi.resetModules()
    patience = 20
    const fetch = async () => {
      await delay(100)
      return Response.json({ code: 0, data: [{ name: 'a' }] })
    }
    vi.doMock('@/lib/host', () => ({ getHost: () => ({ fetch }) }))
    const embedded = await import('@/lib/api/client')
    expect(await embedded.get('/v1/link', listSchema)).toEqual([{ name: 'a' }])
    vi.doUnmock('@/lib/host')
  })
})
