import type { LeadEvent, TargetKind } from '@/lib/host/store/tables'
import type { LinkSetting } from './lead-link'

export type Target = {
  /** What operators and the database call it; holds no secret. */
  name: string
  kind: TargetKind
  /** May hold a key in its path or query: never logged, never stored. */
  url: URL
  /** Whose leads it is told of; every lead where absent. */
  office?: string | undefined
  /** Of a DingTalk robot that wants its messages signed. */
  secret?: string
  /** Of robots: where their readers open a lead. */
  link?: LinkSetting | undefined
}

export type Due = {
  id: string
  /** Names the event to the receiver, the same at every try. */
  eventId: string
  event: LeadEvent
  leadId: string
  /** The exact body to send. */
  payload: string
  /** Tries so far, this one included. */
  attempts: number
  claimedUntil: number
}

/**
 * What became of one try. `gone`: the target wants nothing any more; `throttled`: it wants to be left alone for `wait` ms;
 * `isDown`: others to the same target would fare no better now.
 */
export type SendOutcome =
  | { outcome: 'done' | 'gone' }
  | { outcome: 'throttled'; wait: number; reason: string }
  | { outcome: 'failed'; isDown: boolean; reason: string }

export type Send = (target: Target, due: Due) => Promise<SendOutcome>
