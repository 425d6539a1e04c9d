import type { Generated, Selectable } from 'kysely'
import type { CallOutcome } from '@/lib/leads/call-outcome'
import type { chatAuthors } from '@/lib/leads/chat'
import type { CallSlot, Contact } from '@/lib/leads/receipt'

/** Times are milliseconds since 1970 (UTC), flags 0 or 1: the same in SQLite and PostgreSQL. */
export type Tables = {
  card: CardTable
  lead: LeadTable
  lead_call: LeadCallTable
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
  page_key: PageKeyTable
  chat: ChatTable
  chat_message: ChatMessageTable
  chat_link: ChatLinkTable
  migration: MigrationTable
  setting: SettingTable
}

/** One person, by phone. What was submitted is in `lead`, one row per event. */
type CardTable = {
  id: string
  /** Eleven digits; null once the person has been erased, and the row is a mark without personal data. */
  phone: string | null
  created_at: number
  /** Time of the newest event; with it the card's retention ends. */
  last_at: number
  /** Time of the last change of any kind: an event, a wish about being contacted, an erasure. */
  changed_at: number
  erased_at: number | null
}

type LeadTable = {
  id: string
  /** The card of the person who sent it. */
  card_id: string | null
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
  /** SHA-256 of the text that was shown, label and agreement; null without a tick. */
  consent_hash: string | null
  /** Masked address of the sender, kept as evidence of consent. */
  address: string | null
  created_at: number
  leased_until: number | null
  lease_owner: string | null
  acked_at: number | null
  forwarded_at: number | null
  /** How this event may be answered. */
  contact: Contact
  /** When the person would like to be called; null where nothing was chosen. */
  call_slot: CallSlot | null
  /** When the person last said so; null where nothing was said. */
  contact_at: number | null
  /** When the personal fields were blanked. */
  erased_at: number | null
  /** When a consultant first looked at it, and who. */
  opened_at: number | null
  opened_by: string | null
  /** When it was announced once more, because no consultant had looked at it in time. */
  overdue_at: number | null
  /** The office that it belongs to; the default office by the column's default. */
  office: Generated<string>
  /** Why, in words; null where there was nothing to choose among. */
  office_reason: string | null
  /** The offices that get it next when it is not opened in time, as JSON; null where only the default office is left. */
  office_next: string | null
  /** From when on the visitor wants to be called; null: at once. */
  wanted_at: number | null
  /** When its office got it; null for leads from before there were offices. */
  office_at: number | null
}

/** The result of one telephone call. */
export type LeadCallTable = {
  id: string
  lead_id: string
  at: number
  /** As the consultant typed it. */
  caller: string
  outcome: CallOutcome
  note: string | null
}

/** The way from the code in a robot's notice to its lead. The code itself is not kept. */
type LeadLinkTable = { code_hash: string; lead_id: string; expires_at: number }

/** The way from an unguessable code to what was submitted. The code itself is not kept. */
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

/** One row per lead that was accepted, written with it, so that a lost lead would show. */
type AcceptanceTable = { lead_id: string; at: number }

/** A receiver of leads. Registered from the configuration at start, so that an event needs only the database. */
type DeliveryTargetTable = {
  name: string
  kind: 'webhook' | 'wecom' | 'dingtalk' | 'upstream' | ConversionKind
  /** Keyed hash of the address: another one is another receiver. */
  fingerprint: string
  /**
   * 0 once it is no longer configured. 2 for what serves one office other than the default office: the release before this one looks
   * for 1, knows no offices, and would tell it of every lead while it still runs.
   */
  active: number
  /** The office whose leads it gets; null: every lead. */
  office: string | null
  /** When it answered that it takes nothing any more. */
  gone_at: number | null
  /** Until then it wants to be left alone. */
  resume_at: number | null
}

export type TargetKind = DeliveryTargetTable['kind']

/** Advertising platforms that are told what became of a click of theirs. */
export type ConversionKind = 'baidu' | 'tencent'

/**
 * One event of one lead for one target. `pending`: promised, so it is tried until it is `done` or `dead`; `dropped`: its
 * person was erased before. `asked`: the upstream still has the say, and the visitor was promised nothing; ends as
 * `refused` when it says no. Of one lead and target the rows go out in the order of `seq`, so a dead one holds back those after it.
 */
type DeliveryTable = {
  id: string
  /** The same for all targets of an event, and at every try. */
  event_id: string
  event: LeadEvent | ConversionEvent
  lead_id: string
  target: string
  seq: number
  /** 1: goes after those that do not look like spam. */
  spam: number
  /** The exact body to send; null before the first try writes it, and once it need not be sent any more. */
  payload: string | null
  state: 'asked' | 'pending' | 'done' | 'refused' | 'dead' | 'dropped'
  /** Tries that counted, the running one included. */
  attempts: number
  next_at: number
  /** While in the future, a process is sending it; once past, that process has died. */
  claimed_until: number | null
  /** The last try, successful or not: the target may know of the lead. */
  tried_at: number | null
  /** Why the last try failed, in the words of the log; null before one failed, and once the target has it. */
  reason: string | null
  created_at: number
  done_at: number | null
}

export type DeliveryState = DeliveryTable['state']
/** What people and their systems are told of. */
export type LeadEvent = 'lead.created' | 'lead.verified' | 'lead.updated' | 'lead.overdue' | 'lead.erased'
/** What advertising platforms are told of: a consultant spoke to the person, or found that the lead leads to nobody. */
export type ConversionEvent = 'lead.reached' | 'lead.invalid'

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

/** A key in the address of a page. The code itself is not kept; `office` null: the report. */
type PageKeyTable = {
  code_hash: string
  office: string | null
  name: string
  created_at: number
  expires_at: number
  /** When the conversations of the office were last looked at with it. */
  seen_at: number | null
}

/** A conversation. It names a person only through its lead; it is deleted with the lead, otherwise after some weeks. */
type ChatTable = {
  id: string
  /** Of the code in the visitor's cookie, which is not kept. */
  code_hash: string
  office: string
  topic: string
  page: string | null
  created_at: number
  /** Time of the newest message. */
  last_at: number
  /** Number of the newest message. */
  seq: number
  /** Grows with every change, so that other processes see it. */
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
  /** Tries of this notice. */
  notice_tries: number
}

type ChatMessageTable = {
  chat_id: string
  seq: number
  /** The id that the sender gave it: the same at every try. */
  client_id: string
  by: (typeof chatAuthors)[number]
  name: string | null
  /** What was written; of the machine its answer as JSON. */
  text: string
  at: number
}

/** The way from the code in a robot's notice to a conversation. The code itself is not kept. */
type ChatLinkTable = {
  code_hash: string
  chat_id: string
  /** The page key by which the link was reached; null for a link in a notice. */
  key_hash: string | null
  expires_at: number
  read_at: number | null
}

/** How many visits of a day in Beijing began on a page, came of a campaign and from a source. Says nothing about a visitor. */
type VisitCountTable = { day: string; page: string; campaign: string; source: string; visits: number }

type MigrationTable = { id: number; at: number }

/** What the processes that share a database have to agree on. */
type SettingTable = { name: string; value: string }

export type CardRow = Selectable<CardTable>
export type LeadRow = Selectable<LeadTable>
export type ChatRow = Selectable<ChatTable>
export type ChatMessageRow = Selectable<ChatMessageTable>
