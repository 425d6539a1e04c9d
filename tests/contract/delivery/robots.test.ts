import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enqueueErased, enqueueEvent } from '@/lib/host/delivery/enqueue'
import { findPageKey, revokeNoticeLinks } from '@/lib/host/leads/pages/key'
import { testLeadMark } from '@/lib/leads/test-lead-mark'
import { createTestHost, type TestHost } from '@/tests/contract/support/test-host'
import { pushEnvironment, rows, startPush, states, submit, zhang } from './support/push'
import { type Receiver, startReceiver, withCode, withStatus } from './support/receiver'

const second = 1000
const minute = 60 * second

let test: TestHost
let receiver: Receiver
let push: Awaited<ReturnType<typeof startPush>>

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  test = await createTestHost()
  receiver = await startReceiver()
  push = await startPush(test, pushEnvironment(receiver.origin))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await receiver.close()
  await test.close()
})

describe('a robot', () => {
  const robots = (origin: string) => ({
    WECOM_ROBOT_URL: `${origin}/wecom?key=URL-KEY`,
    DINGTALK_ROBOT_URL: `${origin}/dingtalk?access_token=URL-KEY`,
    DINGTALK_ROBOT_SECRET: 'SEC0123456789',
    DELIVERY_ALLOW_PRIVATE: '1',
  })
  const flood = async (count: number) => {
    const { store, clock } = test
    const id = await submit(test)
    for (let n = 1; n < count; n++)
      await store.write((trx) => enqueueEvent(trx, { id, event: 'lead.updated' }, clock.now))
  }

  it('has no full phone and no name in its outbox', async () => {
    push = await startPush(test, robots(receiver.origin))
    await submit(test)
    receiver.answer = withStatus(500)
    await push.deliver()
    receiver.seen.length = 0
    test.clock.now += 5 * second
    const stored = JSON.stringify(await rows(test))
    expect(stored).toContain('138******00')
    expect(stored).not.toContain('13800138000')
    expect(stored).not.toContain('张三')
    receiver.answer = withCode(0)
    await push.deliver()
    expect(receiver.seen.map(({ url }) => url.replace(/&.*/, '')).toSorted()).toEqual([
      '/dingtalk?access_token=URL-KEY',
      '/wecom?key=URL-KEY',
    ])
    expect((await rows(test)).every(({ state, payload }) => state === 'done' && payload === null)).toBe(true)
  })

  it('gets no message when a test ends, because it would look like a person’s wish', async () => {
    push = await startPush(test, robots(receiver.origin))
    receiver.answer = withCode(0)
    for (const fields of [
      { ...zhang, website: testLeadMark },
      { ...zhang, phone: '13800138001' },
    ]) {
      const id = await submit(test, fields)
      await push.deliver()
      await test.store.write((trx) => enqueueErased(trx, [id], test.clock.now))
      await push.deliver()
    }
    const told = (await rows(test)).filter(({ event }) => event === 'lead.erased')
    expect(told).toHaveLength(2)
    expect(new Set(told.map(({ lead_id }) => lead_id)).size).toBe(1)
    expect(receiver.seen).toHaveLength(2 + 4)
  })

  it('gets at most its limit of messages in a minute', async () => {
    push = await startPush(test, {
      ...robots(receiver.origin),
      DINGTALK_ROBOT_URL: '',
      DINGTALK_ROBOT_SECRET: '',
    })
    receiver.answer = withCode(0)
    await flood(40)
    const minutes: number[] = []
    for (let n = 0; n < 3; n++) {
      const before = receiver.seen.length
      await push.deliver()
      test.clock.now += minute - 1
      await push.deliver()
      minutes.push(receiver.seen.length - before)
      test.clock.now += 1
    }
    expect(minutes).toEqual([16, 16, 8])
  })

  it('tells of many waiting leads in one message, so that a new one is told at once behind them', async () => {
    const url = `${receiver.origin}/wecom?key=URL-KEY`
    const links = { SITE_ORIGIN: 'https://site.test', LEAD_LINK_HOURS: '24', DELIVERY_ALLOW_PRIVATE: '1' }
    push = await startPush(test, { WECOM_ROBOT_URL: url, ...links })
    receiver.answer = withCode(0)
    const send = async (from: number, to: number, fields: Record<string, string> = {}) => {
      for (let index = from; index < to; index++) {
        await submit(test, { ...zhang, phone: String(13700137000 + index), ...fields })
        test.clock.now += 10 * minute
      }
    }
    await send(0, 21)
    await send(21, 24, { website: 'x' })
    await push.deliver()
    const [message = '', ...more] = receiver.seen.map(({ body }) => JSON.parse(body).markdown.content)
    expect(more).toEqual([])
    expect(message).toContain('**新线索：24 条**')
    expect(message.match(/尾号 \d\d/g)).toEqual(
      [20, 19, 18, 17, 16, 15, 14, 13].map((index) => `尾号 ${index}`),
    )
    const [, list = ''] =
      /\[另有 16 条新线索，疑似垃圾 3 条，归总部，打开列表\]\(https:\/\/site\.test\/receipt\/call\/([\w-]{32})\)/.exec(
        message,
      ) ?? []
    expect(await findPageKey(test.store.db, list, test.clock.now)).toMatchObject({ office: '总部' })
    expect((await rows(test)).every(({ state, payload }) => state === 'done' && payload === null)).toBe(true)
    await send(24, 25)
    await push.deliver()
    expect(receiver.seen).toHaveLength(2)
    expect(await revokeNoticeLinks(test.store, test.clock.now)).toBe(10)
    expect(await findPageKey(test.store.db, list, test.clock.now)).toBeNull()
  })

  it('that is down keeps every one of many leads, and is told of all later', async () => {
    push = await startPush(test, {
      WECOM_ROBOT_URL: `${receiver.origin}/wecom?key=URL-KEY`,
      DELIVERY_ALLOW_PRIVATE: '1',
    })
    for (let index = 0; index < 30; index++)
      await submit(test, { ...zhang, phone: String(13700137000 + index) })
    for (const answer of [withStatus(500), withCode(45009), withCode(0)]) {
      receiver.answer = answer
      await push.deliver()
      test.clock.now += 10 * minute
    }
    expect(receiver.seen.map(({ body }) => /新线索：(\d+) 条/.exec(body)?.[1])).toEqual(['30', '30', '30'])
    expect(receiver.seen.at(-1)?.body).toContain('在办公室的网页里看')
    expect(new Set((await states(test)).map(([, state]) => state))).toEqual(new Set(['done']))
  })

  it('of Feishu gets at most its limits of messages in a second and in a minute', async () => {
    push = await startPush(test, {
      FEISHU_ROBOT_URL: `${receiver.origin}/open-apis/bot/v2/hook/URL-KEY`,
      FEISHU_ROBOT_SECRET: 'SECRET0123456',
      DELIVERY_ALLOW_PRIVATE: '1',
    })
    receiver.answer = withStatus(200, '{"code":0,"msg":"success"}')
    await flood(100)
    await push.deliver()
    expect(receiver.seen).toHaveLength(4)
    for (let n = 0; n < 30; n++) {
      test.clock.now += second
      await push.deliver()
    }
    expect(receiver.seen).toHaveLength(88)
    expect(receiver.seen.every(({ body }) => /"sign":"[\w+/=]{44}"/.test(body))).toBe(true)
    test.clock.now += minute
    for (let n = 0; n < 4; n++) {
      await push.deliver()
      test.clock.now += second
    }
    expect(receiver.seen).toHaveLength(100)
  })

  it('that reports its limit is not used for a while, which costs no attempt', async () => {
    push = await startPush(test, {
      ...robots(receiver.origin),
      DINGTALK_ROBOT_URL: '',
      DINGTALK_ROBOT_SECRET: '',
    })
    receiver.answer = withCode(45009)
    await submit(test)
    await submit(test, { ...zhang, phone: '13700137000' })
    for (let n = 0; n < 20; n++) {
      await push.deliver()
      test.clock.now += minute - 1
      await push.deliver()
      expect(receiver.seen).toHaveLength(n + 1)
      test.clock.now += 1
    }
    expect((await rows(test)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['pending', 0],
      ['pending', 0],
    ])
    receiver.answer = withCode(0)
    await push.deliver()
    expect((await rows(test)).every(({ state }) => state === 'done')).toBe(true)
  })

  it('of DingTalk is not used for ten minutes', async () => {
    push = await startPush(test, { ...robots(receiver.origin), WECOM_ROBOT_URL: '' })
    receiver.answer = withStatus(302)
    await submit(test)
    await push.deliver()
    test.clock.now += 10 * minute - 1
    await push.deliver()
    expect(receiver.seen).toHaveLength(1)
    receiver.answer = withCode(0)
    test.clock.now += 1
    await push.deliver()
    expect(await states(test)).toEqual([['lead.created', 'done']])
  })
})
