import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answersStored } from '@/lib/host/chat/answers'
import { findPageKey } from '@/lib/host/leads/pages/key'
import { withCode } from '@/tests/contract/delivery/support/receiver'
import {
  desk,
  notify,
  operator,
  pass,
  rows,
  setClock,
  startChat,
  startWithRobot,
  textsOf,
  viewIn,
  visitor,
} from './support'

const minute = 60_000

let test: Awaited<ReturnType<typeof startWithRobot>>
beforeEach(async () => {
  test = await startWithRobot()
})

/** A new visitor's message, from an address. */
const open = (address: string, text = '在吗', topic = '') =>
  visitor().post({ text, topic }, { 'X-Forwarded-For': address })

/** Looks for due notices every two seconds, as the server does. */
async function notifyFor(duration: number) {
  for (const end = test.clock.now + duration; test.clock.now < end; pass(2_000)) await notify()
}

const texts = () => textsOf(test.robot)
const links = (text: string) =>
  [...text.matchAll(/\/receipt\/call\/chat\/([\w-]{32})/g)].map(([, code = '']) => code)
const unsaid = () =>
  test.store.db.selectFrom('chat').select('id').where('notice_at', 'is not', null).execute()

describe('many visitors at once', () => {
  it('are in one notice, each with a link that opens the conversation', async () => {
    for (let n = 1; n <= 5; n++) {
      await open(`203.0.113.${n}`, '在吗', `问题${n}`)
      pass(1)
    }
    expect(await notify()).toBe(5)
    const [text = '', ...more] = texts()
    expect(more).toEqual([])
    expect(text).toContain('5 位访客在等人回答')
    const topics = await Promise.all(links(text).map(async (code) => (await operator(code).page()).topic))
    expect(topics).toEqual(['问题1', '问题2', '问题3', '问题4', '问题5'])
  })

  it('never keep the notice about another visitor away, however many one address opens', async () => {
    for (let n = 0; n < 62; n++) await open('198.51.100.7')
    pass(1_000)
    for (let n = 1; n <= 3; n++) await open(`203.0.113.${n}`, '请问签证', `真的${n}`)
    await notifyFor(minute)
    expect(await unsaid()).toEqual([])
    const said = texts().join('\n')
    for (let n = 1; n <= 3; n++) expect(said).toContain(`真的${n}`)
  })

  it('of a hundred addresses are in one notice: the first with links, the others with that of their list', async () => {
    for (let n = 0; n < 100; n++) await open(`203.0.113.${n}`)
    expect(await notify()).toBe(100)
    expect(await unsaid()).toEqual([])
    const [text = '', ...more] = texts()
    expect(more).toEqual([])
    expect(text).toContain('100 位访客在等人回答')
    expect(text).toContain('[另有 92 位，打开列表](')
    const codes = links(text)
    expect(codes).toHaveLength(9)
    expect(await findPageKey(test.store.db, codes.at(-1) ?? '', test.clock.now)).not.toBeNull()
  })
})

describe('a notice for which there is no room', () => {
  it('waits as long as the robot asks for a pause, and then is sent', async () => {
    const warned = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    test.robot.answer = withCode(45009)
    await open('203.0.113.1')
    await notifyFor(5 * minute)
    const asked = test.robot.seen.length
    expect(asked).toBeLessThanOrEqual(6)
    test.robot.answer = withCode(0)
    await notifyFor(2 * minute)
    expect(test.robot.seen).toHaveLength(asked + 1)
    expect(await unsaid()).toEqual([])
    warned.mockRestore()
  })

  it('leaves a line in the log when it is given up, or when nobody is there', async () => {
    const lines: string[] = []
    const note = (line: unknown) => void lines.push(String(line))
    const spies = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(note))
    test.robot.answer = withCode(1)
    await open('203.0.113.1')
    await notifyFor(minute)
    setClock('20:00')
    await open('203.0.113.2')
    await notify()
    for (const spy of spies) spy.mockRestore()
    expect(lines.filter((line) => line.includes('"chat notice given up"'))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('outside opening hours'))).toHaveLength(1)
    expect(await unsaid()).toEqual([])
  })
})

describe('an address that opens one conversation after the other', () => {
  it('is refused the eleventh in ten minutes, and may go on writing in the others', async () => {
    const one = visitor()
    const headers = { 'X-Forwarded-For': '198.51.100.7' }
    await one.post({ text: '在吗' }, headers)
    for (let n = 0; n < 9; n++) expect(await open('198.51.100.7')).toMatchObject({ code: 0 })
    expect(await open('198.51.100.7')).toMatchObject({ status: 429, code: 1010 })
    expect(await one.post({ text: '还在吗' }, headers)).toMatchObject({ code: 0 })
    expect(await open('203.0.113.1')).toMatchObject({ code: 0 })
    pass(10 * minute)
    expect(await open('198.51.100.7')).toMatchObject({ code: 0 })
  })

  it('does not pay for a first message that is sent again', async () => {
    const id = randomUUID()
    const headers = { 'X-Forwarded-For': '198.51.100.7' }
    for (let n = 0; n < 15; n++) {
      expect(await visitor().post({ text: '在吗', id }, headers)).toMatchObject({ code: 0 })
    }
    expect(await rows('chat')).toHaveLength(1)
  })
})

it('the id of a message opens its conversation from the same address within minutes, and otherwise none', async () => {
  const id = randomUUID()
  const from = (address: string) => visitor().post({ text: '我的秘密', id }, { 'X-Forwarded-For': address })
  const first = viewIn(await from('203.0.113.1')).reference
  expect(viewIn(await from('203.0.113.1')).reference).toBe(first)
  expect(viewIn(await from('203.0.113.2')).reference).not.toBe(first)
  pass(10 * minute)
  const late = viewIn(await from('203.0.113.1'))
  expect(late.reference).not.toBe(first)
  expect(late.messages.filter(({ by }) => by === 'visitor')).toHaveLength(1)
})

describe("the list of an office's conversations under a flood", () => {
  it('shows those who wait first, longest first, and the rest on further pages', async () => {
    const key = await desk()
    const waiting: string[] = []
    for (let n = 1; n <= 3; n++) {
      await open(`203.0.113.${n}`, `真的 ${n}`)
      waiting.push(`真的 ${n}`)
      pass(1_000)
    }
    for (let n = 0; n < 60; n++) await open(`198.51.100.${n}`, '刷屏')
    const first = await key.page()
    expect(first).toMatchObject({ page: 1, pages: 2, waiting: 63 })
    expect(first.list.slice(0, 3).map(({ text }) => text)).toEqual(waiting)
    const second = await key.page('?page=2')
    expect([first.list.length, second.list.length]).toEqual([50, 13])
    const shown = new Set([...first.list, ...second.list].map(({ reference }) => reference))
    expect(shown.size).toBe(63)
    expect(await key.page('?page=none')).toMatchObject({ page: 1 })
  })

  it('shows visitors who have gone after those who wait now', async () => {
    const key = await desk()
    await open('203.0.113.1', '昨天的')
    pass(31 * minute)
    await open('203.0.113.2', '现在的')
    expect((await key.page()).list.map(({ text }) => text)).toEqual(['现在的', '昨天的'])
    expect(await key.page()).toMatchObject({ waiting: 1 })
  })
})

it('a search that hangs does not delay the answer to the message', async () => {
  let release = () => {}
  const hanging = new Promise<null>((resolve) => {
    release = () => resolve(null)
  })
  await startChat({}, () => hanging)
  const one = visitor()
  const view = viewIn(await one.post({ text: '英国签证要什么材料' }))
  expect(view.messages.map(({ by }) => by)).toEqual(['visitor'])
  release()
  await answersStored()
  expect((await one.read()).messages.map(({ by }) => by)).toEqual(['visitor', 'machine'])
})
