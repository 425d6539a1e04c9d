import type { ConversionEvent, ConversionKind, LeadEvent, TargetKind } from '@/lib/host/store/tables'
import type { LinkSetting } from './lead-link'

export type Target = {
  /** What operators and the database call it; holds no secret. */
  name: string
  kind: TargetKind
  /** May hold a key in its path or query: never logged, never stored. */
  url: URL
  /** Whose leads it is told of; every lead where absent. */
  office?: string | undefined
  /** Of a DingTalk robot that wants its messages signed; of an advertising platform its token. */
  secret?: string
  /** Of robots: where their readers open a lead. */
  link?: LinkSetting | undefined
  /** Of advertising platforms. */
  conversion?: ConversionSetting
}

/** How a platform is told what became of a click. */
export type ConversionSetting = {
  /** Where the site is reached: the platform gets the address on which the click arrived. */
  site: string
  /** Nothing is sent; `npm run leads -- status` shows what would be. */
  isDryRun: boolean
} & (
  | { platform: 'baidu'; types: Record<ConversionEvent, number> }
  | { platform: 'tencent'; account: number; actionSet: number }
)

export const conversionKinds: readonly ConversionKind[] = ['baidu', 'tencent']

export const isConversionKind = (kind: string): kind is ConversionKind =>
  conversionKinds.some((known) => known === kind)

export const isConversionEvent = (event: string): event is ConversionEvent =>
  event === 'lead.reached' || event === 'lead.invalid'

export type Due = {
  id: string
  /** Names the event to the receiver, the same at every try. */
  eventId: string
  event: LeadEvent | ConversionEvent
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
