/**
 * The tables of this release, in SQL that both engines understand: times are `bigint`, flags `integer`. What belongs to a lead goes with
 * it; `delivery` has no foreign key, because the event of an erasure is delivered after the lead's row has been deleted.
 */
export const schema = `
create table meta (version integer not null);
create table card (
  id text primary key, phone text unique, created_at bigint not null, last_at bigint not null, changed_at bigint not null, erased_at bigint);
create table lead (
  id text primary key, card_id text references card (id), form text not null, kind text not null, name text, phone text not null,
  fields text not null, source text, linkurl text, test text, verified integer not null, spam integer not null, spam_reason text,
  agreed integer not null, consent text, consent_hash text, address text, created_at bigint not null, leased_until bigint,
  lease_owner text, acked_at bigint, forwarded_at bigint, contact text not null default 'call', call_slot text, contact_at bigint,
  erased_at bigint, opened_at bigint, opened_by text, delivered_at bigint, delivered_to text, overdue_at bigint,
  office text not null default '总部', office_reason text, office_next text, office_at bigint, wanted_at bigint, person text,
  handed_at bigint, handed_by text, campaign text, channel text, landing text, made_by text);
create index lead_waiting on lead (acked_at, created_at, id);
create index lead_phone on lead (phone);
create index lead_created on lead (created_at);
create index lead_card on lead (card_id, created_at, id);
create index lead_office on lead (office, created_at);
create index lead_campaign on lead (campaign, created_at);
create table lead_call (
  id text primary key, lead_id text not null references lead (id) on delete cascade, at bigint not null, caller text not null,
  outcome text not null, note text);
create index lead_call_lead on lead_call (lead_id, at);
create table lead_handover (
  id text primary key, lead_id text not null references lead (id) on delete cascade, at bigint not null, by text,
  from_office text not null, from_person text, to_office text not null, to_person text, reason text not null);
create index lead_handover_lead on lead_handover (lead_id, at);
create table page_key (
  code_hash text primary key, office text, name text not null, created_at bigint not null, expires_at bigint not null,
  leads integer not null default 0, seen_at bigint);
create index page_key_name on page_key (name);
create table lead_link (
  code_hash text primary key, lead_id text not null references lead (id) on delete cascade,
  key_hash text references page_key (code_hash) on delete cascade, expires_at bigint not null);
create index lead_link_lead on lead_link (lead_id);
create index lead_link_key on lead_link (key_hash);
create table receipt (
  code_hash text primary key, lead_id text not null references lead (id) on delete cascade, proven integer not null,
  created_at bigint not null, expires_at bigint not null);
create index receipt_lead on receipt (lead_id);
create table dedupe (
  form text not null, phone text not null, until bigint not null, lead_id text not null, primary key (form, phone));
create table request (
  request_id text not null, form text not null, phone text not null, answer text not null, at bigint not null,
  primary key (request_id, form, phone));
create table acceptance (lead_id text primary key, at bigint not null);
create index acceptance_at on acceptance (at);
create table delivery_target (
  name text primary key, kind text not null, fingerprint text not null, active integer not null, office text, gone_at bigint,
  resume_at bigint);
create table delivery (
  id text primary key, event_id text not null, event text not null, lead_id text not null, target text not null, seq integer not null,
  spam integer not null, payload text, state text not null, attempts integer not null, next_at bigint not null, claimed_until bigint,
  tried_at bigint, reason text, created_at bigint not null, done_at bigint);
create unique index delivery_order on delivery (lead_id, target, seq);
create index delivery_due on delivery (target, state, next_at);
create index delivery_created on delivery (created_at);
create table sms_code (
  id text primary key, phone text not null, hmac text not null, created_at bigint not null, expires_at bigint not null, used_at bigint,
  wrong integer not null default 0);
create index sms_code_phone on sms_code (phone, created_at);
create table limit_event (bucket text not null, ref text not null, at bigint not null);
create index limit_event_bucket on limit_event (bucket, at);
create index limit_event_ref on limit_event (ref);
create index limit_event_at on limit_event (at);
create table audit (
  id text primary key, at bigint not null, actor text not null, action text not null, detail text not null, address text);
create table visit_count (
  day text not null, page text not null, campaign text not null, source text not null, visits integer not null,
  primary key (day, page, campaign, source));
create table missed_search (day text not null, words text not null, searches integer not null, primary key (day, words));
create table chat (
  id text primary key, code_hash text not null unique, office text not null, topic text not null, page text, created_at bigint not null,
  last_at bigint not null, seq integer not null, version integer not null, called_at bigint, waiting_since bigint, holder text,
  closed_at bigint, lead_id text references lead (id) on delete cascade, notice_at bigint, notice_tries integer not null default 0);
create index chat_office on chat (office, last_at);
create index chat_lead on chat (lead_id);
create index chat_notice on chat (notice_at);
create index chat_last on chat (last_at);
create table chat_message (
  chat_id text not null references chat (id) on delete cascade, seq integer not null, client_id text not null, by text not null,
  name text, text text not null, at bigint not null, primary key (chat_id, seq), unique (chat_id, client_id));
create table chat_link (
  code_hash text primary key, chat_id text not null references chat (id) on delete cascade,
  key_hash text references page_key (code_hash) on delete cascade, expires_at bigint not null, read_at bigint);
create index chat_link_key on chat_link (key_hash);
create index chat_link_chat on chat_link (chat_id);
create table setting (name text primary key, value text not null)`
