import { describe, expect, it } from 'vitest'
import { enqueueErased } from '@/lib/host/delivery/enqueue'
import { claimTime } from '@/lib/host/delivery/retries'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import {
  add,
  areQueuedAs,
  claim,
  deliver,
  events,
  giveUp,
  pass,
  pruneNow,
  pushBeforeEach,
  pushToBoth,
  receiver,
  retry,
  rows,
  submit,
  test,
  zhang,
} from './support/push'
import { holdAnswers, taken, withStatus } from './support/receiver'

const day = 86_400_000

pushBeforeEach()

const erase = (...leads: string[]) => test.store.write((trx) => enqueueErased(trx, leads, test.clock.now))

describe('a lead that is erased', () => {
  it('is reported to the targets that received it, and to no others', async () => {
    const id = await submit()
    await deliver()
    const other = await pushToBoth()
    await submit({ phone: '13800138001' })
    await deliver()
    await erase(id)
    await deliver()
    expect(events()).toEqual(['lead.created', 'lead.created', 'lead.erased'])
    expect(JSON.parse(receiver.seen[2]?.body ?? '').data).toEqual({ id })
    expect(other.seen).toHaveLength(1)
    await erase(id)
    await deliver()
    expect(receiver.seen).toHaveLength(3)
  })

  it('is not sent any more, and is deleted from the outbox', async () => {
    const id = await submit()
    await add(id, 'lead.updated')
    await erase(id)
    expect(await rows()).toMatchObject([
      { state: 'dropped', payload: null },
      { state: 'dropped', payload: null },
    ])
    await deliver()
    expect(receiver.seen).toEqual([])
  })

  it('is reported to a target that may have received it without an answer', async () => {
    receiver.answer = withStatus(500)
    const id = await submit()
    await deliver()
    await erase(id)
    receiver.answer = taken
    await deliver()
    expect(events()).toEqual(['lead.created', 'lead.erased'])
    expect(JSON.stringify(await rows())).not.toContain(zhang.phone)
  })

  it('is reported although earlier messages were given up', async () => {
    receiver.answer = withStatus(400)
    const id = await submit()
    await giveUp()
    await erase(id)
    receiver.answer = taken
    await deliver()
    expect(events().at(-1)).toBe('lead.erased')
    expect(await retry(null)).toBe(0)
  })

  it('waits for a message that is being sent at that moment', async () => {
    const id = await submit()
    const { arrived, release } = holdAnswers(receiver)
    const sending = deliver()
    await arrived
    await erase(id)
    await deliver()
    expect(events()).toEqual(['lead.created'])
    release()
    await sending
    await deliver()
    expect(events()).toEqual(['lead.created', 'lead.erased'])
    await areQueuedAs('created dropped', 'erased done')
  })

  it('waits for the message of a dead process no longer than its claim lasts', async () => {
    const id = await submit()
    await claim()
    await erase(id)
    pass(claimTime - 1)
    await deliver()
    expect(events()).toEqual([])
    pass(1)
    await deliver()
    expect(events()).toEqual(['lead.erased'])
  })

  it('gets no further events', async () => {
    const id = await submit()
    await deliver()
    await eraseLeads(test.store, zhang.phone, test.clock.now)
    await add(id, 'lead.updated')
    await deliver()
    expect(events()).toEqual(['lead.created', 'lead.erased'])
    const stored = JSON.stringify(await rows())
    expect(stored).not.toContain(zhang.phone)
    expect(stored).not.toContain(zhang.name)
  })
})

describe('the end of retention', () => {
  it('deletes its messages in the outbox too', async () => {
    receiver.answer = withStatus(410)
    await submit()
    await deliver()
    pass(180 * day - 1)
    await pruneNow()
    expect(await rows()).toHaveLength(1)
    pass(1)
    await pruneNow()
    expect(await rows()).toEqual([])
  })

  it('keeps the notice of an erasure until it was delivered, although the lead is deleted', async () => {
    const id = await submit()
    await deliver()
    pass(179 * day)
    receiver.answer = withStatus(500)
    await eraseLeads(test.store, zhang.phone, test.clock.now)
    await deliver()
    pass(day)
    await pruneNow()
    expect(await test.leads()).toEqual([])
    expect(await rows()).toMatchObject([{ lead_id: id, event: 'lead.erased', state: 'pending' }])
    receiver.answer = taken
    await deliver()
    expect(events().at(-1)).toBe('lead.erased')
  })
})
