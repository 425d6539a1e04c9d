import { createServer, type RequestListener, type Server } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/lib/core/env'
import { createSend, type SendOptions, sendOptionsOf } from '@/lib/host/delivery/send'
import type { Due } from '@/lib/host/delivery/types'
import type { TargetKind } from '@/lib/host/store/tables'

const minute = 60_000
const now = Date.parse('2026-11-20T02:00:00Z')

/** Key, id, time, body and expected signature of the test vector in the Standard Webhooks specification. */
const vector = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  time: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const newSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let server: Server
let origin: string
let answer: RequestListener
let seen: { url: string; headers: Record<string, string>; body: string }[]

beforeEach(async () => {
  seen = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    seen.push({ url: request.url ?? '', headers, body })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterEach(() => {
  vi.useRealTimers()
  server.close()
  server.closeAllConnections()
})

const due: Due = {
  id: 'row',
  eventId: '019a9f00-0000-7000-8000-000000000001',
  event: 'lead.created',
  leadId: 'lead',
  payload: '{"type":"lead.created","data":{"name":"张三"}}',
  attempts: 1,
  claimedUntil: 0,
}
const options: SendOptions = {
  secrets: [vector.secret],
  isAllowed: () => true,
  now: () => now,
}
const sendTo = (
  kind: TargetKind,
  path: string,
  values: Partial<SendOptions> = {},
  message: Partial<Due> = {},
  secret?: string,
) =>
  createSend({ ...options, ...values })(
    { name: 'a', kind, url: new URL(origin + path), ...(secret !== undefined && { secret }) },
    { ...due, ...message },
  )

const says =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body)

describe('a webhook', () => {
  it('has the signature of the specification’s test vector', async () => {
    answer = says(200)
    const message = { eventId: vector.id, payload: vector.body }
    await sendTo('webhook', '/in', { now: () => vector.time * 1000 + 999 }, message)
    expect(seen[0]).toMatchObject({
      body: vector.body,
      headers: {
        'webhook-id': vector.id,
        'webhook-timestamp': String(vector.time),
        'webhook-signature': vector.signature,
      },
    })
  })

  it('is accepted by the library with either key during a change of keys', async () => {
    answer = says(200)
    await sendTo('webhook', '/in', { secrets: [vector.secret, newSecret] })
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const { body = '', headers = {} } = seen[0] ?? {}
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
    for (const secret of [vector.secret, newSecret]) {
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(due.payload))
      expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature')
    }
    const stranger = new Webhook(Buffer.alloc(32, 9).toString('base64'))
    expect(() => stranger.verify(body, headers)).toThrow('No matching signature')
    vi.setSystemTime(now + 5 * minute + 1000)
    expect(() => new Webhook(newSecret).verify(body, headers)).toThrow('too old')
  })

  it('keeps its id and gets a new time at each attempt', async () => {
    answer = says(500)
    for (const at of [now, now + 5000]) await sendTo('webhook', '/in', { now: () => at })
    expect(seen.map(({ headers }) => headers['webhook-id'])).toEqual([due.eventId, due.eventId])
    expect(seen.map(({ headers }) => headers['webhook-timestamp'])).toEqual(['1795140000', '1795140005'])
  })

  it.each([
    [200, { outcome: 'done' }],
    [201, { outcome: 'done' }],
    [204, { outcome: 'done' }],
    [301, { outcome: 'failed', isDown: true, reason: 'status 301' }],
    [302, { outcome: 'failed', isDown: true, reason: 'status 302' }],
    [307, { outcome: 'failed', isDown: true, reason: 'status 307' }],
    [400, { outcome: 'failed', isDown: false, reason: 'status 400' }],
    [401, { outcome: 'failed', isDown: false, reason: 'status 401' }],
    [404, { outcome: 'failed', isDown: false, reason: 'status 404' }],
    [410, { outcome: 'gone' }],
    [429, { outcome: 'failed', isDown: true, reason: 'status 429' }],
    [500, { outcome: 'failed', isDown: true, reason: 'status 500' }],
    [503, { outcome: 'failed', isDown: true, reason: 'status 503' }],
  ])('that is answered with %i', async (status, outcome) => {
    answer = says(status, '<!doctype html><title>x</title>', { Location: `${origin}/elsewhere` })
    expect(await sendTo('webhook', '/in')).toEqual(outcome)
    expect(seen).toHaveLength(1)
  })

  it('is given up after the time limit when the receiver does not answer', async () => {
    answer = () => undefined
    expect(await sendTo('webhook', '/in', { timeout: 200 })).toEqual({
      outcome: 'failed',
      isDown: true,
      reason: 'timeout',
    })
  })

  it('is sent to no internal address unless that was allowed', async () => {
    answer = says(200)
    const guarded = sendOptionsOf(parseEnv({}))
    expect(await sendTo('webhook', '/in', guarded)).toEqual({
      outcome: 'failed',
      isDown: true,
      reason: 'PRIVATE_ADDRESS',
    })
    expect(seen).toEqual([])
    expect(await sendTo('webhook', '/in', sendOptionsOf(parseEnv({ DELIVERY_ALLOW_PRIVATE: '1' })))).toEqual({
      outcome: 'done',
    })
  })
})

describe('a robot', () => {
  const path = '/robot/send?access_token=t%2B1'

  it('of WeCom gets the message unchanged, at its own address', async () => {
    answer = says(200, '{"errcode":0,"errmsg":"ok"}')
    expect(await sendTo('wecom', '/cgi-bin/webhook/send?key=k')).toEqual({ outcome: 'done' })
    expect(seen).toMatchObject([{ url: '/cgi-bin/webhook/send?key=k', body: due.payload }])
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.startsWith('webhook-'))).toEqual([])
  })

  it('of DingTalk gets no signature without a secret', async () => {
    answer = says(200, '{"errcode":0,"errmsg":"ok"}')
    expect(await sendTo('dingtalk', path)).toEqual({ outcome: 'done' })
    expect(seen).toMatchObject([{ url: path, body: due.payload }])
  })

  it('of DingTalk gets time and signature with one', async () => {
    answer = says(200, '{"errcode":0}')
    await sendTo('dingtalk', path, {}, {}, 'SECthis-is-a-secret')
    expect(seen[0]?.url).toBe(
      `${path}&timestamp=1795140000000&sign=4%2BMCs378v50%2BV9siekUcNuv4vIASRty%2ByST5lPyFRGQ%3D`,
    )
  })

  it('of Feishu gets the message unchanged without a secret', async () => {
    answer = says(200, '{"code":0,"msg":"success","data":{}}')
    expect(await sendTo('feishu', '/open-apis/bot/v2/hook/k')).toEqual({ outcome: 'done' })
    expect(seen).toMatchObject([{ url: '/open-apis/bot/v2/hook/k', body: due.payload }])
  })

  it('of Feishu gets time in seconds and signature in the message with one', async () => {
    answer = says(200, '{"code":0}')
    await sendTo(
      'feishu',
      '/open-apis/bot/v2/hook/k',
      {},
      { payload: '{"msg_type":"post"}' },
      'this-is-a-secret',
    )
    expect(seen[0]?.url).toBe('/open-apis/bot/v2/hook/k')
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      timestamp: '1795140000',
      sign: '974nuV4VQnKhmd3c2YBHJjAp5e/ez1LUVN1oVo+G9iA=',
      msg_type: 'post',
    })
  })

  it.each<[TargetKind, number, string, object]>([
    ['feishu', 200, '{"code":11232}', { outcome: 'throttled', wait: minute, reason: 'code 11232' }],
    ['feishu', 400, '{"code":11232}', { outcome: 'throttled', wait: minute, reason: 'code 11232' }],
    ['feishu', 200, '{"code":19021}', { outcome: 'failed', isDown: true, reason: 'code 19021' }],
    ['feishu', 400, '{"code":9499}', { outcome: 'failed', isDown: true, reason: 'code 9499' }],
    ['feishu', 502, '<html>', { outcome: 'failed', isDown: true, reason: 'status 502' }],
    ['feishu', 200, '{}', { outcome: 'failed', isDown: true, reason: 'unreadable answer' }],
    ['wecom', 200, '{"errcode":93000}', { outcome: 'failed', isDown: true, reason: 'errcode 93000' }],
    ['wecom', 200, '{"errcode":45009}', { outcome: 'throttled', wait: minute, reason: 'errcode 45009' }],
    ['wecom', 200, '{"errcode":130101}', { outcome: 'failed', isDown: true, reason: 'errcode 130101' }],
    ['wecom', 302, '', { outcome: 'failed', isDown: true, reason: 'status 302' }],
    ['wecom', 200, '<html>', { outcome: 'failed', isDown: true, reason: 'unreadable answer' }],
    ['wecom', 200, '{"errcode":"0"}', { outcome: 'failed', isDown: true, reason: 'unreadable answer' }],
    ['wecom', 200, '', { outcome: 'failed', isDown: true, reason: 'unreadable answer' }],
    ['wecom', 500, '{"errcode":0}', { outcome: 'failed', isDown: true, reason: 'status 500' }],
    ['wecom', 410, '', { outcome: 'failed', isDown: true, reason: 'status 410' }],
    ['dingtalk', 200, '{"errcode":310000}', { outcome: 'failed', isDown: true, reason: 'errcode 310000' }],
    [
      'dingtalk',
      200,
      '{"errcode":130101}',
      { outcome: 'throttled', wait: 10 * minute, reason: 'errcode 130101' },
    ],
    ['dingtalk', 302, '', { outcome: 'throttled', wait: 10 * minute, reason: 'status 302' }],
    [
      'dingtalk',
      200,
      `"${' '.repeat(70_000)}"`,
      { outcome: 'failed', isDown: true, reason: 'unreadable answer' },
    ],
  ])('of %s that answers %i %s', async (kind, status, body, outcome) => {
    answer = says(status, body)
    expect(await sendTo(kind, path)).toEqual(outcome)
  })
})
