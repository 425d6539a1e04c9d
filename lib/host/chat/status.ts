import type { Env } from '@/lib/core/env'
import { minute } from '@/lib/core/time'
import { targetsOf } from '@/lib/host/delivery/targets'
import type { Target } from '@/lib/host/delivery/types'
import { referenceOf } from '@/lib/host/leads/receipts/receipt'
import { currentRouting } from '@/lib/host/leads/routing/source'
import type { Write } from '@/lib/host/store/store'
import type { ChatRow } from '@/lib/host/store/tables'
import { isOpenAt } from '@/lib/leads/call-time'
import { answerTimeout, type ChatStatus } from '@/lib/leads/chat'
import { defaultOffice, isRobotKind, type RobotKind } from '@/lib/leads/routing/rules'
import { isOver } from './conversation'

/** A page that sent no request for this time counts as closed. */
const pageTimeout = 2 * minute

/** The state of a conversation now. */
export async function statusOf(
  trx: Pick<Write, 'selectFrom'>,
  env: Env,
  chat: ChatRow,
  now: number,
): Promise<ChatStatus> {
  return { reference: referenceOf(chat.id), state: await stateOf(trx, env, chat, now), holder: chat.holder }
}

async function stateOf(
  trx: Pick<Write, 'selectFrom'>,
  env: Env,
  chat: ChatRow,
  now: number,
): Promise<ChatStatus['state']> {
  const { called_at, closed_at, waiting_since, holder, office } = chat
  if (closed_at !== null) return 'ended'
  if (called_at === null) return 'idle'
  if (waiting_since === null) return isOver(chat, now) ? 'ended' : 'held'
  const isLate = now - Number(waiting_since) >= answerTimeout
  if (holder !== null && !isLate) return 'held'
  if (!isOpenAt(new Date(now))) return 'closed'
  if (isLate) return 'late'
  return (await isReachable(trx, env, office, now)) ? 'waiting' : 'absent'
}

/** Whether a consultant of an office learns of a conversation: through a notice with a link, or because the page of the office is open. */
async function isReachable(
  trx: Pick<Write, 'selectFrom'>,
  env: Env,
  office: string,
  now: number,
): Promise<boolean> {
  if (env.LEAD_LINK_HOURS > 0 && robotsOf(env, office).length > 0) return true
  const looking = await trx
    .selectFrom('page_key')
    .select('name')
    .where('office', '=', office)
    .where('seen_at', '>', now - pageTimeout)
    .where('seen_at', '<', now + pageTimeout)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return looking !== undefined
}

/** The robots of an office; the default office's robots when it has none, as for leads. */
export function robotsOf(env: Env, office: string): (Target & { kind: RobotKind })[] {
  const robots = targetsOf(env, currentRouting(env)).flatMap((target) =>
    isRobotKind(target.kind) ? [{ ...target, kind: target.kind }] : [],
  )
  const own = robots.filter((robot) => robot.office === office)
  return own.length > 0 ? own : robots.filter((robot) => robot.office === defaultOffice)
}
