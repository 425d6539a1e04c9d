import type { RequestListener } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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
const silence: RequestListener = () => undefined
const broken = answers('<html>')

/** Adds to the client's clock at each request, as if the upstream had been silent for that time. */
const after =
  (milliseconds: number, act: RequestListener): RequestListener =>
  (request, response) => {
    later += milliseconds
    act(request, response)
  }
const hanging = (act: RequestListener) => after(10_000, act)

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
/** Reads once while the upstream answers like this. */
const listOnce = (act: RequestListener, query?: Parameters<typeof list>[0]) => {
  script = [act]
  return list(query)
}
const listA = [{ name: 'a' }]
const isRefused = (reading: Promise<unknown>, kind: string) => expect(reading).rejects.toMatchObject({ kind })
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
  ['hangs', hanging(silence), 1, 'network'],
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
    await listOnce(good('a'))
    urls = []
    lines = []
    expect(await listOnce(act)).toEqual(listA)
    expect(urls).toHaveLength(calls)
    expect(events().at(-1)).toBe('last good copy shown')
    expect(await listOnce(good('b'))).toEqual([{ name: 'b' }])
  })

  it('makes the read fail when there is no copy', async () => {
    await expect(listOnce(act)).rejects.toMatchObject({ name: 'ApiError', kind })
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
    await listOnce(good('a'), { page: 1, limit: 5 })
    expect(await listOnce(broken, { limit: 5, q: undefined, page: 1 })).toEqual(listA)
    await isRefused(list({ page: 2, limit: 5 }), 'shape')
    await isRefused(client.get('/v1/country', listSchema), 'shape')
  })

  it('is not changed when a page changes its data', async () => {
    const first = await listOnce(good('b', 'a'))
    first.reverse()
    expect(await listOnce(broken)).toEqual([{ name: 'b' }, { name: 'a' }])
  })

  it.each([
    ['a refusal', answers('{"code":1404,"data":{"msg":"没有这条记录"}}'), 'refused'],
    ['a 404', answers('{"code":1404}', 404), 'status'],
    ['a 410', answers('', 410), 'status'],
  ])('is deleted by %s, and does not come back', async (_name, act, kind) => {
    await listOnce(good('a'))
    await isRefused(listOnce(act), kind)
    await isRefused(listOnce(broken), 'shape')
  })

  it('is not kept above eight million characters', async () => {
    for (let page = 1; page <= 5; page++) await listOnce(good('x'.repeat(1_900_000)), { page })
    await isRefused(listOnce(broken, { page: 1 }), 'shape')
    for (let page = 2; page <= 5; page++) expect(await list({ page })).toHaveLength(1)
  })

  it('is kept for the two hundred requests that were answered last', async () => {
    for (let page = 1; page <= 200; page++) await listOnce(good('a'), { page })
    for (const page of [1, 201]) await list({ page })
    for (const page of [1, 201]) expect(await listOnce(broken, { page })).toEqual(listA)
    await isRefused(list({ page: 2 }), 'shape')
  })
})

describe('an upstream that does not answer', () => {
  beforeEach(async () => {
    patience = 100
    await listOnce(good('a'))
    for (const _ of [1, 2]) await listOnce(silence)
    urls = []
  })

  it('is not asked again after two requests: reads with a copy get it, and reads without one fail at once', async () => {
    expect(await list()).toEqual([{ name: 'a' }])
    await isRefused(list({ page: 2 }), 'network')
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
    expect(await listOnce(good('b'))).toEqual([{ name: 'b' }])
    expect(await list({ page: 2 })).toEqual([{ name: 'b' }])
    expect(urls).toHaveLength(2)
  })
})

it('a host that is busy for a moment is still asked by reads without a copy, although two reads with one gave it up early', async () => {
  await listOnce(good('a'))
  script = [silence]
  await Promise.all([list(), list()])
  urls = []
  expect(await listOnce(good('b'), { page: 2 })).toEqual([{ name: 'b' }])
  // That answer shows that the host answers again.
  expect(await list()).toEqual([{ name: 'b' }])
  expect(urls).toHaveLength(2)
})

describe('the time limit of a page', () => {
  it('is at most three seconds where there is a copy', async () => {
    await listOnce(good('a'))
    const start = Date.now()
    expect(await listOnce(silence)).toEqual(listA)
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
    await listOnce(good('a'))
    urls = []
    // What is read after so long, and how many requests have been sent then.
    for (const [time, page, sent] of [
      [2_000, undefined, 1],
      [2_500, undefined, 1],
      [7_500, 2, 2],
    ] as const) {
      later = time
      expect(await list({ page })).toEqual(listA)
      expect(urls).toHaveLength(sent)
    }
    later = 8_000
    await isRefused(list({ page: 3 }), 'network')
    expect(urls).toHaveLength(2)
    vi.doUnmock('react')
  })
})

it('an answer that arrives too slowly is given up when the time of one request is over, although bytes still arrive', async () => {
  patience = 300
  const drip: RequestListener = (_request, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(' '), 50)
    response.on('close', () => clearInterval(timer))
  }
  await isRefused(listOnce(hanging(drip)), 'network')
})

describe('the embedded host', () => {
  const goodAnswer = () => Response.json({ code: 0, data: listA })

  async function embed(fetch: () => Promise<Response>) {
    vi.stubEnv('APIPC_ORIGIN', '')
    vi.resetModules()
    vi.doMock('@/lib/host', () => ({ getHost: () => ({ fetch }) }))
    onTestFinished(() => void vi.doUnmock('@/lib/host'))
    client = await import('@/lib/api/client')
  }

  it('is asked once, and its failure makes the read fail', async () => {
    const fetch = vi.fn(async () => Response.json({ code: 1500 }, { status: 503 }))
    await embed(fetch)
    fetch.mockResolvedValueOnce(goodAnswer())
    expect(await list()).toEqual(listA)
    await expect(list()).rejects.toMatchObject({ kind: 'status', code: 503 })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('has no time limit, because a busy process is no failure', async () => {
    patience = 20
    await embed(async () => {
      await delay(100)
      return goodAnswer()
    })
    expect(await list()).toEqual(listA)
  })
})
