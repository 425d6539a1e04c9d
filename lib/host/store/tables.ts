import type { Generated, Selectable } from 'kysely'
import { column, type RowOf, sqlOf, table } from '@/lib/host/columns'
import type { CallOutcome } from '@/lib/leads/call-outcome'
import type { chatAuthors } from '@/lib/leads/chat'
import type { CallSlot, Contact } from '@/lib/leads/receipt'
import type { RobotKind } from '@/lib/leads/routing/rules'

const key = column<string>('text primary key')
const text = column<string>('text not null')
const maybeText = column<string | null>('text')
const integer = column<number>('integer not null')
const words = <T extends string>() => column<T>('text not null')
/** Milliseconds since 1970 (UTC). */
const time = column<number>('bigint not null')
const maybeTime = column<number | null>('bigint')
const ofLead = column<string>('text not null references lead (id) on delete cascade')
const ofChat = column<string>('text not null references chat (id) on delete cascade')
const maybeOfPageKey = column<string | null>('text references page_key (code_hash) on delete cascade')

/**
 * The tables of this release, in SQL that both engines understand; flags are 0 or 1. A table stands after those that it refers to. What
 * belongs to a lead goes with it; `delivery` has no foreign key, because the event of an erasure is delivered after the lead's row has
 * been deleted.
 */
const tables = {
  /** One row. */
  meta: table({
    version: integer,
  }),
  /** One person, by phone. What the person submitted is in `lead`, one row per event. */
  card: table({
    id: key,
    /** Eleven digits; null once the person has been erased, and the row contains no personal data any more. */
    phone: column<string | null>('text unique'),
    created_at: time,
    /** Time of the newest event; the card's retention counts from it. */
    last_at: time,
    /** Time of the last change of any kind: an event, a wish about contact, an erasure. */
    changed_at: time,
    erased_at: maybeTime,
  }),
  lead: table({
    id: key,
    /** The card of the person who sent it. */
    card_id: column<string | null>('text references card (id)'),
    /** The value that, together with the phone, identifies a duplicate: the form's source, otherwise its kind. */
    form: text,
    kind: text,
    name: maybeText,
    phone: text,
    /** The form's other fields, as JSON. */
    fields: text,
    source: maybeText,
    linkurl: maybeText,
    test: maybeText,
    verified: integer,
    spam: integer,
    spam_reason: maybeText,
    agreed: integer,
    /** Version of the accepted consent text; null when the box was not ticked. */
    consent: maybeText,
    /** SHA-256 of the displayed text, label and agreement; null when the box was not ticked. */
    consent_hash: maybeText,
    /** Masked address of the sender, stored as evidence of consent. */
    address: maybeText,
    created_at: time,
    leased_until: maybeTime,
    lease_owner: maybeText,
    acked_at: maybeTime,
    forwarded_at: maybeTime,
    /** How the person may be contacted about this event. */
    contact: column<Contact>("text not null default 'call'"),
    /** When the person would like to be telephoned; null when nothing was chosen. */
    call_slot: column<CallSlot | null>('text'),
    /** When the person last changed one of these wishes; null when never. */
    contact_at: maybeTime,
    /** When the personal fields were erased. */
    erased_at: maybeTime,
    /** When a consultant first opened it, and who. */
    opened_at: maybeTime,
    opened_by: maybeText,
    /** When a system first fetched it with its key, and which; no person has seen it by that. */
    delivered_at: maybeTime,
    delivered_to: maybeText,
    /** When another notice was sent, because no consultant had opened it in time. */
    overdue_at: maybeTime,
    /** The office to which it belongs; the column's default is the default office. */
    office: column<Generated<string>>("text not null default '总部'"),
    /** The reason, as a text for people; null when there was nothing to choose. */
    office_reason: maybeText,
    /** The offices that get it next when it is not opened in time, as JSON; null when only the default office is left. */
    office_next: maybeText,
    /** When its office got it. */
    office_at: maybeTime,
    /** The time from which the visitor wishes to be telephoned; null: at once. */
    wanted_at: maybeTime,
    /** The consultant of the office to whom it was given; null: anybody there. */
    person: maybeText,
    /** When somebody gave it to this owner, who has not looked at it yet, and who gave it; null when nobody waits for a look. */
    handed_at: maybeTime,
    handed_by: maybeText,
    /**
     * The campaign, the channel and the first page of the visit that brought it, in the words of the report. Null when erased.
     */
    campaign: maybeText,
    channel: maybeText,
    landing: maybeText,
    /** The consultant who made it in a conversation; null when a visitor sent it. */
    made_by: maybeText,
  }),
  /** The result of one telephone call. */
  lead_call: table({
    id: key,
    lead_id: ofLead,
    at: time,
    /** The name as the consultant typed it. */
    caller: text,
    outcome: words<CallOutcome>(),
    note: maybeText,
  }),
  /** One step of a lead from owner to owner. */
  lead_handover: table({
    id: key,
    lead_id: ofLead,
    at: time,
    /** Who gave it; null when nobody had looked at it in time. */
    by: maybeText,
    from_office: text,
    from_person: maybeText,
    to_office: text,
    to_person: maybeText,
    reason: text,
  }),
  /** A key in the address of a page. The code itself is not stored; when `office` is null the key opens the report. */
  page_key: table({
    code_hash: key,
    office: maybeText,
    name: text,
    created_at: time,
    expires_at: time,
    /** 1: a key of the report that opens the leads of its lines too. */
    leads: column<Generated<number>>('integer not null default 0'),
    /** When this key was last used to view the conversations of the office. */
    seen_at: maybeTime,
  }),
  /** The lead for a code in a robot's notice. The code itself is not stored. */
  lead_link: table({
    code_hash: key,
    lead_id: ofLead,
    /** Hash of the page key whose list shows the link; null for a link in a notice. */
    key_hash: maybeOfPageKey,
    expires_at: time,
  }),
  /** The submitted lead for an unguessable code. The code itself is not stored. */
  receipt: table({
    code_hash: key,
    lead_id: ofLead,
    /** 1: given to a visitor whose phone was confirmed by a text-message code. */
    proven: integer,
    created_at: time,
    expires_at: time,
  }),
  dedupe: table(
    {
      form: text,
      phone: text,
      until: time,
      lead_id: text,
    },
    'primary key (form, phone)',
  ),
  request: table(
    {
      request_id: text,
      form: text,
      phone: text,
      answer: text,
      at: time,
    },
    'primary key (request_id, form, phone)',
  ),
  /** One row per accepted lead, written in the same transaction, so that a lost lead can be detected. */
  acceptance: table({
    lead_id: key,
    at: time,
  }),
  /** A receiver of leads. Registered from the configuration at start, so that queueing an event needs only the database. */
  delivery_target: table({
    name: key,
    kind: words<'webhook' | RobotKind | 'upstream'>(),
    /** Keyed hash of the address: another address is another receiver. */
    fingerprint: text,
    /** 0 when it is no longer configured. */
    active: integer,
    /** The office whose leads it gets; null: every lead. */
    office: maybeText,
    /** When it answered that it accepts nothing any more. */
    gone_at: maybeTime,
    /** Nothing is sent before this time, because it asked for a pause. */
    resume_at: maybeTime,
  }),
  /**
   * One event of one lead for one target. `pending`: promised, so it is tried until it is `done` or `dead`; `dropped`: its person was
   * erased before. `asked`: the upstream still has to decide, and the visitor was promised nothing; becomes `refused` when the upstream
   * refuses. The rows of one lead and target are sent in the order of `seq`, so a dead one stops those after it.
   */
  delivery: table({
    id: key,
    /** The same for all targets of an event, and at every attempt. */
    event_id: text,
    event: words<LeadEvent>(),
    lead_id: text,
    target: text,
    seq: integer,
    /** 1: gives way for a day to those that do not look like spam. */
    spam: integer,
    /** The exact body to send; null before the first attempt writes it, and once it need not be sent any more. */
    payload: maybeText,
    state: words<'asked' | 'pending' | 'done' | 'refused' | 'dead' | 'dropped'>(),
    /** Number of counted attempts, including the current one. */
    attempts: integer,
    next_at: time,
    /** In the future: a process is sending it. In the past: that process has died. */
    claimed_until: maybeTime,
    /** The last attempt, successful or not: the target may know of the lead. */
    tried_at: maybeTime,
    /** Why the last attempt failed, in the words of the log; null before the first failure, and once the target has it. */
    reason: maybeText,
    created_at: time,
    done_at: maybeTime,
  }),
  sms_code: table({
    id: key,
    phone: text,
    hmac: text,
    created_at: time,
    expires_at: time,
    used_at: maybeTime,
    /** Wrong tries while this was the phone's newest code. */
    wrong: column<number>('integer not null default 0'),
  }),
  limit_event: table({
    bucket: text,
    ref: text,
    at: time,
  }),
  audit: table({
    id: key,
    at: time,
    actor: text,
    action: text,
    detail: text,
    address: maybeText,
  }),
  /** Number of visits of a day in Beijing, by first page, campaign and source. Contains no data about a visitor. */
  visit_count: table(
    {
      day: text,
      page: text,
      campaign: text,
      source: text,
      visits: integer,
    },
    'primary key (day, page, campaign, source)',
  ),
  /** Number of searches of a day in Beijing that found nothing, by their words. Contains no data about a visitor. */
  missed_search: table(
    {
      day: text,
      words: text,
      searches: integer,
    },
    'primary key (day, words)',
  ),
  /** A conversation. It identifies a person only through its lead; it is deleted with the lead, otherwise after some weeks. */
  chat: table({
    id: key,
    /** Hash of the code in the visitor's cookie; the code itself is not stored. */
    code_hash: column<string>('text not null unique'),
    office: text,
    topic: text,
    page: maybeText,
    created_at: time,
    /** Time of the newest message. */
    last_at: time,
    /** Number of the newest message. */
    seq: integer,
    /** Increases with every change, so that other processes detect it. */
    version: integer,
    /** When the visitor first asked for a person. */
    called_at: maybeTime,
    /** Since when the visitor waits for a person's answer; null: answered. */
    waiting_since: maybeTime,
    /** The consultant who answers. */
    holder: maybeText,
    closed_at: maybeTime,
    lead_id: column<string | null>('text references lead (id) on delete cascade'),
    /** When the office gets the next notice; null: none is due. */
    notice_at: maybeTime,
    /** Number of attempts to send this notice. */
    notice_tries: column<number>('integer not null default 0'),
  }),
  chat_message: table(
    {
      chat_id: ofChat,
      seq: integer,
      /** The id from the sender: the same at every attempt. */
      client_id: text,
      by: words<(typeof chatAuthors)[number]>(),
      name: maybeText,
      /** The message; for the site search its result as JSON. */
      text: text,
      at: time,
    },
    'primary key (chat_id, seq), unique (chat_id, client_id)',
  ),
  /** The conversation for a code in a notice or on the page of a key. The code itself is not stored. */
  chat_link: table({
    code_hash: key,
    chat_id: ofChat,
    /** Hash of the page key whose list shows the link; null for a link in a notice. */
    key_hash: maybeOfPageKey,
    expires_at: time,
    read_at: maybeTime,
  }),
  /** Settings on which the processes that share a database must agree. */
  setting: table({
    name: key,
    value: text,
  }),
}

/** What makes the tables in a new database. */
export const schema = `
${Object.entries(tables)
  .map(([name, one]) => `create table ${name} (${sqlOf(one)});`)
  .join('\n')}
create index lead_waiting on lead (acked_at, created_at, id);
create index lead_phone on lead (phone);
create index lead_created on lead (created_at);
create index lead_card on lead (card_id, created_at, id);
create index lead_office on lead (office, created_at);
create index lead_campaign on lead (campaign, created_at);
create index lead_call_lead on lead_call (lead_id, at);
create index lead_handover_lead on lead_handover (lead_id, at);
create index page_key_name on page_key (name);
create index lead_link_lead on lead_link (lead_id);
create index lead_link_key on lead_link (key_hash);
create index receipt_lead on receipt (lead_id);
create index acceptance_at on acceptance (at);
create unique index delivery_order on delivery (lead_id, target, seq);
create index delivery_due on delivery (target, state, next_at);
create index delivery_created on delivery (created_at);
create index sms_code_phone on sms_code (phone, created_at);
create index limit_event_bucket on limit_event (bucket, at);
create index limit_event_ref on limit_event (ref);
create index limit_event_at on limit_event (at);
create index chat_office on chat (office, last_at);
create index chat_lead on chat (lead_id);
create index chat_notice on chat (notice_at);
create index chat_last on chat (last_at);
create index chat_link_key on chat_link (key_hash);
create index chat_link_chat on chat_link (chat_id)`

export type Tables = { [T in keyof typeof tables]: RowOf<(typeof tables)[T]> }

export type TargetKind = Tables['delivery_target']['kind']
export type DeliveryState = Tables['delivery']['state']
/** Events that people and their systems are told of. */
export type LeadEvent =
  | 'lead.created'
  | 'lead.verified'
  | 'lead.updated'
  | 'lead.overdue'
  | 'lead.handed'
  | 'lead.erased'

export type LeadRow = Selectable<Tables['lead']>
export type ChatRow = Selectable<Tables['chat']>
export type ChatMessageRow = Selectable<Tables['chat_message']>
