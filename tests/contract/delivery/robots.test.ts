import { describe, expect, it } from 'vitest'
import { enqueueErased } from '@/lib/host/delivery/enqueue'
import { findPageKey, revokeNoticeLinks } from '@/lib/host/leads/pages/key'
import { testLeadMark } from '@/lib/leads/test-lead-mark'
import {
  add,
  deliver,
  isAllDone,
  pass,
  pushBeforeEach,
  pushTo,
  receiver,
  rows,
  states,
  submit,
  test,
} from './support/push'
import { withCode, withStatus } from './support/receiver'

const second = 1000
const minute = 60 * second

pushBeforeEach()

describe('a robot', () => {
  const wecom = () => ({
    WECOM_ROBOT_URL: `${receiver.origin}/wecom?key=URL-KEY`,
    DELIVERY_ALLOW_PRIVATE: '1',
  })
  const robots = () => ({
    ...wecom(),
    DINGTALK_ROBOT_URL: `${receiver.origin}/dingtalk?access_token=URL-KEY`,
    DINGTALK_ROBOT_SECRET: 'SEC0123456789',
  })
  const flood = async (count: number) => {
    const id = await submit()
    for (let n = 1; n < count; n++) await add(id, 'lead.updated')
  }

  it('has no full phone and no name in its outbox', async () => {
    await pushTo(robots())
    await submit()
    receiver.answer = withStatus(500)
    await deliver()
    receiver.seen.length = 0
    pass(5 * second)
    const stored = JSON.stringify(await rows())
    expect(stored).toContain('138******00')
    expect(stored).not.toContain('13800138000')
    expect(stored).not.toContain('张三')
    receiver.answer = withCode(0)
    await deliver()
    expect(receiver.seen.map(({ url }) => url.replace(/&.*/, '')).toSorted()).toEqual([
      '/dingtalk?access_token=URL-KEY',
      '/wecom?key=URL-KEY',
    ])
    expect((await rows()).every(({ state, payload }) => state === 'done' && payload === null)).toBe(true)
  })

  it('gets no message when a test ends, because it would look like a person’s wish', async () => {
    await pushTo(robots())
    receiver.answer = withCode(0)
    for (const [field, value] of [
      ['website', testLeadMark],
      ['phone', '13800138001'],
    ] as const) {
      const id = await submit({ [field]: value })
      await deliver()
      await test.store.write((trx) => enqueueErased(trx, [id], test.clock.now))
      await deliver()
    }
    const told = (await rows()).filter(({ event }) => event === 'lead.erased')
    expect(told).toHaveLength(2)
    expect(new Set(told.map(({ lead_id }) => lead_id)).size).toBe(1)
    expect(receiver.seen).toHaveLength(2 + 4)
  })

  it('gets at most its limit of messages in a minute', async () => {
    await pushTo(wecom())
    receiver.answer = withCode(0)
    await flood(40)
    const minutes: number[] = []
    for (let n = 0; n < 3; n++) {
      const before = receiver.seen.length
      await deliver()
      pass(minute - 1)
      await deliver()
      minutes.push(receiver.seen.length - before)
      pass(1)
    }
    expect(minutes).toEqual([16, 16, 8])
  })

  it('tells of many waiting leads in one message, so that a new one is told at once behind them', async () => {
    await pushTo({ ...wecom(), SITE_ORIGIN: 'https://site.test', LEAD_LINK_HOURS: '24' })
    receiver.answer = withCode(0)
    const send = async (from: number, to: number, fields: Record<string, string> = {}) => {
      for (let index = from; index < to; index++) {
        await submit({ phone: String(13700137000 + index), ...fields })
        pass(10 * minute)
      }
    }
    await send(0, 21)
    await send(21, 24, { website: 'x' })
    await deliver()
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
    expect((await rows()).every(({ state, payload }) => state === 'done' && payload === null)).toBe(true)
    await send(24, 25)
    await deliver()
    expect(receiver.seen).toHaveLength(2)
    expect(await revokeNoticeLinks(test.store, test.clock.now)).toBe(10)
    expect(await findPageKey(test.store.db, list, test.clock.now)).toBeNull()
  })

  it('that is down keeps every one of many leads, and is told of all later', async () => {
    await pushTo(wecom())
    for (let index = 0; index < 30; index++) await submit({ phone: String(13700137000 + index) })
    for (const answer of [withStatus(500), withCode(45009), withCode(0)]) {
      receiver.answer = answer
      await deliver()
      pass(10 * minute)
    }
    expect(receiver.seen.map(({ body }) => /新线索：(\d+) 条/.exec(body)?.[1])).toEqual(['30', '30', '30'])
    expect(receiver.seen.at(-1)?.body).toContain('在办公室的网页里看')
    expect(new Set((await states()).map(([, state]) => state))).toEqual(new Set(['done']))
  })

  it('of Feishu gets at most its limits of messages in a second and in a minute', async () => {
    await pushTo({
      FEISHU_ROBOT_URL: `${receiver.origin}/open-apis/bot/v2/hook/URL-KEY`,
      FEISHU_ROBOT_SECRET: 'SECRET0123456',
      DELIVERY_ALLOW_PRIVATE: '1',
    })
    receiver.answer = withStatus(200, '{"code":0,"msg":"success"}')
    await flood(100)
    await deliver()
    expect(receiver.seen).toHaveLength(4)
    for (let n = 0; n < 30; n++) {
      pass(second)
      await deliver()
    }
    expect(receiver.seen).toHaveLength(88)
    expect(receiver.seen.every(({ body }) => /"sign":"[\w+/=]{44}"/.test(body))).toBe(true)
    pass(minute)
    for (let n = 0; n < 4; n++) {
      await deliver()
      pass(second)
    }
    expect(receiver.seen).toHaveLength(100)
  })

  it('that reports its limit is not used for a while, which costs no attempt', async () => {
    await pushTo(wecom())
    receiver.answer = withCode(45009)
    await submit()
    await submit({ phone: '13700137000' })
    for (let n = 0; n < 20; n++) {
      await deliver()
      pass(minute - 1)
      await deliver()
      expect(receiver.seen).toHaveLength(n + 1)
      pass(1)
    }
    expect(await rows()).toMatchObject(Array(2).fill({ state: 'pending', attempts: 0 }))
    receiver.answer = withCode(0)
    await deliver()
    expect(await isAllDone()).toBe(true)
  })
})
