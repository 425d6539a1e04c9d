import { type ExpressionBuilder, sql } from 'kysely'
import { log } from '@/lib/core/log'
import { enqueueEvent } from '@/lib/host/delivery/enqueue'
import { day, minute } from '@/lib/host/store/limits'
import type { Store } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import { dueAt, isOpenAt } from '@/lib/leads/call-time'
import { site } from '@/lib/site'

const promised = site.callbackPromiseMinutes * minute
/** More than this at once is no news of single leads any more. */
const announcedAtOnce = 100

/**
 * A lead to be called that no consultant has looked at. What a webhook or the upstream took is looked at there; what only waits to
 * be taken has been seen by none. A visitor who was not thanked, because the upstream has not said yes, expects no call.
 */
const isUnopened = (where: ExpressionBuilder<Tables, 'lead'>) =>
  where.and([
    where('lead.opened_at', 'is', null),
    where('lead.acked_at', 'is', null),
    where('lead.erased_at', 'is', null),
    where('lead.spam', '=', 0),
    where('lead.contact', '=', 'call'),
    sql<boolean>`not exists (
      select 1 from delivery join delivery_target on delivery_target.name = delivery.target
      where delivery.lead_id = lead.id
        and (delivery_target.kind in ('webhook', 'upstream') and delivery.state = 'done'
          or delivery_target.kind = 'upstream' and delivery.state in ('asked', 'refused')))`,
  ])

/**
 * Announces once more, to the robots, every lead of the last day that no consultant has looked at within the promised minutes. Only
 * within opening hours: at night no consultant reads it. Of several processes one announces a lead.
 * @returns how many there were
 */
export async function announceOverdue(store: Store, now: number): Promise<number> {
  if (!isOpenAt(new Date(now))) return 0
  const waiting = await store.db
    .selectFrom('lead')
    .select(['id', 'created_at'])
    .where(isUnopened)
    .where('overdue_at', 'is', null)
    .where('created_at', '<=', now - promised)
    .where('created_at', '>', now - day)
    .orderBy('created_at')
    .limit(announcedAtOnce)
    .execute()
  const late = waiting.filter(({ created_at }) => dueAt(Number(created_at)) <= now).map(({ id }) => id)
  if (late.length === 0) return 0
  return store.write(async (trx) => {
    const announced = await trx
      .updateTable('lead')
      .set({ overdue_at: now })
      .where('id', 'in', late)
      .where('overdue_at', 'is', null)
      .where('opened_at', 'is', null)
      .where('acked_at', 'is', null)
      .returning('id')
      .execute()
    for (const { id } of announced) await enqueueEvent(trx, { id, event: 'lead.overdue' }, now)
    return announced.length
  })
}

/** How many announced leads have still not been looked at. */
export async function countOverdue({ db }: Pick<Store, 'db'>): Promise<number> {
  const { leads } = await db
    .selectFrom('lead')
    .select((select) => select.fn.countAll().as('leads'))
    .where(isUnopened)
    .where('overdue_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(leads)
}

/** Looks for overdue leads every minute for as long as the process runs, without keeping it alive. */
export function watchOverdue(store: () => Promise<Store>, now: () => number = Date.now): void {
  const run = async () => {
    try {
      await announceOverdue(await store(), now())
    } catch (error) {
      log('error', 'overdue leads not announced', { error })
    }
    setTimeout(run, minute).unref()
  }
  setTimeout(run, minute).unref()
}
