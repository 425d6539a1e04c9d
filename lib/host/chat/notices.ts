import type { Env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { minute } from '@/lib/core/time'
import { plainText, robotText } from '@/lib/host/delivery/message'
import { createSend, sendOptionsOf } from '@/lib/host/delivery/send'
import type { Send } from '@/lib/host/delivery/types'
import { timeId } from '@/lib/host/id'
import { bucketName, claimLimits } from '@/lib/host/store/limits'
import type { Store } from '@/lib/host/store/store'
import type { ChatRow } from '@/lib/host/store/tables'
import { isOpenAt } from '@/lib/leads/call-time'
import { isEnding } from './hub'
import { issueChatLink } from './link'
import { robotsOf } from './status'

/** How often the server looks for conversations about which an office needs a notice, in ms. */
const pause = 2_000
/** The visitor is waiting: a notice that failed three times within some seconds would come too late. */
const triesAtMost = 3
const nextTry = 10_000
/** Robots accept about twenty messages a minute, and notices about leads take precedence. */
const noticesAMinute = 8

type NoticeContext = { env: Env; store: Store; send: Send }

/**
 * Sends the robots of an office a notice about each conversation in which a visitor asks for a person, with the link that opens it. Only
 * within opening hours: at other times visitors are told that no consultant is present. When several processes run, one of them sends the
 * notice.
 * @returns the number of conversations with a notice sent
 */
export async function sendChatNotices({ env, store, send }: NoticeContext, now: number): Promise<number> {
  const due = await store.db
    .selectFrom('chat')
    .selectAll()
    .where('notice_at', '<=', now)
    .orderBy('notice_at')
    .limit(20)
    .execute()
  let told = 0
  for (const chat of due) if (await tell({ env, store, send }, chat, now)) told += 1
  return told
}

async function tell({ env, store, send }: NoticeContext, chat: ChatRow, now: number): Promise<boolean> {
  const robots = isOpenAt(new Date(now)) ? robotsOf(env, chat.office) : []
  const claim = await store.write(async (trx) => {
    const isLast = robots.length === 0 || chat.notice_tries + 1 >= triesAtMost
    const claimed = await trx
      .updateTable('chat')
      .set({ notice_at: isLast ? null : now + nextTry, notice_tries: chat.notice_tries + 1 })
      .where('id', '=', chat.id)
      .where('notice_at', '=', chat.notice_at)
      .where('notice_tries', '=', chat.notice_tries)
      .returning('id')
      .executeTakeFirst()
    if (claimed === undefined || robots.length === 0) return null
    const bucket = bucketName(store.secret, 'chat-notice', chat.office)
    const limit = { name: 'busy', bucket, window: minute, max: noticesAMinute }
    if ((await claimLimits(trx, { limits: [limit], ref: timeId(now) }, now)) !== null) return null
    const hours = env.LEAD_LINK_HOURS
    const setting = { origin: env.SITE_ORIGIN, hours }
    return hours === 0
      ? { link: null }
      : {
          link: await issueChatLink(
            trx,
            { secret: store.secret, chatId: chat.id, link: setting, keyHash: null },
            now,
          ),
        }
  })
  if (claim === null) return false
  const lines = [
    `咨询：${plainText(chat.topic) || '没有写主题'}`,
    `归属：${plainText(chat.office)}`,
    ...(claim.link === null ? ['请在办公室的会话网页里打开'] : []),
  ]
  const outcomes = await Promise.all(
    robots.map((robot) => {
      const action = claim.link === null ? null : { label: '打开会话', href: claim.link }
      const payload = robotText(robot.kind, {
        title: '线索：访客在等人回答',
        lines,
        action,
      })
      return send(robot, {
        id: chat.id,
        eventId: chat.id,
        event: 'lead.created',
        leadId: chat.id,
        payload,
        attempts: 1,
        claimedUntil: now + nextTry,
      })
    }),
  )
  const isSent = outcomes.some(({ outcome }) => outcome === 'done')
  if (isSent) {
    await store.write((trx) =>
      trx
        .updateTable('chat')
        .set({ notice_at: null })
        .where('id', '=', chat.id)
        .where('notice_tries', '=', chat.notice_tries + 1)
        .execute(),
    )
  } else log('warn', 'chat notice not sent', { office: chat.office, tries: chat.notice_tries + 1 })
  return isSent
}

/** Looks for waiting visitors while the process runs. The timer does not keep the process alive. */
export function watchChatNotices(store: () => Promise<Store>, env: Env, now: () => number = Date.now): void {
  const send = createSend(sendOptionsOf(env))
  const run = async () => {
    try {
      if (!isEnding()) await sendChatNotices({ env, store: await store(), send }, now())
    } catch (error) {
      log('error', 'chat notices not sent', { error })
    }
    setTimeout(run, pause).unref()
  }
  setTimeout(run, pause).unref()
}
