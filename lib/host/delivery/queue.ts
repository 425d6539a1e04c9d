import { type ExpressionBuilder, sql } from 'kysely'
import { day, hour } from '@/lib/core/time'
import { toLeadRecord } from '@/lib/host/store/lead-record'
import { isLeaseOver } from '@/lib/host/store/lease'
import { claimLimits, giveBack } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import type { LeadEvent, Tables, TargetKind } from '@/lib/host/store/tables'
import { callPagePath } from '@/lib/leads/call-outcome'
import { isRobotKind, type RobotKind } from '@/lib/leads/routing/rules'
import { enqueueTaken, lockEvents } from './enqueue'
import { issueBoardLink, issueLink, type LinkSetting } from './lead-link'
import { type CrowdNotice, crowdText, messageBody } from './message'
import { claimTime, retryWaits } from './retries'
import { leadPaces, longestRest, restTarget, robotBucket } from './robot-pace'
import type { Due } from './types'
import { markPassedOn } from './upstream'

/** `link`: the settings of links in a robot's notices. */
type TargetName = {
  name: string
  kind: TargetKind
  link?: LinkSetting | undefined
}

/** One attempt to deliver a claimed event to a target. */
type Try = { target: TargetName; due: Due }

const lostRaces = 5

/**
 * How much longer an event waits, in ms, than one about a lead whose phone was confirmed by a code or that a consultant made. A robot takes
 * a few messages a minute, so a flood of made-up leads would otherwise delay real ones for hours. Confirmed leads cost a text message
 * each and are limited, so the others are never kept back for longer than this. What a visitor can repeat on a receipt gives way too: a
 * new lead of a confirmed phone is told first.
 */
const handicaps = { unconfirmed: 6 * hour, spam: day }

const turn = sql<number>`delivery.next_at + case
  when delivery.spam = 1 then ${handicaps.spam}
  when delivery.event in ('lead.updated', 'lead.erased') then ${handicaps.unconfirmed}
  when lead.verified = 1 or lead.made_by is not null then 0
  else ${handicaps.unconfirmed} end`

/**
 * Claims the event of a target whose turn it is, for one attempt; when several processes ask, one gets it. Leads that a person has
 * confirmed come first, then the others, then what looks like spam, each with a limit to how long it gives way. Null when nothing is due,
 * or when a robot's limit for this minute is reached.
 */
export async function claimNext(store: Store, target: TargetName, now: number): Promise<Due | null> {
  for (let race = 0; race < lostRaces; race++) {
    // Reads before it writes, so that an idle worker never takes the write lock.
    const candidate = await store.db
      .selectFrom('delivery')
      .innerJoin('delivery_target', 'delivery_target.name', 'delivery.target')
      // The news of an erasure is sent after the row of its lead has been deleted.
      .leftJoin('lead', 'lead.id', 'delivery.lead_id')
      .select('delivery.id')
      .where('delivery.target', '=', target.name)
      .where(isLeaseOver('delivery_target.resume_at', longestRest, now))
      .where((where) => isDue(where, now))
      .orderBy(turn)
      .orderBy('delivery.id')
      .limit(1)
      .executeTakeFirst()
    if (candidate === undefined) return null
    const claim = await claimOne(store, target, candidate.id, now)
    if (claim !== 'taken') return claim === 'paced' ? null : claim
  }
  return null
}

async function claimOne(
  store: Store,
  target: TargetName,
  id: string,
  now: number,
): Promise<Due | 'taken' | 'paced'> {
  const { kind, link } = target
  const linkOf = async (trx: Write, leadId: string) =>
    link === undefined ? null : issueLink(trx, { secret: store.secret, leadId, link, keyHash: null }, now)
  const claimedUntil = now + claimTime
  return store.write(async (trx) => {
    const isRobot = isRobotKind(kind)
    const limits = isRobot ? leadPaces({ name: target.name, kind }) : []
    if (isRobot && (await claimLimits(trx, { limits, ref: id }, now)) !== null) return 'paced'
    const row = await trx
      .updateTable('delivery')
      .set((row) => ({
        attempts: row('delivery.attempts', '+', 1),
        claimed_until: claimedUntil,
        tried_at: now,
      }))
      .where('delivery.id', '=', id)
      // Checked again: when two processes choose the same row at the same time, only one of them still finds it free.
      .where((where) => isDue(where, now))
      .returning(['event_id', 'event', 'lead_id', 'payload', 'attempts', 'created_at'])
      .executeTakeFirst()
    const crowd =
      isRobot && row !== undefined && isNews(row.event)
        ? await claimCrowd(trx, target.name, { id, claimedUntil }, now)
        : []
    if (isRobot && row !== undefined && crowd.length > 0) {
      const others = crowd.filter((one) => one.id !== id)
      return {
        id,
        eventId: row.event_id,
        event: row.event,
        leadId: row.lead_id,
        // Not stored: it would tell of others than the lead of its row, who may be erased meanwhile.
        payload: await crowdBody(trx, store.secret, { kind, link, crowd }, now),
        attempts: row.attempts,
        claimedUntil,
        crowd: {
          ids: others.map((one) => one.id),
          created: others.filter(({ event }) => event === 'lead.created').length,
        },
      }
    }
    const payload =
      row === undefined ? null : (row.payload ?? (await writePayload(trx, { id, target, ...row }, linkOf)))
    if (row === undefined || payload === null) {
      if (isRobot) await giveBack(trx, [robotBucket(target.name)], id)
      return 'taken'
    }
    return {
      id,
      eventId: row.event_id,
      event: row.event,
      leadId: row.lead_id,
      payload,
      attempts: row.attempts,
      claimedUntil,
    }
  })
}

const news = ['lead.created', 'lead.overdue'] as const
const isNews = (event: LeadEvent) => news.some((one) => one === event)

/** From this many notices on that wait for a robot, one message tells of all: single ones would take hours. */
const crowdFrom = 20
/** Most notices in one message. */
const crowdLimit = 1_000

type Waiting = { id: string; event: LeadEvent; lead_id: string; office: string; spam: number }

/**
 * Claims, for the message of the claimed notice `id`, all other due notices about new and overdue leads: those that a person has
 * confirmed first, the newest before the others. Empty when so few wait that each gets its own message.
 */
async function claimCrowd(
  trx: Write,
  target: string,
  { id, claimedUntil }: Pick<Due, 'id' | 'claimedUntil'>,
  now: number,
): Promise<Waiting[]> {
  const waiting = trx
    .selectFrom('delivery')
    .innerJoin('lead', 'lead.id', 'delivery.lead_id')
    .where('delivery.target', '=', target)
    .where('delivery.event', 'in', news)
    .where('lead.erased_at', 'is', null)
    .where((where) => where.or([where('delivery.id', '=', id), isDue(where, now)]))
    .select(['delivery.id', 'delivery.event', 'delivery.lead_id', 'lead.office', 'lead.spam'])
  const own = await waiting.where('delivery.id', '=', id).executeTakeFirst()
  if (own === undefined || (await waiting.limit(crowdFrom + 1).execute()).length <= crowdFrom) return []
  const crowd = await waiting
    .orderBy('lead.spam')
    .orderBy(sql`case when lead.verified = 1 or lead.made_by is not null then 0 else 1 end`)
    .orderBy('lead.created_at', 'desc')
    .limit(crowdLimit)
    .execute()
  if (!crowd.some((one) => one.id === id)) crowd.splice(-1, 1, own)
  await trx
    .updateTable('delivery')
    .set((row) => ({ attempts: row('attempts', '+', 1), claimed_until: claimedUntil, tried_at: now }))
    .where(
      'id',
      'in',
      crowd.map((one) => one.id),
    )
    .where('id', '!=', id)
    .execute()
  return crowd
}

/** Leads of which a message about many tells singly. */
const toldSingly = 8

/** The message about many leads: the first singly, the others as numbers with the list of their office. */
async function crowdBody(
  trx: Write,
  secret: string,
  { kind, link, crowd }: { kind: RobotKind; link: LinkSetting | undefined; crowd: readonly Waiting[] },
  now: number,
): Promise<string> {
  const first = crowd.slice(0, toldSingly)
  const found = await trx
    .selectFrom('lead')
    .selectAll()
    .where(
      'id',
      'in',
      first.map(({ lead_id }) => lead_id),
    )
    .execute()
  const singly: CrowdNotice['singly'] = []
  for (const { lead_id, event } of first) {
    const lead = found.find(({ id }) => id === lead_id)
    if (lead === undefined) continue
    const href =
      link === undefined ? null : await issueLink(trx, { secret, leadId: lead_id, link, keyHash: null }, now)
    singly.push({ lead: toLeadRecord(lead), event, href })
  }
  const others: CrowdNotice['others'] = []
  for (const [office, all] of Map.groupBy(crowd.slice(toldSingly), (one) => one.office)) {
    const overdue = all.filter(({ event }) => event === 'lead.overdue').length
    const href =
      link === undefined ? null : await issueBoardLink(trx, { office, link, pagePath: callPagePath }, now)
    others.push({
      office,
      created: all.length - overdue,
      overdue,
      spam: all.filter(({ spam }) => spam === 1).length,
      href,
    })
  }
  return crowdText(kind, { count: crowd.length, singly, others })
}

type Unwritten = {
  id: string
  target: TargetName
  event: LeadEvent
  lead_id: string
  created_at: number
}

/** Writes the message once, so that every attempt sends the same. Null when the lead no longer exists. */
async function writePayload(
  trx: Write,
  unwritten: Unwritten,
  linkOf: (trx: Write, leadId: string) => Promise<string | null>,
): Promise<string | null> {
  const payload = await bodyOf(trx, unwritten, linkOf)
  const written = payload === null ? { state: 'dropped' as const, claimed_until: null } : { payload }
  await trx.updateTable('delivery').set(written).where('id', '=', unwritten.id).execute()
  return payload
}

async function bodyOf(
  trx: Write,
  { target: { kind }, event, lead_id, created_at }: Unwritten,
  linkOf: (trx: Write, leadId: string) => Promise<string | null>,
): Promise<string | null> {
  const at = Number(created_at)
  const lead = await trx
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', lead_id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (event === 'lead.erased') return messageBody(kind, { event, lead: { id: lead_id } }, { at, link: null })
  if (lead === undefined) return null
  return messageBody(kind, { event, lead: toLeadRecord(lead) }, { at, link: await linkOf(trx, lead.id) })
}

/** The row is pending, its time has come, no process is sending it, and no earlier event of its lead is unsent at the same target. */
function isDue(where: ExpressionBuilder<Tables, 'delivery'>, now: number) {
  const earlier = where
    .selectFrom('delivery as earlier')
    .select('earlier.id')
    .whereRef('earlier.lead_id', '=', 'delivery.lead_id')
    .whereRef('earlier.target', '=', 'delivery.target')
    .whereRef('earlier.seq', '<', 'delivery.seq')
    .where((inner) =>
      inner.or([
        inner('earlier.state', 'in', ['pending', 'dead']),
        // The row was dropped while a process was sending it.
        inner.not(isLeaseOver('earlier.claimed_until', claimTime, now)),
      ]),
    )
  return where.and([
    where('delivery.state', 'in', ['pending', 'asked']),
    // A row without any attempt is due whatever the clock says, and so is one with a later time than any wait: the clock was set back.
    where.or([
      where('delivery.attempts', '=', 0),
      isLeaseOver('delivery.next_at', Math.max(...retryWaits), now),
    ]),
    isLeaseOver('delivery.claimed_until', claimTime, now),
    where.not(where.exists(earlier)),
  ])
}

/** Records that the target has the event, and deletes the stored message. */
export async function markDone(store: Store, { target, due }: Try, now: number): Promise<void> {
  if (target.kind === 'upstream') return markPassedOn(store, { id: due.leadId, isVerified: false }, now)
  await store.write(async (trx) => {
    await trx
      .updateTable('delivery')
      .set({ state: 'done', payload: null, claimed_until: null, reason: null, done_at: now })
      .where('id', 'in', toldBy(due))
      .where('state', 'in', ['pending', 'dead'])
      .execute()
    await release(trx, due)
  })
}

/**
 * Sets the time of the next attempt after a failed one, or gives up, also for all later events of the lead. Returns whether another
 * attempt follows. When another process has claimed the row meanwhile, that process decides.
 */
export async function markFailed(
  store: Store,
  { target, due, reason }: Try & { reason: string },
  now: number,
): Promise<boolean> {
  const wait = retryWaits[due.attempts]
  await store.write(async (trx) => {
    await lockEvents(trx, [due.leadId])
    const settled = await trx
      .updateTable('delivery')
      .set({
        claimed_until: null,
        reason,
        ...(wait === undefined ? { state: 'dead' as const } : { next_at: now + wait }),
      })
      .where('id', '=', due.id)
      .where('state', 'in', ['pending', 'asked'])
      .where('claimed_until', '=', due.claimedUntil)
      .returning('seq')
      .executeTakeFirst()
    if (due.crowd !== undefined)
      await trx
        .updateTable('delivery')
        .set({ claimed_until: null, reason, next_at: now + (wait ?? 0) })
        .where('id', 'in', due.crowd.ids)
        .where('state', '=', 'pending')
        .where('claimed_until', '=', due.claimedUntil)
        .execute()
    await release(trx, due)
    // So late no visitor sends the code again, so the other targets need not wait any longer.
    if (target.kind === 'upstream') await enqueueTaken(trx, { id: due.leadId, isVerified: false }, now)
    if (settled === undefined || wait !== undefined) return
    await trx
      .updateTable('delivery')
      .set({ state: 'dead' })
      .where('lead_id', '=', due.leadId)
      .where('target', '=', target.name)
      .where('seq', '>', settled.seq)
      .where('state', '=', 'pending')
      .execute()
  })
  return wait !== undefined
}

/** Pauses the whole target for `wait` ms. The attempt is not counted, because the target only asked to try later. */
export async function markThrottled(
  store: Store,
  { target, due, wait, reason }: Try & { wait: number; reason: string },
  now: number,
): Promise<void> {
  await store.write(async (trx) => {
    await trx
      .updateTable('delivery')
      .set((row) => ({ claimed_until: null, attempts: row('attempts', '-', 1), next_at: now, reason }))
      .where('id', 'in', toldBy(due))
      .where('state', '=', 'pending')
      .where('claimed_until', '=', due.claimedUntil)
      .execute()
    await release(trx, due)
    await restTarget(trx, target.name, wait, now)
  })
}

/** The target takes no more events: all its pending events become dead at once, until an operator runs `retry`. */
export async function markGone(store: Store, { target, due }: Try, now: number): Promise<void> {
  await store.write(async (trx) => {
    await trx.updateTable('delivery_target').set({ gone_at: now }).where('name', '=', target.name).execute()
    await trx
      .updateTable('delivery')
      .set({ state: 'dead' })
      .where('target', '=', target.name)
      .where('state', '=', 'pending')
      .execute()
    await trx.updateTable('delivery').set({ claimed_until: null }).where('id', '=', due.id).execute()
  })
}

/** Releases the messages about erasures that happened while this event was being sent. */
const release = (trx: Write, due: Due) =>
  trx
    .updateTable('delivery')
    .set({ claimed_until: null })
    .where('id', 'in', toldBy(due))
    .where('state', '=', 'dropped')
    .where('claimed_until', '=', due.claimedUntil)
    .execute()

const toldBy = ({ id, crowd }: Due): readonly string[] => [id, ...(crowd?.ids ?? [])]
