import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostContext } from '@/lib/host/context'
import type { Host } from '@/lib/host/contract-app'
import { createForwarder } from '@/lib/host/forwarder'
import { serveRaw } from '@/tests/contract/support/raw-server'
import {
  askForCode,
  codedPath,
  codeFor,
  createTestHost,
  otherCode,
  plainPath,
  postForm,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess, listen } from '@/tests/contract/support/transports'

const zhang = { name: '张三', phone: '13800138000', source: '首页' }
/** Long enough for a busy machine. */
const patience = 20_000

const consultantKey = 'key-of-a-consultant'

/** The site's own host. What it stores stays in its database, whatever the upstream does. */
let local: TestHost

beforeEach(async () => {
  const digest = createHash('sha256').update(consultantKey).digest('hex')
  local = await createTestHost({ env: { CONSULTANT_KEYS: digest } })
})
afterEach(() => local.close())

function forwardTo(origin: string, timeout = patience): Host {
  const context: HostContext = {
    env: local.env,
    store: async () => local.store,
    sender: () => Promise.reject(new Error('the upstream sends')),
    now: () => local.clock.now,
  }
  return createForwarder(context, { origin, timeout })
}

const queued = () => local.store.db.selectFrom('delivery').select(['target', 'state', 'attempts']).execute()

describe('with an upstream of the same contract', () => {
  let upstream: TestHost
  let server: { origin: string; close: () => Promise<void> }
  let host: Host

  beforeEach(async () => {
    upstream = await createTestHost()
    server = await listen(upstream.host)
    host = forwardTo(server.origin)
  })
  afterEach(async () => {
    await server.close()
    await upstream.close()
  })

  it('forwards content', async () => {
    const direct = await inProcess(upstream.host).send({ path: '/apipc/v1/cases?limit=2&unknown=1' })
    const reply = await inProcess(host).send({ path: '/apipc/v1/cases?limit=2&unknown=1' })
    expect(reply.json).toEqual(direct.json)
    expect(reply.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600')
  })

  it('forwards a refusal', async () => {
    const reply = await inProcess(host).send({ path: '/apipc/v1/schools?limit=0' })
    expect(reply).toMatchObject({
      status: 200,
      json: { code: 1400 },
      headers: { 'cache-control': 'no-store' },
    })
  })

  it('stores a lead here, forwards it and records that', async () => {
    const reply = await postForm(inProcess(host), { ...zhang, message: '你好' })
    const [kept] = await local.leads()
    expect(reply.json).toMatchObject({ code: 0, data: { id: kept?.id } })
    expect(kept).toMatchObject({ phone: '13800138000', forwarded_at: local.clock.now })
    expect(await upstream.leads()).toMatchObject([{ phone: '13800138000', fields: '{"message":"你好"}' }])
    expect(await queued()).toEqual([{ target: 'upstream', state: 'done', attempts: 1 }])
  })

  it('requests codes from the upstream and accepts its verification', async () => {
    const browser = inProcess(host)
    expect((await askForCode(browser, zhang.phone)).json).toEqual({ code: 0, data: { msg: '验证码已发送' } })
    const code = codeFor(upstream, zhang.phone)
    const wrong = await postForm(browser, { ...zhang, code: otherCode(code) }, { path: codedPath })
    expect(wrong.json).toEqual({ code: 1003, data: { msg: '验证码不正确,请重新发送' } })
    expect(await local.leads()).toMatchObject([{ verified: 0, forwarded_at: null }])
    expect((await postForm(browser, { ...zhang, code }, { path: codedPath })).json).toMatchObject({ code: 0 })
    expect(await local.leads()).toMatchObject([{ verified: 1, forwarded_at: local.clock.now }])
    expect(await queued()).toEqual([{ target: 'upstream', state: 'done', attempts: 1 }])
  })

  it('does not mark a lead as fast when the upstream confirmed its code', async () => {
    const browser = inProcess(host)
    await askForCode(browser, zhang.phone)
    const lead = { ...zhang, elapsed: '0', code: codeFor(upstream, zhang.phone) }
    await postForm(browser, lead, { path: codedPath })
    const unflagged = [{ verified: 1, spam: 0, spam_reason: null }]
    expect(await local.leads()).toMatchObject(unflagged)
    expect(await upstream.leads()).toMatchObject(unflagged)
  })

  it('serves the table of its own copy to keys of this site, and accepts their marks', async () => {
    const keyed = { Authorization: `Bearer ${consultantKey}` }
    await postForm(inProcess(host), zhang)
    const [kept] = await local.leads()
    const table = () => inProcess(host).send({ path: '/apipc/v1/lead_sheet', headers: keyed })
    expect((await table()).text).toContain('138 0013 8000')
    const fields = `ids=${kept?.id}&spam=1`
    const marked = await postForm(inProcess(host), fields, { path: '/apipc/v1/lead_spam', headers: keyed })
    expect(marked.json).toEqual({ code: 0, data: { changed: 1 } })
    expect(await local.leads()).toMatchObject([{ spam: 1 }])
    expect((await inProcess(host).send({ path: '/apipc/v1/lead_sheet' })).status).toBe(401)
  })

  it('treats a duplicate as delivered and informs the visitor', async () => {
    await postForm(inProcess(upstream.host), zhang)
    const reply = await postForm(inProcess(host), zhang)
    expect(reply.json).toEqual({ code: 1008, data: { msg: '您已提交成功，请勿重复提交' } })
    expect(await queued()).toMatchObject([{ state: 'done' }])
  })

  it('checks forms and codes here first', async () => {
    expect((await postForm(inProcess(host), { phone: '1' })).json).toMatchObject({ code: 1002 })
    const foreign = { headers: { Origin: 'https://evil.test' } }
    expect((await postForm(inProcess(host), zhang, foreign)).status).toBe(403)
    expect((await askForCode(inProcess(host), zhang.phone, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(
      403,
    )
    expect(await upstream.leads()).toEqual([])
    expect(upstream.sent).toEqual([])
    await askForCode(inProcess(host), zhang.phone)
    expect((await askForCode(inProcess(host), zhang.phone)).json).toMatchObject({ code: 1006 })
    expect(upstream.sent).toHaveLength(1)
  })
})

describe('a forwarded request', () => {
  type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

  async function seenFor(act: (host: Host) => Promise<unknown>): Promise<Seen[]> {
    const seen: Seen[] = []
    const { origin, close } = await serveRaw(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      response.setHeader('Set-Cookie', 'upstream=1')
      response.end('{"code":0,"data":{"msg":"ok"}}')
    })
    await act(forwardTo(origin))
    await close()
    return seen
  }

  const browserHeaders = {
    Cookie: 'session=1',
    Authorization: 'Bearer key',
    'X-Forwarded-For': '203.0.113.7',
    Referer: 'https://www.meishi.test/a',
    'X-Anything': '1',
  }

  it('contains the known parameters, encoded anew, and no header of the browser', async () => {
    const [seen] = await seenFor((host) =>
      inProcess(host).send({ path: '/apipc/v1/news?type=a%26b&x=1&page=2', headers: browserHeaders }),
    )
    expect(seen?.url).toBe('/apipc/v1/news?type=a%26b&page=2')
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'referer', 'x-anything']) {
      expect(seen?.headers).not.toHaveProperty(name)
    }
    expect(seen?.headers.accept).toBe('application/json')
  })

  it('is not sent for an id that could name another operation', async () => {
    const seen = await seenFor(async (host) => {
      for (const id of ['%2e%2e', 'a%2Fb', 'a%3Fb', '..%2F..%2Fadmin']) {
        await inProcess(host).send({ path: `/apipc/v1/news/${id}` })
      }
    })
    expect(seen).toEqual([])
  })

  it('is one submit, form-encoded, without unknown fields', async () => {
    const seen = await seenFor((host) =>
      postForm(inProcess(host), { ...zhang, extra: '1' }, { headers: browserHeaders }),
    )
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ method: 'POST', url: plainPath })
    expect(seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(seen[0]?.headers).not.toHaveProperty('authorization')
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      form: 'general',
      ...zhang,
      linkurl: 'https://www.meishi.test/a',
    })
  })

  it('contains the key of a consultant for the operations that need it', async () => {
    const seen = await seenFor(async (host) => {
      await inProcess(host).send({ path: `${plainPath}?limit=5`, headers: browserHeaders })
      await postForm(inProcess(host), 'ids=a,b&ids=c/d', {
        path: `${plainPath}/ack`,
        headers: browserHeaders,
      })
    })
    expect(seen.map(({ url, headers, body }) => [url, headers.authorization, body])).toEqual([
      [`${plainPath}?limit=5`, 'Bearer key', ''],
      [`${plainPath}/ack`, 'Bearer key', 'ids=a%2Cb'],
    ])
  })

  it('is not sent for a table of leads, because another host cannot make it', async () => {
    const seen = await seenFor(async (host) => {
      const reply = await inProcess(host).send({ path: `${plainPath}?format=csv`, headers: browserHeaders })
      expect(reply.json).toEqual({ code: 1400, data: { msg: '表单由外部接口提供时只有 format=json' } })
    })
    expect(seen).toEqual([])
  })

  it('returns no cookie', async () => {
    const { origin, close } = await serveRaw((_request, response) => {
      response.setHeader('Set-Cookie', 'upstream=1')
      response.end('{"code":0,"data":[]}')
    })
    const reply = await inProcess(forwardTo(origin)).send({ path: '/apipc/v1/link' })
    await close()
    expect(reply.headers).not.toHaveProperty('set-cookie')
  })
})

const faults: [name: string, listener: RequestListener, status: number, code: number][] = [
  ['never answers', () => undefined, 504, 1504],
  ['cuts the connection', (request) => void request.socket.destroy(), 504, 1504],
  ['stops halfway', (_request, response) => void response.writeHead(200).write('{"code":0,'), 504, 1504],
  ['answers HTML', (_request, response) => void response.end('<html>'), 502, 1500],
  ['answers no envelope', (_request, response) => void response.end('[]'), 502, 1500],
  [
    'answers 500',
    (_request, response) => void response.writeHead(500).end('{"code":0,"data":[]}'),
    502,
    1500,
  ],
  ['answers that it has trouble', (_request, response) => void response.end('{"code":1500}'), 200, 1500],
  [
    'answers that it is busy',
    (_request, response) => void response.writeHead(429).end('{"code":1010}'),
    429,
    1010,
  ],
  [
    'answers that it does not know us',
    (_request, response) => void response.writeHead(401).end('{"code":1401}'),
    401,
    1401,
  ],
  [
    'answers a redirect',
    (_request, response) =>
      void response.writeHead(302, { Location: '/elsewhere' }).end('{"code":0,"data":[]}'),
    502,
    1500,
  ],
  [
    'answers more than two megabytes',
    (_request, response) => void response.end(`{"code":0,"data":"${'x'.repeat(2_000_000)}"}`),
    502,
    1500,
  ],
]

/** These say nothing more, so they are waited for until the end of the time. */
const silent = ['never answers', 'stops halfway']

describe.each(faults)('an upstream that %s', (name, listener, status, code) => {
  const timeout = silent.includes(name) ? 300 : patience
  let calls: number
  let isReached: () => void
  let upstream: { origin: string; close: () => Promise<void> }

  beforeEach(async () => {
    calls = 0
    isReached = () => undefined
    upstream = await serveRaw((request, response) => {
      calls += 1
      listener(request, response)
      isReached()
    })
  })
  afterEach(() => upstream.close())

  it('loses no plain lead, and receives it once', async () => {
    if (silent.includes(name)) startTimeWhenReached()
    const reply = await postForm(inProcess(forwardTo(upstream.origin, timeout)), zhang)
    expect(reply).toMatchObject({ status: 200, json: { code: 0 } })
    expect(await local.leads()).toMatchObject([{ phone: '13800138000', forwarded_at: null }])
    expect(await queued()).toEqual([{ target: 'upstream', state: 'pending', attempts: 1 }])
    expect(calls).toBe(1)
  })

  it('keeps a lead with a code unverified, and confirms nothing to the visitor', async () => {
    const lead = { ...zhang, code: '012345' }
    const reply = await postForm(inProcess(forwardTo(upstream.origin, timeout)), lead, { path: codedPath })
    expect(reply).toMatchObject({ status, json: { code } })
    expect(await local.leads()).toMatchObject([{ verified: 0, forwarded_at: null }])
    expect(await queued()).toMatchObject([{ state: 'asked' }])
  })

  it('does not use up the hourly number of messages', async () => {
    for (let n = 0; n < 6; n++) {
      expect(
        (await askForCode(inProcess(forwardTo(upstream.origin, timeout)), zhang.phone)).json,
      ).toMatchObject({
        code,
      })
      local.clock.now += 60_000
    }
  })

  /** A busy machine may need all of the time to connect, and then nothing was sent. */
  function startTimeWhenReached(): void {
    const time = new AbortController()
    const timer = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal)
    isReached = () => {
      timer.mockRestore()
      setTimeout(() => time.abort(), timeout)
    }
  }
})
