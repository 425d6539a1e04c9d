import type { Selectable } from 'kysely'

/** Times are milliseconds since 1970 (UTC), flags 0 or 1: the same in SQLite and PostgreSQL. */
export type Tables = {
  lead: LeadTable
  dedupe: DedupeTable
  request: RequestTable
  outbox: OutboxTable
  sms_code: SmsCodeTable
  limit_bucket: LimitBucketTable
  limit_event: LimitEventTable
  audit: AuditTable
  migration: MigrationTable
}

type LeadTable = {
  id: string
  /** What duplicates are counted by: the form's source, else its kind. */
  form: string
  kind: string
  name: string | null
  phone: string
  /** The form's other fields, as JSON. */
  fields: string
  source: string | null
  linkurl: string | null
  test: string | null
  verified: number
  spam: number
  spam_reason: string | null
  agreed: number
  /** Version of the consent text that was ticked; null without a tick. */
  consent: string | null
  /** Masked address of the sender, kept as evidence of consent. */
  address: string | null
  created_at: number
  leased_until: number | null
  lease_owner: string | null
  acked_at: number | null
  forwarded_at: number | null
}

type DedupeTable = { form: string; phone: string; until: number; lead_id: string }

type RequestTable = { request_id: string; form: string; phone: string; answer: string; at: number }

/**
 * What has to reach somebody. `deliver`: a lead that consultants fetch here; `upstream`: one that is passed on.
 * `pending`: promised, so it is tried until it is `done` or `dead`. `asked`: the upstream still has the say, and the
 * visitor was promised nothing; ends as `refused` when it says no.
 */
type OutboxTable = {
  lead_id: string
  kind: 'deliver' | 'upstream'
  state: 'asked' | 'pending' | 'done' | 'refused' | 'dead'
  created_at: number
  /** Tries so far, the running one included. */
  attempts: number
  next_at: number
  /** While in the future, somebody is passing the lead on; later, somebody died over it. */
  claimed_until: number | null
  /** The form-encoded body to send, without a code; gone once nobody needs to send it. */
  payload: string | null
}

export type OutboxState = OutboxTable['state']

type SmsCodeTable = {
  id: string
  phone: string
  hmac: string
  created_at: number
  expires_at: number
  used_at: number | null
  /** Wrong tries while this was the phone's newest code. */
  wrong: number
}

/** One row per bucket, written before its events are counted: the row lock makes count and insert one step. */
type LimitBucketTable = { name: string; touched_at: number }

type LimitEventTable = { bucket: string; ref: string; at: number }

type AuditTable = {
  id: string
  at: number
  actor: string
  action: string
  detail: string
  address: string | null
}

type MigrationTable = { id: number; at: number }

export type LeadRow = Selectable<LeadTable>
