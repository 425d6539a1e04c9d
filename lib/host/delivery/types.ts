import type { ConversionEvent, ConversionKind, LeadEvent, TargetKind } from '@/lib/host/store/tables'
import type { LinkSetting } from './lead-link'

export type Target = {
  /** The name that operators and the database use; contains no secret. */
  name: string
  kind: TargetKind
  /** May contain a key in its path or query: never logged, never stored. */
  url: URL
  /** The office whose leads it gets; every lead when missing. */
  office?: string | undefined
  /** For a DingTalk or Feishu robot the secret that signs its messages; for an advertising platform its token. */
  secret?: string
  /** For robots: settings of the links with which readers open a lead. */
  link?: LinkSetting | undefined
  /** For advertising platforms only. */
  conversion?: ConversionSetting
}

/** Settings for reports to an advertising platform. */
export type ConversionSetting = {
  /** Origin of the site: the platform gets the address on which the click arrived. */
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
  /** Identifies the event to the receiver, the same at every attempt. */
  eventId: string
  event: LeadEvent | ConversionEvent
  leadId: string
  /** The exact body to send. */
  payload: string
  /** Number of attempts, including this one. */
  attempts: number
  claimedUntil: number
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
