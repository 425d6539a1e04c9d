import { type ExpressionBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Env } from '@/lib/core/env'
import { day, minute } from '@/lib/core/time'
import { enqueueEvent, enqueueHandedOver } from '@/lib/host/delivery/enqueue'
import { noteHandover } from '@/lib/host/leads/handovers/hand-over'
import { listPageKeys } from '@/lib/host/leads/pages/key'
import { limited, loadOf, officeColumns } from '@/lib/host/leads/routing/assign'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { repeat } from '@/lib/host/repeat'
import { lockNames } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import { dueAt, isOpenAt } from '@/lib/leads/call-time'
import type { Owner } from '@/lib/leads/handover'
import { handOver } from '@/lib/leads/routing/choose'
import { defaultOffice, type Routing, soleOffice } from '@/lib/leads/routing/rules'
import { site } from '@/lib/site'
import { isUnseen } from './opened'

const promised = site.callbackPromiseMinutes * minute
/** The time from which the visitor of a lead expects the telephone call; after a hand-over the new owner has the whole time again. */
const wantedSince = sql<number>`case
  when lead.handed_at is null then coalesce(lead.wanted_at, lead.created_at)
  when lead.wanted_at > lead.handed_at then lead.wanted_at
  else lead.handed_at end`
/** When more leads are overdue at once, notices about single leads no longer help. */
const announcedAtOnce = 100

/**
 * A lead that is to be telephoned and that no consultant has opened; that a system has fetched it with its key changes nothing. A lead
 * that was delivered to a webhook or the upstream is opened there and does not count, unless it was handed over here; a lead whose delivery is still pending counts as unopened. A visitor whose lead the upstream has not accepted
 * yet was not thanked and expects no telephone call.
 */
const isUnopened = (where: ExpressionBuilder<Tables, 'lead'>) =>
  where.and([
    isUnseen,
    where('lead.erased_at', 'is', null),
    where('lead.spam', '=', 0),
    where('lead.contact', '=', 'call'),
    sql<boolean>`(lead.handed_at is not null or not exists (
      select 1 from delivery join delivery_target on delivery_target.name = delivery.target
      where delivery.lead_id = lead.id
        and (delivery_target.kind in ('webhook', 'upstream') and delivery.state = 'done'
          or delivery_target.kind = 'upstream' and delivery.state in ('asked', 'refused'))))`,
  ])

/** No notice was sent yet, or the lead was handed over and has waited too long there too. */
const isUnannounced = (now: number) => (where: ExpressionBuilder<Tables, 'lead'>) =>
  where.or([
    where('overdue_at', 'is', null),
    where.and([where('office', '!=', defaultOffice), where('office_at', '<=', now - promised)]),
  ])

/**
 * Sends the robots another notice of every lead of the last day that no consultant has opened within the promised minutes, and hands
 * the lead over to the next office; that office has the same time, and so on until the default office has the lead. Runs only within opening
 * hours, because at night no consultant reads notices. When several processes run, one of them sends the notice of a lead.
 * @returns the number of these leads
 */
export async function announceOverdue(
  store: Store,
  now: number,
  routing: Routing = soleOffice,
): Promise<number> {
  if (!isOpenAt(new Date(now))) return 0
  const late = await findLate(store, now)
  return late.length === 0 ? 0 : store.write((trx) => announce(trx, { late, routing }, now))
}

/** The leads whose time at their present office is over. */
async function findLate({ db }: Store, now: number): Promise<string[]> {
  const waiting = await db
    .selectFrom('lead')
    .select(['id', 'created_at', 'overdue_at', 'office_at', wantedSince.as('since')])
    .where(isUnopened)
    .where(isUnannounced(now))
    .where(wantedSince, '<=', now - promised)
    .where(wantedSince, '>', now - day)
    .orderBy('created_at')
    .limit(announcedAtOnce)
    .execute()
  return waiting
    .filter(({ created_at, since, overdue_at, office_at }) => {
      const begun = overdue_at === null ? since : (office_at ?? created_at)
      return dueAt(Number(begun)) <= now
    })
    .map(({ id }) => id)
}

/** Passes the leads on, except those that another process announced or a consultant opened meanwhile; returns how many. */
async function announce(
  trx: Write,
  { late, routing }: { late: readonly string[]; routing: Routing },
  now: number,
): Promise<number> {
  await lockNames(trx, [
    'overdue',
    ...limited(routing, [...routing.offices.keys()]).map((name) => `office:${name}`),
  ])
  const announced = await trx
    .updateTable('lead')
    .set({ overdue_at: now })
    .where('id', 'in', late)
    .where(isUnannounced(now))
    .where(isUnseen)
    .returning(['id', 'office', 'person', 'office_reason', 'office_next'])
    .execute()
  for (const lead of announced) await passOn(trx, { lead, routing }, now)
  return announced.length
}

type Owned = Owner & { id: string; office_reason: string | null; office_next: string | null }

/** Sends the notice of one overdue lead, after handing it over to the next office if there is one. */
async function passOn(
  trx: Write,
  { lead, routing }: { lead: Owned; routing: Routing },
  now: number,
): Promise<void> {
  const next = nextSchema.parse(JSON.parse(lead.office_next ?? '[]'))
  const load = await loadOf(trx, limited(routing, next), now)
  const given = handOver(routing, { office: lead.office, reason: lead.office_reason, next }, { now, load })
  if (given === null) return enqueueEvent(trx, { id: lead.id, event: 'lead.overdue' }, now)
  await trx
    .updateTable('lead')
    .set({ ...officeColumns(given, now), person: null })
    .where('id', '=', lead.id)
    .execute()
  const reason = `超过 ${site.callbackPromiseMinutes} 分钟无人查看`
  const to = { office: given.office, person: null }
  await noteHandover(trx, { id: lead.id, from: lead, to, by: null, reason }, now)
  await enqueueHandedOver(trx, lead.id, now)
}

const nextSchema = z.array(z.string())

/** How many leads with such a notice are still unopened. */
export async function countOverdue({ db }: Pick<Store, 'db'>): Promise<number> {
  const { leads } = await db
    .selectFrom('lead')
    .select((select) => select.fn.countAll().as('leads'))
    .where(isUnopened)
    .where('overdue_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(leads)
}

/** Whether this site can record that a lead was opened: by a consultant's key, a link in a notice, or the page of an office. */
async function canBeSeen(
  store: Store,
  { CONSULTANT_KEYS, LEAD_LINK_HOURS }: Pick<Env, 'CONSULTANT_KEYS' | 'LEAD_LINK_HOURS'>,
  now: number,
): Promise<boolean> {
  return CONSULTANT_KEYS.length > 0 || LEAD_LINK_HOURS > 0 || (await listPageKeys(store, now)).length > 0
}

/** Looks for overdue leads every minute while the process runs. */
export const watchOverdue = (store: () => Promise<Store>, env: Env): void =>
  repeat('overdue leads', minute, async () => {
    const [open, now] = [await store(), Date.now()]
    if (await canBeSeen(open, env, now)) await announceOverdue(open, now, currentRouting(env))
  })
