import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prune } from '@/lib/host/store/prune'
import { type Chat, consultant, desk, notify, pass, rows, startWithRobot, visitor } from './support'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

let test: Chat

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  test = await startWithRobot()
})
afterEach(() => void vi.restoreAllMocks())

const saidIn = ({ messages }: { messages: { by: string; text: string }[] }) =>
  messages.filter(({ by }) => by !== 'machine').map(({ text }) => text)

describe.each([
  ['an hour', hour],
  ['four weeks', 4 * week],
])('a clock that jumps by %s', (_, jump) => {
  it.each([
    ['forward', 1],
    ['back', -1],
  ])('%s loses no message of a conversation, in order', async (_way, sign) => {
    const browser = visitor()
    await browser.write('第一句')
    const link = await consultant()
    await link.act({ action: 'reply', text: '您好' })
    pass(sign * jump)
    await browser.write('第二句')
    pass(-sign * jump)
    await browser.write('第三句')
    expect(saidIn(await browser.read())).toEqual(['第一句', '您好', '第二句', '第三句'])
    expect(saidIn(await link.page())).toEqual(['第一句', '您好', '第二句', '第三句'])
  })

  it('calls a consultant for what was written while it was ahead', async () => {
    pass(jump)
    await visitor().write('在吗')
    pass(-jump)
    expect(await notify()).toBe(1)
    expect(await notify()).toBe(0)
  })

  it('calls a consultant again for the next message after it was set back', async () => {
    const browser = visitor()
    await browser.write('在吗')
    expect(await notify()).toBe(1)
    pass(-jump)
    await browser.write('还在吗')
    expect(await notify()).toBe(1)
  })

  it('blocks new conversations of an address no longer than ten minutes', async () => {
    const open = () => visitor().post({ text: '在吗' })
    for (let n = 0; n < 10; n++) expect(await open()).toMatchObject({ code: 0 })
    expect(await open()).not.toMatchObject({ code: 0 })
    pass(-jump)
    expect(await open()).not.toMatchObject({ code: 0 })
    pass(10 * minute)
    expect(await open()).toMatchObject({ code: 0 })
  })

  it('ends a link that was made while it was ahead within a week of the daily work', async () => {
    pass(jump)
    await visitor().write('在吗')
    const link = await consultant()
    pass(-jump)
    await prune(test.store, 180, test.clock.now)
    expect(await link.open()).toMatchObject({ code: 0 })
    pass(week)
    expect(await link.open()).toMatchObject({ code: 1404 })
  })

  it('shows the desk again once it is right', async () => {
    const page = await desk()
    pass(2 * jump)
    await page.send()
    pass(-2 * jump)
    expect(await page.send()).toMatchObject({ code: 0 })
  })
})

it('a conversation of a clock that was ahead is deleted thirty days after it is right', async () => {
  pass(365 * day)
  await visitor().write('在吗')
  pass(-365 * day)
  await prune(test.store, 180, test.clock.now)
  pass(30 * day)
  await prune(test.store, 180, test.clock.now)
  expect(await rows('chat')).toEqual([])
})
