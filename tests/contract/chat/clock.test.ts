import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerTargets, targetsOf } from '@/lib/host/delivery/targets'
import { prune } from '@/lib/host/store/prune'
import { type Receiver, startReceiver, withCode } from '@/tests/contract/delivery/support/receiver'
import { type Chat, consultant, desk, sendNotices, startChat, visitor } from './support'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

let test: Chat
let robot: Receiver

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  robot = await startReceiver()
  robot.answer = withCode(0)
  test = await startChat({
    env: {
      WECOM_ROBOT_URL: `${robot.origin}/wecom?key=KEY`,
      DELIVERY_ALLOW_PRIVATE: '1',
      LEAD_LINK_HOURS: '48',
    },
  })
  await registerTargets(test.store, targetsOf(test.env))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await robot.close()
  await test.close()
})

const notify = () => sendNotices(test)

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
    const browser = visitor(test)
    await browser.write('第一句')
    const link = await consultant(test)
    await link.act({ action: 'reply', text: '您好' })
    test.clock.now += sign * jump
    await browser.write('第二句')
    test.clock.now -= sign * jump
    await browser.write('第三句')
    expect(saidIn(await browser.read())).toEqual(['第一句', '您好', '第二句', '第三句'])
    expect(saidIn(await link.page())).toEqual(['第一句', '您好', '第二句', '第三句'])
  })

  it('calls a consultant for what was written while it was ahead', async () => {
    test.clock.now += jump
    await visitor(test).write('在吗')
    test.clock.now -= jump
    expect(await notify()).toBe(1)
    expect(await notify()).toBe(0)
  })

  it('calls a consultant again for the next message after it was set back', async () => {
    const browser = visitor(test)
    await browser.write('在吗')
    expect(await notify()).toBe(1)
    test.clock.now -= jump
    await browser.write('还在吗')
    expect(await notify()).toBe(1)
  })

  it('blocks new conversations of an address no longer than ten minutes', async () => {
    const open = () => visitor(test).post({ text: '在吗' })
    for (let n = 0; n < 10; n++) expect(await open()).toMatchObject({ json: { code: 0 } })
    expect(await open()).not.toMatchObject({ json: { code: 0 } })
    test.clock.now -= jump
    expect(await open()).not.toMatchObject({ json: { code: 0 } })
    test.clock.now += 10 * minute
    expect(await open()).toMatchObject({ json: { code: 0 } })
  })

  it('ends a link that was made while it was ahead within a week of the daily work', async () => {
    test.clock.now += jump
    await visitor(test).write('在吗')
    const link = await consultant(test)
    test.clock.now -= jump
    await prune(test.store, 180, test.clock.now)
    expect(await link.open()).toMatchObject({ json: { code: 0 } })
    test.clock.now += week
    expect(await link.open()).toMatchObject({ json: { code: 1404 } })
  })

  it('shows the desk again once it is right', async () => {
    const page = await desk(test)
    test.clock.now += 2 * jump
    await page.send()
    test.clock.now -= 2 * jump
    expect(await page.send()).toMatchObject({ json: { code: 0 } })
  })
})

it('a conversation of a clock that was ahead is deleted thirty days after it is right', async () => {
  test.clock.now += 365 * day
  await visitor(test).write('在吗')
  test.clock.now -= 365 * day
  await prune(test.store, 180, test.clock.now)
  test.clock.now += 30 * day
  await prune(test.store, 180, test.clock.now)
  expect(await test.store.db.selectFrom('chat').selectAll().execute()).toEqual([])
})
