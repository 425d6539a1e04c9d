import type { Env } from '@/lib/core/env'
import { timeId } from '@/lib/host/id'
import { isRobotKind, type Routing } from '@/lib/leads/routing/rules'
import { robotText } from './message'
import { createSend, sendOptionsOf } from './send'
import { targetsOf } from './targets'
import type { SendOutcome, Target } from './types'

/** The result of one receiver's test. `said` is a text for people. */
type TestOutcome = { name: string; isTaken: boolean; said: string }

/**
 * Sends each receiver, or one of them, an event that is marked as a test and concerns no person: signed, to the same addresses and judged
 * by the same rules as real ones. Nothing is stored. The upstream gets none, because its contract has leads only.
 */
export async function sendTestEvents(
  env: Env,
  routing: Routing,
  name: string | null,
  now: number,
): Promise<TestOutcome[]> {
  const send = createSend(sendOptionsOf(env))
  const targets = targetsOf(env, routing).filter(
    ({ kind, name: known }) => kind !== 'upstream' && (name === null || known === name),
  )
  const outcomes: TestOutcome[] = []
  for (const target of targets) {
    const id = timeId(now)
    const due = {
      id,
      eventId: id,
      event: 'lead.created' as const,
      leadId: id,
      attempts: 1,
      claimedUntil: now,
    }
    const outcome = await send(target, { ...due, payload: bodyOf(target, now) })
    outcomes.push({ name: target.name, isTaken: outcome.outcome === 'done', said: wordsOf(outcome) })
  }
  return outcomes
}

const title = '线索推送测试'
const words = '这是一条测试，不是真的线索，不用处理'

const bodyOf = ({ kind }: Target, now: number): string =>
  isRobotKind(kind)
    ? robotText(kind, { title, lines: [words], actions: [] })
    : JSON.stringify({ type: 'lead.test', timestamp: new Date(now).toISOString(), data: { note: words } })

function wordsOf(outcome: SendOutcome): string {
  switch (outcome.outcome) {
    case 'done':
      return '已收下'
    case 'gone':
      return '对方答 410：不再接收'
    default:
      return `没有收下：${outcome.reason}`
  }
}
