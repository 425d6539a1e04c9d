import type { GuessRules } from '@/lib/host/sms/codes'
import type { Limit } from '@/lib/host/store/limits'
import type { LeadRow } from '@/lib/host/store/tables'
import type { LeadFormKind } from '@/lib/leads/forms'
import type { LeadInput } from '@/lib/leads/schema'
import type { Tells } from './spam'

/** A checked submission. */
export type Submission = {
  kind: LeadFormKind
  lead: LeadInput
  /** Whether its text-message code has to be right. */
  coded: boolean
  spamReasons: readonly string[]
  tells: Tells
  /** SHA-256 of what the visitor could read before ticking the box, see `consentHash`. */
  consentHash: string
  /** The sender's limit bucket, see `clientAddress`. */
  address: string
}

/** A lead's row but for its card and the judgement about spam, which the transaction adds. */
export type NewLead = Omit<LeadRow, 'card_id' | 'spam' | 'spam_reason'>

/** Everything that one transaction needs to store a lead or to say why not; JSON, for PostgreSQL's `save_lead`. */
export type Saving = {
  now: number
  lead: NewLead
  /** What makes leads of one phone wait for each other. */
  lock: string
  requestId: string | null
  /** Why it looks like spam, so far. */
  reasons: readonly string[]
  /** From how many submits of an address on a lead looks like spam, and the reason to give. */
  flood: Limit & { name: string }
  /** Null for a call that asks for no code. */
  code: GuessRules | null
  /** Id of the card, should the person have none yet. */
  card: string
  /** Id of the event that targets are told of. */
  event: string
  receipt: { hash: string; proven: number; expires: number }
  duplicateWindow: number
  requestWindow: number
}

/** `repeated`: this very request came before and led to a lead. */
export type Saved =
  | { outcome: 'saved' | 'duplicate' | 'wrong' | 'expired' | 'tooManyTries' | 'busy' }
  | { outcome: 'repeated'; id: string; verified: number }
