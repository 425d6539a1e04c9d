import type { RequestListener } from 'node:http'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startReceiver, withStatus } from '@/tests/contract/delivery/support/receiver'
import { leads, minute, pass, rows, site, siteBeforeEach } from '@/tests/contract/support/site'
import {
  askForCode,
  codedPath,
  digest,
  keyed,
  otherCode,
  plainPath,
  postForm,
  startSite,
  zhang,
} from '@/tests/contract/support/test-host'
import { inProcess, listen } from '@/tests/contract/support/transports'
import { forwarderOf } from '@/tests/contract/support/upstream'

type Fields = Record<string, string>

const lead = { ...zhang, source: '首页' }
/** Long enough for a busy machine. */
const patience = 20_000

/** What the site's own host stores stays in its database, whatever the upstream does. */
siteBeforeEach({ env: { CONSULTANT_KEYS: digest('key') } })

/** The browser of a visitor of a site that forwards leads to `origin`. */
function visit(origin: string, timeout = patience) {
  const { send } = inProcess(forwarderOf(site, origin, timeout))
  return {
    send,
    get: (path: string, headers: Fields = {}) => send({ path: `/apipc/v1/${path}`, headers }),
    submit: (fields: Fields = {}, headers: Fields = {}) =>
      postForm({ send }, { ...lead, ...fields }, { headers, ...('code' in fields && { path: codedPath }) }),
    ask: (headers: Fields = {}) => askForCode({ send }, zhang.phone, headers),
  }
}

const isQueuedAs = async (state: string) =>
  expect(await rows('delivery')).toMatchObject([{ target: 'upstream', state, attempts: 1 }])

describe('with an upstream of the same contract', () => {
  let upstream: Awaited<ReturnType<typeof startSite>>
  let browser: ReturnType<typeof visit>

  beforeEach(async () => {
    upstream = await startSite()
    const { origin, close } = await listen(upstream.host)
    onTestFinished(close)
    browser = visit(origin)
  })

  it('forwards content and refusals', async () => {
    const path = 'cases?limit=2&unknown=1'
    const { json, headers } = await browser.get(path)
    expect(json).toEqual((await upstream.send({ path: `/apipc/v1/${path}` })).json)
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(await browser.get('schools?limit=0')).toMatchObject({
      ...{ status: 200, code: 1400 },
      headers: { 'cache-control': 'no-store' },
    })
  })

  it('stores a lead here, forwards it and records that', async () => {
    const { json } = await browser.submit({ message: '你好' })
    const [kept] = await leads()
    expect(json).toMatchObject({ code: 0, data: { id: kept?.id } })
    expect(kept).toMatchObject({ phone: zhang.phone, forwarded_at: site.clock.now })
    expect(await upstream.leads()).toMatchObject([{ phone: zhang.phone, fields: '{"message":"你好"}' }])
    await isQueuedAs('done')
  })

  it('requests codes from the upstream and accepts its verification', async () => {
    expect((await browser.ask()).said).toBe('0 codeSent')
    const code = upstream.codeFor()
    expect((await browser.submit({ code: otherCode(code) })).said).toBe('1003 codeWrong')
    expect(await leads()).toMatchObject([{ verified: 0, forwarded_at: null }])
    expect((await browser.submit({ code })).code).toBe(0)
    expect(await leads()).toMatchObject([{ verified: 1, forwarded_at: site.clock.now }])
    await isQueuedAs('done')
  })

  it('does not mark a lead as fast when the upstream confirmed its code', async () => {
    await browser.ask()
    await browser.submit({ code: upstream.codeFor(), elapsed: '0' })
    for (const stored of [await leads(), await upstream.leads()])
      expect(stored).toMatchObject([{ verified: 1, spam: 0, spam_reason: null }])
  })

  it('serves the table of its own copy to keys of this site, and accepts their marks', async () => {
    await browser.submit()
    const [kept] = await leads()
    expect((await browser.get('lead_sheet', keyed('key'))).text).toContain('138 0013 8000')
    const mark = { path: '/apipc/v1/lead_spam', headers: keyed('key') }
    const { json } = await postForm(browser, `ids=${kept?.id}&spam=1`, mark)
    expect(json).toEqual({ code: 0, data: { changed: 1 } })
    expect(await leads()).toMatchObject([{ spam: 1 }])
    expect((await browser.get('lead_sheet')).status).toBe(401)
  })

  it('treats a duplicate as delivered and informs the visitor', async () => {
    await upstream.submit(lead)
    expect((await browser.submit()).said).toBe('1008 duplicate')
    await isQueuedAs('done')
  })

  it('checks forms and codes here first', async () => {
    expect((await browser.submit({ name: '' })).code).toBe(1002)
    expect((await browser.submit({}, { Origin: 'https://evil.test' })).status).toBe(403)
    expect((await browser.ask({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect([await upstream.leads(), upstream.sent]).toEqual([[], []])
    await browser.ask()
    expect((await browser.ask()).code).toBe(1006)
    expect(upstream.sent).toHaveLength(1)
  })
})

describe('a forwarded request', () => {
  async function start() {
    const upstream = await startReceiver()
    upstream.answer = (_, response) => {
      response.setHeader('Set-Cookie', 'upstream=1').end('{"code":0,"data":{"msg":"ok"}}')
    }
    return { ...visit(upstream.origin), seen: upstream.seen }
  }

  const page = 'https://www.meishi.test/a'
  const told = { Cookie: 'session=1', 'X-Forwarded-For': '203.0.113.7', Referer: page, 'X-Anything': '1' }
  const headers = { ...told, ...keyed('key') }

  it('contains the known parameters, encoded anew, and no header of the browser; its answer has no cookie', async () => {
    const { get, seen } = await start()
    const reply = await get('news?type=a%26b&x=1&page=2', headers)
    expect(seen).toMatchObject([
      { url: '/apipc/v1/news?type=a%26b&page=2', headers: { accept: 'application/json' } },
    ])
    for (const name of Object.keys(headers)) expect(seen[0]?.headers).not.toHaveProperty(name.toLowerCase())
    expect(reply.headers).not.toHaveProperty('set-cookie')
  })

  it('is not sent for an id that could name another operation', async () => {
    const { get, seen } = await start()
    for (const id of ['%2e%2e', 'a%2Fb', 'a%3Fb', '..%2F..%2Fadmin']) await get(`news/${id}`)
    expect(seen).toEqual([])
  })

  it('is one submit, form-encoded, without unknown fields', async () => {
    const { submit, seen } = await start()
    await submit({ extra: '1' }, headers)
    const [sent, ...more] = seen
    expect([sent, more]).toMatchObject([
      { url: plainPath, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      [],
    ])
    expect(sent?.headers).not.toHaveProperty('authorization')
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      ...{ form: 'general', ...lead, linkurl: page },
    })
  })

  it('contains the key of a consultant for the operations that need it', async () => {
    const { send, get, seen } = await start()
    await get('general_form_pc?limit=5', headers)
    await postForm({ send }, 'ids=a,b&ids=c/d', { path: `${plainPath}/ack`, headers })
    expect(seen.map(({ url, headers, body }) => [url, headers.authorization, body])).toEqual([
      [`${plainPath}?limit=5`, 'Bearer key', ''],
      [`${plainPath}/ack`, 'Bearer key', 'ids=a%2Cb'],
    ])
  })

  it('is not sent for a table of leads, because another host cannot make it', async () => {
    const { get, seen } = await start()
    expect((await get('general_form_pc?format=csv', headers)).said).toBe('1400 noTable')
    expect(seen).toEqual([])
  })
})

const ok = '{"code":0,"data":[]}'

/** These say nothing more, so they are waited for until the end of the time. */
const silent = ['never answers', 'stops halfway']

describe.each<[name: string, answer: RequestListener, status: number, code: number]>([
  ['never answers', () => undefined, 504, 1504],
  ['cuts the connection', (request) => void request.socket.destroy(), 504, 1504],
  ['stops halfway', (_, response) => void response.writeHead(200).write('{"code":0,'), 504, 1504],
  ['answers HTML', withStatus(200, '<html>'), 502, 1500],
  ['answers no envelope', withStatus(200, '[]'), 502, 1500],
  ['answers 500', withStatus(500, ok), 502, 1500],
  ['answers that it has trouble', withStatus(200, '{"code":1500}'), 200, 1500],
  ['answers that it is busy', withStatus(429, '{"code":1010}'), 429, 1010],
  ['answers that it does not know us', withStatus(401, '{"code":1401}'), 401, 1401],
  ['answers a redirect', (_, response) => void response.writeHead(302, { Location: '/' }).end(ok), 502, 1500],
  [
    'answers more than two megabytes',
    withStatus(200, `{"code":0,"data":"${'x'.repeat(2_000_000)}"}`),
    502,
    1500,
  ],
])('an upstream that %s', (name, answer, status, code) => {
  const timeout = silent.includes(name) ? 300 : patience
  let isReached = () => {}
  let calls = 0
  let browser: ReturnType<typeof visit>

  beforeEach(async () => {
    isReached = () => {}
    calls = 0
    const upstream = await startReceiver()
    upstream.answer = (request, response) => {
      calls += 1
      answer(request, response)
      isReached()
    }
    browser = visit(upstream.origin, timeout)
  })

  it('loses no plain lead, and receives it once', async () => {
    if (silent.includes(name)) startTimeWhenReached()
    expect(await browser.submit()).toMatchObject({ status: 200, code: 0 })
    expect(await leads()).toMatchObject([{ phone: zhang.phone, forwarded_at: null }])
    await isQueuedAs('pending')
    expect(calls).toBe(1)
  })

  it('keeps a lead with a code unverified, and confirms nothing to the visitor', async () => {
    expect(await browser.submit({ code: '012345' })).toMatchObject({ status, code })
    expect(await leads()).toMatchObject([{ verified: 0, forwarded_at: null }])
    expect(await rows('delivery')).toMatchObject([{ state: 'asked' }])
  })

  it('does not use up the hourly number of messages', async () => {
    for (let n = 0; n < 6; n++) {
      expect((await browser.ask()).code).toBe(code)
      pass(minute)
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
