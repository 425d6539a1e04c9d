import { createServer, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/lib/core/env'
import { createSend, type SendOptions, sendOptionsOf } from '@/lib/host/delivery/send'
import type { Due } from '@/lib/host/delivery/types'
import type { TargetKind } from '@/lib/host/store/tables'
import { portOf } from '@/tests/support/port-of'

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
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    seen.push({ url: request.url ?? '', headers, body: await text(request) })
    answer(request, response)
  })
  origin = `http://127.0.0.1:${await portOf(server.listen(0, '127.0.0.1'))}`
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

const failed = (reason: string, isDown = true) => ({ outcome: 'failed', isDown, reason })
const throttled = (reason: string, minutes: number) => ({
  outcome: 'throttled',
  wait: minutes * minute,
  reason,
})
const done = { outcome: 'done' }

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
    [200, done],
    [204, done],
    [301, failed('status 301')],
    [400, failed('status 400', false)],
    [410, { outcome: 'gone' }],
    [429, failed('status 429')],
    [500, failed('status 500')],
  ])('that is answered with %i', async (status, outcome) => {
    answer = says(status, '<!doctype html><title>x</title>', { Location: `${origin}/elsewhere` })
    expect(await sendTo('webhook', '/in')).toEqual(outcome)
    expect(seen).toHaveLength(1)
  })

  it('is given up after the time limit when the receiver does not answer', async () => {
    answer = () => undefined
    expect(await sendTo('webhook', '/in', { timeout: 200 })).toEqual(failed('timeout'))
  })

  it('is sent to no internal address unless that was allowed', async () => {
    answer = says(200)
    const send = (env: object) => sendTo('webhook', '/in', sendOptionsOf(parseEnv({ ...env })))
    expect(await send({})).toEqual(failed('PRIVATE_ADDRESS'))
    expect(seen).toEqual([])
    expect(await send({ DELIVERY_ALLOW_PRIVATE: '1' })).toEqual(done)
  })
})

describe('a robot', () => {
  // DingTalk and Feishu sign with a secret: in the address, and in the message with the time in seconds.
  it.each<[string, TargetKind, string | undefined, url: string, signed: object]>([
    ['WeCom', 'wecom', undefined, '/send?key=k', {}],
    ['DingTalk without a secret', 'dingtalk', undefined, '/send?key=t%2B1', {}],
    [
      'DingTalk',
      'dingtalk',
      'SECthis-is-a-secret',
      '/send?key=t%2B1&timestamp=1795140000000&sign=4%2BMCs378v50%2BV9siekUcNuv4vIASRty%2ByST5lPyFRGQ%3D',
      {},
    ],
    ['Feishu without a secret', 'feishu', undefined, '/hook/k', {}],
    [
      'Feishu',
      'feishu',
      'this-is-a-secret',
      '/hook/k',
      { timestamp: '1795140000', sign: '974nuV4VQnKhmd3c2YBHJjAp5e/ez1LUVN1oVo+G9iA=' },
    ],
  ])('of %s gets the message at its own address', async (_, kind, secret, url, signed) => {
    answer = says(
      200,
      kind === 'feishu' ? '{"code":0,"msg":"success","data":{}}' : '{"errcode":0,"errmsg":"ok"}',
    )
    expect(await sendTo(kind, url.split('&')[0] ?? '', {}, {}, secret)).toEqual(done)
    const [{ headers = {}, body = '', ...request } = {}] = seen
    expect(request).toEqual({ url })
    expect(JSON.parse(body)).toEqual({ ...signed, ...JSON.parse(due.payload) })
    if (secret === undefined) expect(body).toBe(due.payload)
    expect(Object.keys(headers).filter((name) => name.startsWith('webhook-'))).toEqual([])
  })

  it.each<[TargetKind, number, string, object]>([
    ['feishu', 200, '{"code":11232}', throttled('code 11232', 1)],
    ['feishu', 400, '{"code":11232}', throttled('code 11232', 1)],
    ['feishu', 400, '{"code":9499}', failed('code 9499')],
    ['feishu', 502, '<html>', failed('status 502')],
    ['wecom', 200, '{"errcode":45009}', throttled('errcode 45009', 1)],
    ['wecom', 200, '{"errcode":130101}', failed('errcode 130101')],
    ['wecom', 200, '<html>', failed('unreadable answer')],
    ['wecom', 200, '{"errcode":"0"}', failed('unreadable answer')],
    ['wecom', 500, '{"errcode":0}', failed('status 500')],
    ['dingtalk', 200, '{"errcode":130101}', throttled('errcode 130101', 10)],
    ['dingtalk', 302, '', throttled('status 302', 10)],
    ['dingtalk', 200, `"${' '.repeat(70_000)}"`, failed('unreadable answer')],
  ])('of %s that answers %i %s', async (kind, status, body, outcome) => {
    answer = says(status, body)
    expect(await sendTo(kind, '/send')).toEqual(outcome)
  })
})
