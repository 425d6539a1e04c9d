import type { Generated, Selectable } from 'kysely'
import type { CallOutcome } from '@/lib/leads/call-outcome'
import type { chatAuthors } from '@/lib/leads/chat'
import type { CallSlot, Contact } from '@/lib/leads/receipt'
import type { RobotKind } from '@/lib/leads/routing/rules'

/** Times are milliseconds since 1970 (UTC), flags 0 or 1: the same in SQLite and PostgreSQL. */
export type Tables = {
  card: CardTable
  lead: LeadTable
  lead_call: LeadCallTable
  lead_handover: LeadHandoverTable
  lead_link: LeadLinkTable
  receipt: ReceiptTable
  dedupe: DedupeTable
  request: RequestTable
  acceptance: AcceptanceTable
  delivery_target: DeliveryTargetTable
  delivery: DeliveryTable
  sms_code: SmsCodeTable
  limit_event: LimitEventTable
  audit: AuditTable
  visit_count: VisitCountTable
  missed_search: MissedSearchTable
  page_key: PageKeyTable
  chat: ChatTable
  chat_message: ChatMessageTable
  chat_link: ChatLinkTable
  meta: MetaTable
  setting: SettingTable
}

/** One person, by phone. What the person submitted is in `lead`, one row per event. */
type CardTable = {
  id: string
  /** Eleven digits; null once the person has been erased, and the row contains no personal data any more. */
  phone: string | null
  created_at: number
  /** Time of the newest event; the card's retention counts from it. */
  last_at: number
  /** Time of the last change of any kind: an event, a wish about contact, an erasure. */
  changed_at: number
  erased_at: number | null
}

type LeadTable = {
  id: string
  /** The card of the person who sent it. */
  card_id: string | null
  /** The value that, together with the phone, identifies a duplicate: the form's source, otherwise its kind. */
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
  /** Version of the accepted consent text; null when the box was not ticked. */
  consent: string | null
  /** SHA-256 of the displayed text, label and agreement; null when the box was not ticked. */
  consent_hash: string | null
  /** Masked address of the sender, stored as evidence of consent. */
  address: string | null
  created_at: number
  leased_until: number | null
  lease_owner: string | null
  acked_at: number | null
  forwarded_at: number | null
  /** How the person may be contacted about this event. */
  contact: Contact
  /** When the person would like to be telephoned; null when nothing was chosen. */
  call_slot: CallSlot | null
  /** When the person last changed one of these wishes; null when never. */
  contact_at: number | null
  /** When the personal fields were erased. */
  erased_at: number | null
  /** When a consultant first opened it, and who. */
  opened_at: number | null
  opened_by: string | null
  /** When a system first fetched it with its key, and which; no person has seen it by that. */
  delivered_at: number | null
  delivered_to: string | null
  /** When another notice was sent, because no consultant had opened it in time. */
  overdue_at: number | null
  /** The office to which it belongs; the column's default is the default office. */
  office: Generated<string>
  /** The reason, as a text for people; null when there was nothing to choose. */
  office_reason: string | null
  /** The offices that get it next when it is not opened in time, as JSON; null when only the default office is left. */
  office_next: string | null
  /** The time from which the visitor wishes to be telephoned; null: at once. */
  wanted_at: number | null
  /** When its office got it. */
  office_at: number | null
  /** The consultant of the office to whom it was given; null: anybody there. */
  person: string | null
  /** When somebody gave it to this owner, who has not looked at it yet, and who gave it; null when nobody waits for a look. */
  handed_at: number | null
  handed_by: string | null
  /**
   * The campaign, the channel and the first page of the visit that brought it, in the words of the report. Null when erased.
   */
  campaign: string | null
  channel: string | null
  landing: string | null
  /** The consultant who made it in a conversation; null when a visitor sent it. */
  made_by: string | null
}

/** The result of one telephone call. */
export type LeadCallTable = {
  id: string
  lead_id: string
  at: number
  /** The name as the consultant typed it. */
  caller: string
  outcome: CallOutcome
  note: string | null
}

/** One step of a lead from owner to owner. */
type LeadHandoverTable = {
  id: string
  lead_id: string
  at: number
  /** Who gave it; null when nobody had looked at it in time. */
  by: string | null
  from_office: string
  from_person: string | null
  to_office: string
  to_person: string | null
  reason: string
}

/** The lead for a code in a robot's notice. The code itself is not stored. */
type LeadLinkTable = {
  code_hash: string
  lead_id: string
  /** Hash of the page key whose list shows the link; null for a link in a notice. */
  key_hash: string | null
  expires_at: number
}

/** The submitted lead for an unguessable code. The code itself is not stored. */
type ReceiptTable = {
  code_hash: string
  lead_id: string
  /** 1: given to a visitor whose phone was confirmed by a text-message code. */
  proven: number
  created_at: number
  expires_at: number
}

type DedupeTable = { form: string; phone: string; until: number; lead_id: string }

type RequestTable = { request_id: string; form: string; phone: string; answer: string; at: number }

/** One row per accepted lead, written in the same transaction, so that a lost lead can be detected. */
type AcceptanceTable = { lead_id: string; at: number }

/** A receiver of leads. Registered from the configuration at start, so that queueing an event needs only the database. */
type DeliveryTargetTable = {
  name: string
  kind: 'webhook' | RobotKind | 'upstream'
  /** Keyed hash of the address: another address is another receiver. */
  fingerprint: string
  /** 0 when it is no longer configured. */
  active: number
  /** The office whose leads it gets; null: every lead. */
  office: string | null
  /** When it answered that it accepts nothing any more. */
  gone_at: number | null
  /** Nothing is sent before this time, because it asked for a pause. */
  resume_at: number | null
}

export type TargetKind = DeliveryTargetTable['kind']

/**
 * One event of one lead for one target. `pending`: promised, so it is tried until it is `done` or `dead`; `dropped`: its person was
 * erased before. `asked`: the upstream still has to decide, and the visitor was promised nothing; becomes `refused` when the upstream
 * refuses. The rows of one lead and target are sent in the order of `seq`, so a dead one stops those after it.
 */
type DeliveryTable = {
  id: string
  /** The same for all targets of an event, and at every attempt. */
  event_id: string
  event: LeadEvent
  lead_id: string
  target: string
  seq: number
  /** 1: gives way for a day to those that do not look like spam. */
  spam: number
  /** The exact body to send; null before the first attempt writes it, and once it need not be sent any more. */
  payload: string | null
  state: 'asked' | 'pending' | 'done' | 'refused' | 'dead' | 'dropped'
  /** Number of counted attempts, including the current one. */
  attempts: number
  next_at: number
  /** In the future: a process is sending it. In the past: that process has died. */
  claimed_until: number | null
  /** The last attempt, successful or not: the target may know of the lead. */
  tried_at: number | null
  /** Why the last attempt failed, in the words of the log; null before the first failure, and once the target has it. */
  reason: string | null
  created_at: number
  done_at: number | null
}

export type DeliveryState = DeliveryTable['state']
/** Events that people and their systems are told of. */
export type LeadEvent =
  | 'lead.created'
  | 'lead.verified'
  | 'lead.updated'
  | 'lead.overdue'
  | 'lead.handed'
  | 'lead.erased'

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

type LimitEventTable = { bucket: string; ref: string; at: number }

type AuditTable = {
  id: string
  at: number
  actor: string
  action: string
  detail: string
  address: string | null
}

/** A key in the address of a page. The code itself is not stored; when `office` is null the key opens the report. */
type PageKeyTable = {
  code_hash: string
  office: string | null
  name: string
  created_at: number
  expires_at: number
  /** 1: a key of the report that opens the leads of its lines too. */
  leads: Generated<number>
  /** When this key was last used to view the conversations of the office. */
  seen_at: number | null
}

/** A conversation. It identifies a person only through its lead; it is deleted with the lead, otherwise after some weeks. */
type ChatTable = {
  id: string
  /** Hash of the code in the visitor's cookie; the code itself is not stored. */
  code_hash: string
  office: string
  topic: string
  page: string | null
  created_at: number
  /** Time of the newest message. */
  last_at: number
  /** Number of the newest message. */
  seq: number
  /** Increases with every change, so that other processes detect it. */
  version: number
  /** When the visitor first asked for a person. */
  called_at: number | null
  /** Since when the visitor waits for a person's answer; null: answered. */
  waiting_since: number | null
  /** The consultant who answers. */
  holder: string | null
  closed_at: number | null
  lead_id: string | null
  /** When the office gets the next notice; null: none is due. */
  notice_at: number | null
  /** Number of attempts to send this notice. */
  notice_tries: number
}

type ChatMessageTable = {
  chat_id: string
  seq: number
  /** The id from the sender: the same at every attempt. */
  client_id: string
  by: (typeof chatAuthors)[number]
  name: string | null
  /** The message; for the site search its result as JSON. */
  text: string
  at: number
}

/** The conversation for a code in a notice or on the page of a key. The code itself is not stored. */
type ChatLinkTable = {
  code_hash: string
  chat_id: string
  /** Hash of the page key whose list shows the link; null for a link in a notice. */
  key_hash: string | null
  expires_at: number
  read_at: number | null
}

/** Number of visits of a day in Beijing, by first page, campaign and source. Contains no data about a visitor. */
type VisitCountTable = { day: string; page: string; campaign: string; source: string; visits: number }

/** Number of searches of a day in Beijing that found nothing, by their words. Contains no data about a visitor. */
type MissedSearchTable = { day: string; words: string; searches: number }

/** One row. */
type MetaTable = { version: number }

/** Settings on which the processes that share a database must agree. */
type SettingTable = { name: string; value: string }

export type LeadRow = Selectable<LeadTable>
export type ChatRow = Selectable<ChatTable>
export type ChatMessageRow = Selectable<ChatMessageTable>
