import { beforeEach, describe, expect, it } from 'vitest'
import { countDeliveries } from '@/lib/host/delivery/operations'
import { claimTime } from '@/lib/host/delivery/retries'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { countFetched } from '@/lib/host/leads/consultants/status'
import type { Store } from '@/lib/host/store/store'
import {
  holdAnswers,
  type Receiver,
  startReceiver,
  withStatus,
} from '@/tests/contract/delivery/support/receiver'
import {
  hour,
  leads,
  minute,
  pass,
  site,
  siteBeforeEach,
  submit as submitHere,
} from '@/tests/contract/support/site'
import { codedPath, plainPath, postForm } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { forwarderOf, registerUpstream, type Upstream } from '@/tests/contract/support/upstream'

type Fields = Record<string, string>

const zhang = { name: '张三', phone: '13800138000', source: '首页' }
const code = '012345'
const second = 1000

const taken = withStatus(200, '{"code":0,"data":{"msg":"ok"}}')
const wrongCode = withStatus(200, '{"code":1003,"data":{"msg":"no"}}')
const down = withStatus(500, 'down')

let upstream: Receiver
let queue: Upstream

siteBeforeEach()
beforeEach(async () => {
  upstream = await startReceiver()
  upstream.answer = down
  queue = await registerUpstream(site, upstream.origin)
})

const submit = (fields: Fields = {}, store: Store = site.store) =>
  postForm(
    inProcess(forwarderOf({ ...site, store }, upstream.origin)),
    { ...zhang, ...fields },
    { path: 'code' in fields ? codedPath : plainPath },
  )

/** Sends what is due so long after, when the upstream answers like this. */
async function workAfter(time: number, answer = upstream.answer): Promise<void> {
  pass(time)
  upstream.answer = answer
  await queue.work()
}
const sent = () =>
  upstream.seen.map(({ url, body }) => ({ url, fields: Object.fromEntries(new URLSearchParams(body)) }))
const isQueuedAs = async (...entries: object[]) => expect(await queue.entries()).toMatchObject(entries)

describe('a lead that the upstream did not accept', () => {
  it('arrives as it was submitted, and is recorded as delivered', async () => {
    const fields = { form: 'message', message: '你好', elapsed: '5000', agree: 'on' }
    await submit(fields)
    await workAfter(5 * second, taken)
    expect(sent()).toEqual(Array(2).fill({ url: plainPath, fields: { ...zhang, ...fields } }))
    await isQueuedAs({ state: 'done', attempts: 2, claimed_until: null, payload: null })
    expect(await leads()).toMatchObject([{ forwarded_at: site.clock.now }])
    await workAfter(1000 * hour)
    expect(sent()).toHaveLength(2)
  })

  it('counts as delivered when the upstream has it already', async () => {
    await submit()
    await workAfter(5 * second, withStatus(200, '{"code":1008}'))
    await isQueuedAs({ state: 'done' })
  })

  it('is tried again when the upstream refuses a lead that was confirmed to the visitor, and delays no other', async () => {
    await submit()
    pass(1)
    await submit({ phone: '13800138001' })
    await workAfter(5 * second, (request, response) =>
      (sent().length === 3 ? wrongCode : taken)(request, response),
    )
    expect(sent().slice(2)).toMatchObject(['0', '1'].map((n) => ({ fields: { phone: `1380013800${n}` } })))
    await isQueuedAs({ state: 'pending', attempts: 2 }, { state: 'done' })
  })

  it('is sent again when the process died while the visitor waited', async () => {
    let writes = 0
    const write: Store['write'] = (step) =>
      writes++ === 0 ? site.store.write(step) : Promise.reject(new Error('dead'))
    await submit({}, { ...site.store, write })
    await isQueuedAs({ state: 'asked', attempts: 1 })
    await workAfter(claimTime, taken)
    expect(sent()).toHaveLength(2)
    await isQueuedAs({ state: 'done' })
  })

  it('is not sent any more once its person is erased', async () => {
    await submit()
    await eraseLeads(site.store, zhang.phone, site.clock.now)
    await workAfter(hour)
    expect(sent()).toHaveLength(1)
    expect(JSON.stringify(await queue.entries())).not.toContain(encodeURIComponent(zhang.name))
  })
})

describe('a visitor who sends a form again', () => {
  it('gets a success while the first one is being sent, and one lead is sent', async () => {
    const { arrived, release } = holdAnswers(upstream, taken)
    const first = submit()
    await arrived
    const again = await submit()
    await queue.work()
    release()
    const [{ id = '' } = {}] = await leads()
    expect((await first).json).toMatchObject({ data: { id } })
    // The answer has no receipt, because another person may have typed the same number.
    expect(again.json).toEqual({ code: 0, data: { id, msg: expect.any(String) } })
    expect(sent()).toHaveLength(1)
    await isQueuedAs({ state: 'done' })
  })

  it('keeps the success even if the upstream refuses the first one afterwards', async () => {
    const { arrived, release } = holdAnswers(upstream, wrongCode)
    const first = submit({ code })
    await arrived
    expect((await submit()).code).toBe(0)
    release()
    expect((await first).code).toBe(1003)
    await workAfter(5 * second, taken)
    await isQueuedAs({ state: 'done' })
  })

  it('starts the table of attempts anew', async () => {
    await submit()
    await workAfter(5 * second)
    pass(minute)
    await submit()
    await isQueuedAs({ state: 'pending', attempts: 1, next_at: site.clock.now + 5 * second })
  })

  it('keeps a confirmed lead when a wrong code follows', async () => {
    await submit()
    upstream.answer = wrongCode
    expect((await submit({ code })).code).toBe(1003)
    await isQueuedAs({ state: 'pending' })
    await workAfter(5 * second, taken)
    await isQueuedAs({ state: 'done' })
  })
})

describe('a lead with a code that the upstream did not check', () => {
  it('waits ten minutes for its visitor, then is sent without the code, which is not stored', async () => {
    await submit({ code })
    await isQueuedAs({ state: 'asked', payload: expect.not.stringContaining(code) })
    await workAfter(10 * minute - 1, taken)
    expect(sent()).toHaveLength(1)
    await workAfter(1)
    expect(sent()[1]).toEqual({ url: plainPath, fields: { ...zhang, form: 'general' } })
    await isQueuedAs({ state: 'done' })
    expect(await leads()).toMatchObject([{ verified: 0 }])
  })

  it('is sent once when its visitor comes back with the code', async () => {
    await submit({ code })
    upstream.answer = taken
    expect((await submit({ code })).code).toBe(0)
    await workAfter(hour)
    expect(sent()).toHaveLength(2)
    expect(await leads()).toMatchObject([{ verified: 1 }])
  })

  it('is not sent once the upstream has reported its code as wrong', async () => {
    await submit({ code })
    upstream.answer = wrongCode
    await submit({ code })
    await isQueuedAs({ state: 'refused', payload: null })
    await workAfter(1000 * hour)
    expect(sent()).toHaveLength(2)
  })

  it('waits again when its visitor comes back after a wrong code and the upstream is down', async () => {
    upstream.answer = wrongCode
    await submit({ code })
    upstream.answer = down
    await submit({ code })
    await workAfter(10 * minute, taken)
    await isQueuedAs({ state: 'done' })
  })
})

it('the counts by state are those of the queue', async () => {
  await submit()
  upstream.answer = taken
  pass(1)
  await submit({ source: '英国' })
  upstream.answer = wrongCode
  await submit({ source: '日本', code })
  await submitHere({ source: '香港' })
  expect(await countFetched(site.store)).toEqual({ pending: 1, done: 0 })
  const counts = { asked: 0, pending: 1, done: 1, refused: 1, dead: 0 }
  expect(await countDeliveries(site.store)).toEqual([
    {
      ...{ target: 'upstream', kind: 'upstream', standing: 'configured', failures: [] },
      leads: Object.entries(counts).map(([state, count]) => ({ state, count })),
    },
  ])
})
