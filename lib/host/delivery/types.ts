import type { LeadEvent, TargetKind } from '@/lib/host/store/tables'
import type { LinkSetting } from './lead-link'

export type Target = {
  /** The name that operators and the database use; contains no secret. */
  name: string
  kind: TargetKind
  /** May contain a key in its path or query: never logged, never stored. */
  url: URL
  /** The office whose leads it gets; every lead when missing. */
  office?: string | undefined
  /** For a DingTalk or Feishu robot the secret that signs its messages. */
  secret?: string
  /** For robots: settings of the links with which readers open a lead. */
  link?: LinkSetting | undefined
}

export type Due = {
  id: string
  /** Identifies the event to the receiver, the same at every attempt. */
  eventId: string
  event: LeadEvent
  leadId: string
  /** The exact body to send. */
  payload: string
  /** Number of attempts, including this one. */
  attempts: number
  claimedUntil: number
  /** The other notices of which this message tells, and how many of them are about new leads. */
  crowd?: { ids: readonly string[]; created: number }
}

/**
 * The result of one attempt. `gone`: the target accepts nothing any more; `throttled`: it asks for a pause of `wait` ms; `isDown`: other
 * messages to the same target would fail now too.
 */
export type SendOutcome =
  | { outcome: 'done' | 'gone' }
  | { outcome: 'throttled'; wait: number; reason: string }
  | { outcome: 'failed'; isDown: boolean; reason: string }

export type Send = (target: Target, due: Due) => Promise<SendOutcome>
