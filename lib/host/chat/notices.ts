import type { ExpressionBuilder } from 'kysely'
import type { Env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { shanghaiTime } from '@/lib/core/time'
import { issueBoardLink, type LinkSetting } from '@/lib/host/delivery/lead-link'
import { plainText, robotText } from '@/lib/host/delivery/message'
import { chatPaces, restingTargets, restTarget } from '@/lib/host/delivery/robot-pace'
import { createSend, sendOptionsOf } from '@/lib/host/delivery/send'
import type { Send, SendOutcome } from '@/lib/host/delivery/types'
import { timeId } from '@/lib/host/id'
import { repeat } from '@/lib/host/repeat'
import { isLeaseOver } from '@/lib/host/store/lease'
import { claimLimits, lockNames } from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import type { ChatRow, Tables } from '@/lib/host/store/tables'
import { isOpenAt } from '@/lib/leads/call-time'
import { chatPagePath } from '@/lib/leads/chat'
import { isEnding } from './hub'
import { issueChatLink } from './link'
import { robotsOf } from './status'

/** How often the server looks for conversations about which an office needs a notice, in ms. */
const pause = 2_000
/** The visitor is waiting: a notice that failed three times within some seconds would come too late. */
const triesAtMost = 3
const nextTry = 10_000
/** Links to conversations in one notice; those who came later are in the next notice. */
const linksInNotice = 8
/** From this many on, one notice tells of all: further ones would come minutes later. */
const crowdFrom = 20
/** Topics in a notice without links. */
const topicsInNotice = 5

/** The time of its notice has come, or is later than any process could have set it by now, because the clock was set back. */
const isNoticeDue = (now: number) => (where: ExpressionBuilder<Tables, 'chat'>) =>
  where.and([where('notice_at', 'is not', null), isLeaseOver('notice_at', nextTry, now)])

type Robot = ReturnType<typeof robotsOf>[number]
type NoticeContext = { env: Env; store: Store; send: Send }

/**
 * Sends the robots of an office one notice about all visitors who wait for a person, with the links that open their conversations. Only
 * within opening hours: at other times visitors are told that no consultant is present. A notice for which a robot has no room waits. When
 * several processes run, one of them sends the notice.
 * @returns the number of conversations with a notice sent
 */
export async function sendChatNotices(context: NoticeContext, now: number): Promise<number> {
  const offices = await context.store.db
    .selectFrom('chat')
    .select('office')
    .where(isNoticeDue(now))
    .groupBy('office')
    .orderBy((select) => select.fn.min('notice_at'))
    .execute()
  let told = 0
  for (const { office } of offices) told += await tell(context, office, now)
  return told
}

async function tell(context: NoticeContext, office: string, now: number): Promise<number> {
  const { env, store, send } = context
  const robots = robotsOf(env, office)
  if (robots.length === 0) return withdraw(store, { office, reason: 'the office has no robot' }, now)
  if (!isOpenAt(new Date(now))) return withdraw(store, { office, reason: 'outside opening hours' }, now)
  const link = { origin: env.SITE_ORIGIN, hours: env.LEAD_LINK_HOURS }
  const limit = link.hours > 0 ? linksInNotice : Number.POSITIVE_INFINITY
  const claimed = await store.write(async (trx) => {
    const claim = await claimDue(trx, { office, robots, limit }, now)
    if (claim === null) return null
    return { claim, notice: await noticeOf(trx, { secret: store.secret, link, office, claim }, now) }
  })
  if (claimed === null) return 0
  const { claim, notice } = claimed
  const outcomes = await Promise.all(
    claim.robots.map(async (robot) => ({ robot, sent: await send(robot, toMessage(robot, notice, now)) })),
  )
  const isSent = outcomes.some(({ sent }) => sent.outcome === 'done')
  await store.write((trx) => settle(trx, { office, claim, outcomes, isSent }, now))
  return isSent ? claim.chats.length : 0
}

/** Records that there will be no notice. The visitors are told that no consultant is present. */
async function withdraw(
  store: Store,
  { office, reason }: { office: string; reason: string },
  now: number,
): Promise<0> {
  const { numUpdatedRows } = await store.write((trx) =>
    trx
      .updateTable('chat')
      .set({ notice_at: null })
      .where('office', '=', office)
      .where(isNoticeDue(now))
      .executeTakeFirstOrThrow(),
  )
  const conversations = Number(numUpdatedRows)
  if (conversations > 0) log('info', 'no chat notice', { office, conversations, reason })
  return 0
}

type Waiting = Pick<ChatRow, 'id' | 'topic' | 'waiting_since' | 'notice_tries'>

/** Conversations for one attempt: no process sends a notice about them before `until`. `later`: how many more wait for the next one. */
type Claim = { chats: Waiting[]; later: number; robots: Robot[]; until: number }

/** Claims the conversations that have waited longest, and room at the robots. Null when there is no conversation, or no room yet. */
async function claimDue(
  trx: Write,
  { office, robots, limit }: { office: string; robots: readonly Robot[]; limit: number },
  now: number,
): Promise<Claim | null> {
  await lockNames(trx, [`chat-notice:${office}`])
  const due = await trx
    .selectFrom('chat')
    .select(['id', 'topic', 'waiting_since', 'notice_tries'])
    .where('office', '=', office)
    .where(isNoticeDue(now))
    .orderBy('waiting_since')
    .orderBy('id')
    .execute()
  if (due.length === 0) return null
  const ready = await readyOf(trx, robots, now)
  if (ready.length === 0) return null
  const chats = due.length > crowdFrom ? due : due.slice(0, limit)
  const until = now + nextTry
  await trx
    .updateTable('chat')
    .set((chat) => ({ notice_at: until, notice_tries: chat('notice_tries', '+', 1) }))
    .where('id', 'in', idsOf(chats))
    .execute()
  return { chats, later: due.length - chats.length, robots: ready, until }
}

/** The robots that take a message now; it is counted. */
async function readyOf(trx: Write, robots: readonly Robot[], now: number): Promise<Robot[]> {
  const names = robots.map(({ name }) => name)
  const resting = await restingTargets(trx, names, now)
  const ready: Robot[] = []
  for (const robot of robots) {
    if (resting.includes(robot.name)) continue
    const claim = { limits: chatPaces(robot), ref: timeId(now) }
    if ((await claimLimits(trx, claim, now)) === null) ready.push(robot)
  }
  return ready
}

const idsOf = (chats: readonly Waiting[]) => chats.map(({ id }) => id)

type Notice = { title: string; lines: string[]; actions: { label: string; href: string }[] }

async function noticeOf(
  trx: Write,
  { secret, link, office, claim }: { secret: string; link: LinkSetting; office: string; claim: Claim },
  now: number,
): Promise<Notice> {
  const { chats, later } = claim
  const isAlone = chats.length === 1
  const actions: Notice['actions'] = []
  const singly = link.hours === 0 ? [] : chats.slice(0, linksInNotice)
  for (const { id, topic, waiting_since } of singly) {
    const since = shanghaiTime(new Date(Number(waiting_since ?? now)))
    actions.push({
      label: isAlone ? '打开会话' : `${topicOf(topic)}，${since} 起`,
      href: await issueChatLink(trx, { secret, chatId: id, link, keyHash: null }, now),
    })
  }
  if (singly.length > 0 && singly.length < chats.length) {
    const label = `另有 ${chats.length - singly.length} 位，打开列表`
    actions.push({ label, href: await issueBoardLink(trx, { office, link, pagePath: chatPagePath }, now) })
  }
  const topics = [...new Set(chats.map(({ topic }) => topicOf(topic)))].slice(0, topicsInNotice)
  return {
    title: isAlone ? '线索：访客在等人回答' : `线索：${chats.length + later} 位访客在等人回答`,
    lines: [
      ...(isAlone || actions.length === 0 ? [`咨询：${topics.join('、')}`] : []),
      `归属：${plainText(office)}`,
      ...(actions.length === 0 ? ['请在办公室的会话网页里打开'] : []),
      ...(later > 0 ? [`下面是等得最久的 ${chats.length} 位，其余的随后通知`] : []),
    ],
    actions,
  }
}

const topicOf = (topic: string) => plainText(topic) || '没有写主题'

const toMessage = (robot: Robot, notice: Notice, now: number) => {
  const id = timeId(now)
  return {
    id,
    eventId: id,
    event: 'lead.created' as const,
    leadId: id,
    payload: robotText(robot.kind, notice),
    attempts: 1,
    claimedUntil: now + nextTry,
  }
}

/**
 * Records the result of an attempt. A robot that asks for a pause has not failed: the notice waits for it. What a visitor or a consultant
 * has changed meanwhile stays as it is.
 */
async function settle(
  trx: Write,
  {
    office,
    claim,
    outcomes,
    isSent,
  }: { office: string; claim: Claim; outcomes: { robot: Robot; sent: SendOutcome }[]; isSent: boolean },
  now: number,
): Promise<void> {
  const { chats, until } = claim
  for (const { robot, sent } of outcomes) {
    if (sent.outcome === 'throttled') await restTarget(trx, robot.name, sent.wait, now)
  }
  const claimed = (ids: readonly string[]) =>
    trx.updateTable('chat').where('id', 'in', ids).where('notice_at', '=', until)
  if (isSent) {
    await claimed(idsOf(chats)).set({ notice_at: null }).execute()
    return
  }
  const told = { office, conversations: chats.length, reasons: reasonsOf(outcomes) }
  if (outcomes.every(({ sent }) => sent.outcome === 'throttled')) {
    log('warn', 'chat notice throttled', told)
    await claimed(idsOf(chats))
      .set((chat) => ({ notice_at: now, notice_tries: chat('notice_tries', '-', 1) }))
      .execute()
    return
  }
  log('warn', 'chat notice failed', told)
  const last = idsOf(chats.filter(({ notice_tries }) => notice_tries + 1 >= triesAtMost))
  if (last.length === 0) return
  await claimed(last).set({ notice_at: null }).execute()
  log('error', 'chat notice given up', { ...told, conversations: last.length })
}

const reasonsOf = (outcomes: readonly { robot: Robot; sent: SendOutcome }[]) =>
  outcomes.map(({ robot, sent }) => `${robot.name}: ${'reason' in sent ? sent.reason : sent.outcome}`)

/** Looks for waiting visitors while the process runs. */
export function watchChatNotices(store: () => Promise<Store>, env: Env): void {
  const send = createSend(sendOptionsOf(env))
  repeat('chat notices', pause, async () => {
    if (!isEnding()) await sendChatNotices({ env, store: await store(), send }, Date.now())
  })
}
