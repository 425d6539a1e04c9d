import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enqueueErased, enqueueEvent } from '@/lib/host/delivery/enqueue'
import { retryDeliveries } from '@/lib/host/delivery/operations'
import { claimNext } from '@/lib/host/delivery/queue'
import { claimTime } from '@/lib/host/delivery/retries'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { prune } from '@/lib/host/store/prune'
import { createTestHost, type TestHost } from '@/tests/contract/support/test-host'
import { pushEnvironment, rows, startPush, states, submit, zhang } from './support/push'
import { holdAnswers, type Receiver, startReceiver, taken, withStatus } from './support/receiver'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

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

const events = () => receiver.seen.map(({ body }) => JSON.parse(body).type)
const add = (id: string, event: 'lead.updated' | 'lead.verified') =>
  test.store.write((trx) => enqueueEvent(trx, { id, event }, test.clock.now))
const erase = (...leads: string[]) => test.store.write((trx) => enqueueErased(trx, leads, test.clock.now))

describe('a lead that is erased', () => {
  it('is reported to the targets that received it, and to no others', async () => {
    const id = await submit(test)
    await push.deliver()
    const other = await startReceiver()
    push = await startPush(test, {
      ...pushEnvironment(receiver.origin),
      DELIVERY_WEBHOOKS: `crm=${receiver.origin} other=${other.origin}`,
    })
    await erase(id)
    await push.deliver()
    expect(events()).toEqual(['lead.created', 'lead.erased'])
    expect(JSON.parse(receiver.seen[1]?.body ?? '').data).toEqual({ id })
    expect(other.seen).toEqual([])
    await erase(id)
    await push.deliver()
    expect(receiver.seen).toHaveLength(2)
    await other.close()
  })

  it('is not sent any more, and is deleted from the outbox', async () => {
    const id = await submit(test)
    await add(id, 'lead.updated')
    await erase(id)
    expect(await rows(test)).toMatchObject([
      { state: 'dropped', payload: null },
      { state: 'dropped', payload: null },
    ])
    await push.deliver()
    expect(receiver.seen).toEqual([])
  })

  it('is reported to a target that may have received it without an answer', async () => {
    receiver.answer = withStatus(500)
    const id = await submit(test)
    await push.deliver()
    await erase(id)
    receiver.answer = taken
    await push.deliver()
    expect(events()).toEqual(['lead.created', 'lead.erased'])
    expect(JSON.stringify(await rows(test))).not.toContain(zhang.phone)
  })

  it('is reported although earlier messages were given up', async () => {
    receiver.answer = withStatus(400)
    const id = await submit(test)
    for (let n = 0; n < 10; n++) {
      await push.deliver()
      test.clock.now += day
    }
    await erase(id)
    receiver.answer = taken
    await push.deliver()
    expect(events().at(-1)).toBe('lead.erased')
    expect(await retryDeliveries(test.store, null, test.clock.now)).toBe(0)
  })

  it('waits for a message that is being sent at that moment', async () => {
    const id = await submit(test)
    const { arrived, release } = holdAnswers(receiver)
    const sending = push.deliver()
    await arrived
    await erase(id)
    await push.deliver()
    expect(events()).toEqual(['lead.created'])
    release()
    await sending
    await push.deliver()
    expect(events()).toEqual(['lead.created', 'lead.erased'])
    expect(await states(test)).toEqual([
      ['lead.created', 'dropped'],
      ['lead.erased', 'done'],
    ])
  })

  it('waits for the message of a dead process no longer than its claim lasts', async () => {
    const id = await submit(test)
    await claimNext(test.store, { name: 'crm', kind: 'webhook' }, test.clock.now)
    await erase(id)
    test.clock.now += claimTime - 1
    await push.deliver()
    expect(events()).toEqual([])
    test.clock.now += 1
    await push.deliver()
    expect(events()).toEqual(['lead.erased'])
  })

  it('gets no further events', async () => {
    const id = await submit(test)
    await push.deliver()
    await eraseLeads(test.store, zhang.phone, test.clock.now)
    await add(id, 'lead.updated')
    await push.deliver()
    expect(events()).toEqual(['lead.created', 'lead.erased'])
    const stored = JSON.stringify(await rows(test))
    expect(stored).not.toContain(zhang.phone)
    expect(stored).not.toContain(zhang.name)
  })
})

describe('the end of retention', () => {
  it('deletes its messages in the outbox too', async () => {
    receiver.answer = withStatus(410)
    await submit(test)
    await push.deliver()
    test.clock.now += 180 * day - 1
    await prune(test.store, 180, test.clock.now)
    expect(await rows(test)).toHaveLength(1)
    test.clock.now += 1
    await prune(test.store, 180, test.clock.now)
    expect(await rows(test)).toEqual([])
  })

  it('keeps the notice of an erasure until it was delivered, although the lead is deleted', async () => {
    const id = await submit(test)
    await push.deliver()
    test.clock.now += 179 * day
    receiver.answer = withStatus(500)
    await eraseLeads(test.store, zhang.phone, test.clock.now)
    await push.deliver()
    test.clock.now += day
    await prune(test.store, 180, test.clock.now)
    expect(await test.leads()).toEqual([])
    expect(await rows(test)).toMatchObject([{ lead_id: id, event: 'lead.erased', state: 'pending' }])
    receiver.answer = taken
    await push.deliver()
    expect(events().at(-1)).toBe('lead.erased')
  })
})
