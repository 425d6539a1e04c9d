import { setImmediate as nextTurn } from 'node:timers/promises'
import { enqueueCreated } from '@/lib/host/delivery/enqueue'
import { openCard } from '@/lib/host/leads/cards/card'
import { checkCode, markCodeUsed } from '@/lib/host/sms/codes'
import { isBusy, StoreFault } from '@/lib/host/store/errors'
import { countEvents, recordEvents, settleEvents } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import { claimForm, findAnswer, storeAnswer } from './repeats'
import { spamColumns } from './row'
import type { Saved, Saving } from './types'

type Waiting = { saving: Saving; settle: (saved: Saved) => void; fail: (error: unknown) => void }

/** Per store: what came while the last transaction ran. */
const queues = new WeakMap<Store, Waiting[]>()

/** How many leads share a transaction at most: pages wait while one runs. */
const atOnce = 32

/**
 * On SQLite: leads that come at once share one transaction and so one wait for the disk, each answered after the commit. No
 * step of a lead needs to be undone for another's sake, since nothing is written before it is certain.
 */
export function saveInSteps(store: Store, saving: Saving): Promise<Saved> {
  return new Promise((settle, fail) => {
    const queue = queues.get(store)
    if (queue !== undefined) return void queue.push({ saving, settle, fail })
    queues.set(store, [{ saving, settle, fail }])
    setImmediate(() => void drain(store))
  })
}

async function drain(store: Store): Promise<void> {
  for (;;) {
    const group = queues.get(store)?.splice(0, atOnce) ?? []
    if (group.length === 0) return void queues.delete(store)
    await saveTogether(store, group)
    await nextTurn()
  }
}

async function saveTogether(store: Store, group: readonly Waiting[]): Promise<void> {
  try {
    const saved = await store.write(async (trx) => {
      const all: [Waiting, Saved][] = []
      for (const one of group) all.push([one, await save(trx, one.saving)])
      return all
    })
    for (const [{ settle }, outcome] of saved) settle(outcome)
  } catch (error) {
    if (group.length > 1 && mayBeOfOne(error)) {
      for (const one of group) await saveTogether(store, [one])
    } else {
      for (const { fail } of group) fail(error)
    }
  }
}

/** Whether one lead may be why all failed; a database that is held by somebody else is nobody's fault here. */
const mayBeOfOne = (error: unknown) =>
  !(error instanceof StoreFault) || (error.cause !== undefined && !isBusy(error.cause))

async function save(trx: Write, saving: Saving): Promise<Saved> {
  const { now, lead, code, flood } = saving
  const request = { requestId: saving.requestId, form: lead.form, phone: lead.phone }
  const earlier = await findAnswer(trx, request, now)
  if (earlier !== undefined) return { outcome: 'repeated', ...earlier }

  const check = code === null ? null : await checkCode(trx, { ...code, phone: lead.phone, ref: lead.id }, now)
  if (check?.outcome === 'usedBefore') return { outcome: await judgeUsedCode(trx, lead, now) }
  if (check !== null && check.outcome !== 'right') return { outcome: check.outcome }

  if (!(await claimForm(trx, lead, now))) return { outcome: 'duplicate' }
  if (check !== null) await markCodeUsed(trx, check.id, now)

  await settleEvents(trx, [flood.bucket], now)
  const isFlood = (await countEvents(trx, flood, now)) + 1 >= flood.max
  await recordEvents(trx, [flood.bucket], lead.id, now)
  const spam = spamColumns(isFlood ? [...saving.reasons, flood.name] : saving.reasons)
  const card = await openCard(trx, { id: saving.card, phone: lead.phone }, now)
  await trx
    .insertInto('lead')
    .values({ ...lead, card_id: card, ...spam })
    .execute()
  await trx.insertInto('acceptance').values({ lead_id: lead.id, at: now }).execute()
  await storeAnswer(trx, request, lead.id, now)
  const { hash, proven, expires } = saving.receipt
  await trx
    .insertInto('receipt')
    .values({ code_hash: hash, lead_id: lead.id, proven, created_at: now, expires_at: expires })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute()
  await enqueueCreated(trx, { lead: lead.id, event: saving.event, spam: spam.spam }, now)
  return { outcome: 'saved' }
}

/**
 * The same form sent twice with its own code (double click, answer lost) is a duplicate, not a wrong code. Anywhere else
 * a code that was used is wrong.
 */
async function judgeUsedCode(
  trx: Write,
  { form, phone }: { form: string; phone: string },
  now: number,
): Promise<'wrong' | 'duplicate'> {
  const claimed = await trx
    .selectFrom('dedupe')
    .select('lead_id')
    .where('form', '=', form)
    .where('phone', '=', phone)
    .where('until', '>', now)
    .executeTakeFirst()
  return claimed === undefined ? 'wrong' : 'duplicate'
}
