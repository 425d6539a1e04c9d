import { describe, expect, it, vi } from 'vitest'
import { markDone, markFailed, markThrottled } from '@/lib/host/delivery/queue'
import { claimTime } from '@/lib/host/delivery/retries'
import { registerTargets } from '@/lib/host/delivery/targets'
import { deliverDue, startDelivery } from '@/lib/host/delivery/worker'
import type { Store } from '@/lib/host/store/store'
import { createTestHost } from '@/tests/contract/support/test-host'
import {
  add,
  areQueuedAs,
  claim,
  deliver,
  events,
  giveUp,
  isAllDone,
  pass,
  push,
  pushBeforeEach,
  pushEnvironment,
  pushTo,
  pushToBoth,
  receiver,
  retry,
  rows,
  states,
  submit,
  test,
  zhang,
} from './support/push'
import { holdAnswers, taken, withStatus } from './support/receiver'

/** Longer than usual, because the machine may be busy. */
const patient = { timeout: 120_000 }
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

pushBeforeEach()

const ids = () => receiver.seen.map(({ headers }) => headers['webhook-id'])

describe('an accepted lead', () => {
  it('is in the outbox of every target once it is stored, and arrives complete', async () => {
    const id = await submit()
    expect(await rows()).toMatchObject([
      { event: 'lead.created', lead_id: id, target: 'crm', seq: 1, state: 'pending', attempts: 0 },
    ])
    await deliver()
    expect(receiver.seen).toMatchObject([{ url: '/hook?key=URL-KEY' }])
    expect(JSON.parse(receiver.seen[0]?.body ?? '')).toMatchObject({
      type: 'lead.created',
      timestamp: new Date(test.clock.now).toISOString(),
      data: { id, ...zhang, verified: false, spam: false },
    })
  })

  it('leaves no personal data in the outbox once it has arrived', async () => {
    await submit()
    await deliver()
    expect(await rows()).toMatchObject([
      { state: 'done', payload: null, claimed_until: null, done_at: test.clock.now },
    ])
    expect(JSON.stringify(await rows())).not.toContain(zhang.phone)
    await deliver()
    expect(receiver.seen).toHaveLength(1)
  })

  it('is not in the outbox when it was not stored', async () => {
    const broken: Store = {
      ...test.store,
      write: (work) =>
        test.store.write(async (trx) => {
          await work(trx)
          throw new Error('the commit failed')
        }),
    }
    const failing = await createTestHost({ store: async () => broken })
    await expect(submit({}, failing)).rejects.toThrow('not stored')
    expect(await test.leads()).toEqual([])
    expect(await rows()).toEqual([])
    await failing.close()
  })

  it('is not pushed when no target is configured any more', async () => {
    await registerTargets(test.store, [])
    await submit()
    expect(await rows()).toEqual([])
  })

  it('is sent after leads that do not look like spam', async () => {
    await submit({ website: 'x' })
    pass(1)
    await submit({ phone: '13700137000' })
    await deliver()
    expect(receiver.seen.map(({ body }) => JSON.parse(body).data.phone)).toEqual([
      '13700137000',
      '13800138000',
    ])
  })
})

describe('during a flood of made-up leads', () => {
  const made = (index: number) => ({ phone: String(13700137000 + index) })
  const phones = () => receiver.seen.map(({ body }) => JSON.parse(body).data.phone)
  const flood = async (count: number) => {
    for (let index = 0; index < count; index++) {
      await submit(made(index))
      pass(1)
    }
  }
  const change = (phone: string, values: { verified: number } | { made_by: string }) =>
    test.store.db.updateTable('lead').set(values).where('phone', '=', phone).execute()

  it.each([
    ['whose phone was confirmed by a code', { verified: 1 }],
    ['that a consultant made', { made_by: '王老师' }],
  ])('a lead %s is sent first', async (_, values) => {
    await flood(3)
    await submit()
    await change(zhang.phone, values)
    await deliver()
    expect(phones()).toEqual([zhang.phone, ...[0, 1, 2].map((index) => made(index).phone)])
  })

  it('an unconfirmed lead gives way for six hours, one that looks like spam for a day', async () => {
    receiver.answer = withStatus(503)
    await submit({ ...made(0), website: 'x' })
    await submit(made(1))
    pass(6 * hour - 1)
    await submit(made(2))
    pass(2)
    await submit(made(3))
    pass(18 * hour)
    for (const index of [2, 3]) await change(made(index).phone, { verified: 1 })
    await submit(made(4))
    await submit(made(5))
    await change(made(5).phone, { verified: 1 })
    receiver.answer = taken
    await deliver()
    expect(phones()).toEqual([2, 1, 3, 0, 5, 4].map((index) => made(index).phone))
  })

  it('wishes that a visitor with a confirmed phone repeats give way to a new one', async () => {
    const id = await submit()
    await change(zhang.phone, { verified: 1 })
    for (const _ of [1, 2, 3]) await add(id, 'lead.updated')
    pass(minute)
    await submit(made(0))
    await change(made(0).phone, { verified: 1 })
    await deliver()
    expect(phones()).toEqual([zhang.phone, made(0).phone, ...[1, 2, 3].map(() => zhang.phone)])
  })
})

describe('a message that the target refused', () => {
  it('is sent again after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, then given up', async () => {
    receiver.answer = withStatus(500)
    await submit()
    await deliver()
    expect(receiver.seen).toHaveLength(1)
    const waits = [
      5 * second,
      5 * minute,
      30 * minute,
      2 * hour,
      5 * hour,
      10 * hour,
      14 * hour,
      20 * hour,
      24 * hour,
    ]
    for (const [index, wait] of waits.entries()) {
      expect(await rows()).toMatchObject([
        { state: 'pending', attempts: index + 1, next_at: test.clock.now + wait, claimed_until: null },
      ])
      pass(wait - 1)
      await deliver()
      expect(receiver.seen).toHaveLength(index + 1)
      pass(1)
      await deliver()
      expect(receiver.seen).toHaveLength(index + 2)
    }
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 10 }])
    pass(1000 * hour)
    await deliver()
    expect(receiver.seen).toHaveLength(10)
    expect(new Set(ids()).size).toBe(1)
    expect(new Set(receiver.seen.map(({ body }) => body)).size).toBe(1)
  })

  it('waits with the others while the target is down, and costs them no attempts', async () => {
    receiver.answer = withStatus(503)
    for (const phone of ['13800138000', '13800138001', '13800138002']) {
      pass(1)
      await submit({ phone })
    }
    await deliver()
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0])
    pass(5 * second)
    receiver.answer = taken
    await deliver()
    expect(await isAllDone()).toBe(true)
    expect(receiver.seen).toHaveLength(4)
  })

  it('does not delay others when it alone is refused', async () => {
    await submit()
    pass(1)
    await submit({ phone: '13800138001' })
    receiver.answer = (request, response) =>
      (receiver.seen.length === 1 ? withStatus(400) : taken)(request, response)
    await deliver()
    expect(await rows()).toMatchObject([{ state: 'pending', attempts: 1 }, { state: 'done' }])
  })

  it('does not delay another target', async () => {
    const other = await pushToBoth()
    receiver.answer = withStatus(500)
    await submit()
    await deliver()
    expect((await rows()).map(({ target, state }) => [target, state]).toSorted()).toEqual([
      ['crm', 'pending'],
      ['other', 'done'],
    ])
    expect(other.seen[0]?.headers['webhook-id']).toBe(ids()[0])
  })

  it('is completed by the process that claimed it last', async () => {
    await submit()
    const target = { name: 'crm', kind: 'webhook' } as const
    const first = await claim()
    pass(claimTime)
    const second = await claim()
    if (first === null || second === null) throw new Error('nothing was due')
    const held = await rows()
    await markFailed(test.store, { target, due: first, reason: 'late' }, test.clock.now)
    await markThrottled(test.store, { target, due: first, wait: minute, reason: 'busy' }, test.clock.now)
    expect(await rows()).toEqual(held)
    expect(await claim()).toBeNull()
    await markDone(test.store, { target, due: second }, test.clock.now)
    await areQueuedAs('created done')
  })

  it('is still sent after the clock was set back', async () => {
    await submit()
    pass(-hour)
    await deliver()
    await areQueuedAs('created done')
  })

  it('is sent again soon after a clock that was a year ahead is right', async () => {
    pass(365 * day)
    await submit()
    receiver.answer = withStatus(500)
    await deliver()
    pass(-365 * day)
    receiver.answer = taken
    await deliver()
    await areQueuedAs('created done')
  })
})

describe('the events of one lead', () => {
  it('arrive in order, also when the first one fails', async () => {
    const id = await submit()
    pass(1)
    await add(id, 'lead.verified')
    pass(1)
    await add(id, 'lead.updated')
    receiver.answer = withStatus(400)
    await deliver()
    expect(events()).toEqual(['lead.created'])
    pass(5 * second)
    receiver.answer = taken
    await deliver()
    expect(events()).toEqual(['lead.created', 'lead.created', 'lead.verified', 'lead.updated'])
  })

  it('do not overtake one that another process is sending', async () => {
    const id = await submit()
    await add(id, 'lead.updated')
    const target = { name: 'crm', kind: 'webhook' } as const
    const first = await claim()
    expect(first).toMatchObject({ event: 'lead.created' })
    expect(await claim()).toBeNull()
    if (first !== null) await markDone(test.store, { target, due: first }, test.clock.now)
    expect(await claim()).toMatchObject({ event: 'lead.updated' })
  })

  it('are given up with the one before them, and are sent again in order', async () => {
    const id = await submit()
    await add(id, 'lead.updated')
    receiver.answer = withStatus(400)
    await giveUp()
    await areQueuedAs('created dead', 'updated dead')
    await add(id, 'lead.verified')
    expect((await states()).at(-1)).toEqual(['lead.verified', 'dead'])
    expect(new Set(events())).toEqual(new Set(['lead.created']))
    receiver.seen.length = 0
    receiver.answer = taken
    expect(await retry()).toBe(3)
    expect(await retry()).toBe(0)
    await deliver()
    expect(events()).toEqual(['lead.created', 'lead.updated', 'lead.verified'])
  })

  it('have consecutive numbers when they occur at once', async () => {
    const id = await submit()
    await Promise.all(Array.from({ length: 8 }, () => add(id, 'lead.updated')))
    expect((await rows()).map(({ seq }) => seq).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

it('messages that wait after a failure are sent at once after the command retry', async () => {
  await submit()
  receiver.answer = withStatus(500)
  await deliver()
  receiver.answer = taken
  await deliver()
  expect(receiver.seen).toHaveLength(1)
  expect(await retry()).toBe(1)
  await deliver()
  await areQueuedAs('created done')
  expect(await retry()).toBe(0)
})

describe('a target that answers 410', () => {
  it('gets nothing more, and everything that waits for it is given up at once', async () => {
    await submit()
    await submit({ phone: '13700137000' })
    receiver.answer = withStatus(410)
    await deliver()
    expect(receiver.seen).toHaveLength(1)
    await areQueuedAs('created dead', 'created dead')
    await submit({ phone: '13700137001' })
    await deliver()
    expect(receiver.seen).toHaveLength(1)
    expect((await states()).at(-1)).toEqual(['lead.created', 'dead'])
  })

  it('gets everything after the command retry', async () => {
    await submit()
    receiver.answer = withStatus(410)
    await deliver()
    await submit({ phone: '13700137000' })
    receiver.answer = taken
    expect(await retry(null)).toBe(2)
    await deliver()
    expect(receiver.seen).toHaveLength(3)
    expect(await isAllDone()).toBe(true)
  })

  it('stays disabled after a restart, until its address changes', async () => {
    await submit()
    receiver.answer = withStatus(410)
    await deliver()
    receiver.answer = taken
    const later = () => submit({ phone: `1370013700${receiver.seen.length}` })
    await pushTo(pushEnvironment(receiver.origin))
    await later()
    await deliver()
    expect(receiver.seen).toHaveLength(1)
    const moved = { ...pushEnvironment(receiver.origin), DELIVERY_WEBHOOKS: `crm=${receiver.origin}/moved` }
    await pushTo(moved)
    await submit({ source: '搬家后' })
    await deliver()
    expect(receiver.seen.map(({ url }) => url)).toEqual(['/hook?key=URL-KEY', '/moved'])
  })
})

describe('the worker', () => {
  it('looks for work repeatedly by itself, also after a database error', async () => {
    await submit()
    let looks = 0
    const store = () => (looks++ === 0 ? Promise.reject(new Error('no store')) : Promise.resolve(test.store))
    const stop = startDelivery({ ...push.context, store }, push.targets, 1)
    await vi.waitFor(() => areQueuedAs('created done'), patient)
    await submit({ source: '英国' })
    await vi.waitFor(() => expect(receiver.seen).toHaveLength(2), patient)
    stop()
  })

  it('continues with one target while another does not answer', async () => {
    const other = await pushToBoth()
    const { release } = holdAnswers(receiver)
    await submit()
    await submit({ phone: '13700137000' })
    const stop = startDelivery(push.context, push.targets, 1)
    await vi.waitFor(() => expect(other.seen).toHaveLength(2), patient)
    expect(receiver.seen.length).toBeLessThan(2)
    release()
    await vi.waitFor(async () => expect(await isAllDone()).toBe(true), patient)
    stop()
  })

  it('finishes what it has begun when it is stopped, and begins nothing new', async () => {
    await submit()
    pass(1)
    await submit({ phone: '13700137000' })
    const { arrived, release } = holdAnswers(receiver)
    const stop = startDelivery(push.context, push.targets, 1)
    await arrived
    stop()
    release()
    await vi.waitFor(async () => expect((await rows())[0]).toMatchObject({ state: 'done' }), patient)
    expect((await rows())[1]).toMatchObject({ state: 'pending', attempts: 0 })
    const target = push.targets[0]
    if (target !== undefined) await deliverDue(push.context, target, () => true)
    expect(receiver.seen).toHaveLength(1)
  })
})
