/**
 * Functions with which the previous release stores leads on PostgreSQL. This release does not use them; they are still created because
 * processes of both releases run at the same time during an update, and after a rollback. Never edited, like every released migration;
 * the next release drops them by a migration of its own.
 */

/** Counts one event in each bucket unless a limit is exhausted; returns the name of the first such limit. */
export const claimLimitsFunction = `
create function claim_limits(limits jsonb, unlocked jsonb, claim_ref text, claim_at bigint) returns text
language plpgsql as $$
declare
  buckets text[] := array(select distinct one->>'bucket' from jsonb_array_elements(limits) one order by 1);
  asked jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended(bucket, 0))
    from unnest(buckets) bucket where not unlocked ? bucket;
  if exists (select from limit_event where ref = claim_ref and bucket = any (buckets)) then
    return null;
  end if;
  update limit_event set at = claim_at where bucket = any (buckets) and at > claim_at;
  for asked in select one from jsonb_array_elements(limits) with ordinality as listed (one, place) order by place loop
    if (select count(*) from limit_event
        where bucket = asked->>'bucket' and at > claim_at - (asked->>'window')::bigint) >= (asked->>'max')::bigint then
      return asked->>'name';
    end if;
  end loop;
  insert into limit_event (bucket, ref, at) select bucket, claim_ref, claim_at from unnest(buckets) bucket;
  return null;
end $$`

/** Stores a lead, or returns why it is refused. Input and result are those of `saveLead`, as JSON. */
export const saveLeadFunction = `
create function save_lead(saving jsonb) returns jsonb
language plpgsql as $$
declare
  saved_at constant bigint := (saving->>'now')::bigint;
  given constant lead := jsonb_populate_record(null::lead, saving->'lead');
  code constant jsonb := saving->'code';
  flood constant jsonb := saving->'flood';
  reasons text[] := array(select jsonb_array_elements_text(saving->'reasons'));
  guesses text[];
  found_id text;
  found_verified integer;
  newest sms_code;
  match sms_code;
  is_live boolean;
begin
  -- One lead of a phone at a time, so that what is read here still holds when it is written.
  perform pg_advisory_xact_lock(hashtextextended(saving->>'lock', 0));

  if exists (select from lead where id = given.id) then
    return jsonb_build_object('outcome', 'saved');
  end if;
  if saving->>'requestId' is not null then
    select lead.id, lead.verified into found_id, found_verified from request join lead on lead.id = request.answer
      where request.request_id = saving->>'requestId' and request.form = given.form and request.phone = given.phone
        and request.at > saved_at - (saving->>'requestWindow')::bigint;
    if found then
      return jsonb_build_object('outcome', 'repeated', 'id', found_id, 'verified', found_verified);
    end if;
  end if;

  if code is not null and jsonb_typeof(code) = 'object' then
    guesses := array[code->'byAddress'->>'bucket', code->'byPhone'->>'bucket'];
    perform pg_advisory_xact_lock(hashtextextended(guess, 0)) from unnest(guesses) guess;
    update limit_event set at = saved_at where bucket = any (guesses) and at > saved_at;
    if exists (
      select from jsonb_array_elements(jsonb_build_array(code->'byAddress', code->'byPhone')) as spent (one)
      where (select count(*) from limit_event
             where bucket = one->>'bucket' and at > saved_at - (one->>'window')::bigint) >= (one->>'max')::bigint
    ) then
      return jsonb_build_object('outcome', 'busy');
    end if;
    update sms_code set created_at = saved_at - 1, expires_at = saved_at - 1 + (code->>'life')::bigint
      where phone = given.phone and created_at > saved_at + (code->>'skew')::bigint;
    select * into newest from sms_code where phone = given.phone order by created_at desc, id desc limit 1;
    is_live := found and newest.expires_at > saved_at;
    if is_live and newest.wrong >= (code->>'tries')::integer then
      return jsonb_build_object('outcome', 'tooManyTries');
    end if;
    select * into match from (
      select * from sms_code where phone = given.phone
      order by created_at desc, id desc limit (code->>'validAtOnce')::integer
    ) valid where hmac = code->>'hmac' limit 1;
    if not found then
      if is_live then
        update sms_code set wrong = wrong + 1 where id = newest.id;
      end if;
      insert into limit_event (bucket, ref, at)
        select guess, given.id, saved_at from unnest(guesses) with ordinality as counted (guess, place)
        -- Without a live code there is nothing to guess.
        where is_live or place = 1;
      return jsonb_build_object('outcome', 'wrong');
    end if;
    if match.used_at is not null then
      return jsonb_build_object('outcome', case when exists (
        select from dedupe where form = given.form and phone = given.phone and until > saved_at
      ) then 'duplicate' else 'wrong' end);
    end if;
    if match.expires_at <= saved_at then
      return jsonb_build_object('outcome', 'expired');
    end if;
  end if;

  insert into dedupe (form, phone, until, lead_id)
    values (given.form, given.phone, saved_at + (saving->>'duplicateWindow')::bigint, given.id)
    on conflict (form, phone) do update set until = excluded.until, lead_id = excluded.lead_id
    where dedupe.until <= saved_at;
  if not found then
    return jsonb_build_object('outcome', 'duplicate');
  end if;
  if match.id is not null then
    update sms_code set used_at = saved_at where id = match.id;
  end if;

  update limit_event set at = saved_at where bucket = flood->>'bucket' and at > saved_at;
  if (select count(*) from limit_event
      where bucket = flood->>'bucket' and at > saved_at - (flood->>'window')::bigint) + 1 >= (flood->>'max')::bigint then
    reasons := reasons || (flood->>'name');
  end if;
  insert into limit_event (bucket, ref, at) values (flood->>'bucket', given.id, saved_at);

  insert into card (id, phone, created_at, last_at, changed_at)
    values (saving->>'card', given.phone, saved_at, saved_at, saved_at)
    on conflict (phone) do update set last_at = excluded.last_at, changed_at = excluded.changed_at
    returning id into found_id;
  insert into lead (id, card_id, form, kind, name, phone, fields, source, linkurl, test, verified, spam, spam_reason,
      agreed, consent, consent_hash, address, created_at, contact)
    values (given.id, found_id, given.form, given.kind, given.name, given.phone, given.fields, given.source,
      given.linkurl, given.test, given.verified, (cardinality(reasons) > 0)::integer,
      nullif(array_to_string(reasons, ','), ''), given.agreed, given.consent, given.consent_hash, given.address,
      given.created_at, given.contact);
  insert into acceptance (lead_id, at) values (given.id, saved_at);
  if saving->>'requestId' is not null then
    insert into request (request_id, form, phone, answer, at)
      values (saving->>'requestId', given.form, given.phone, given.id, saved_at)
      on conflict (request_id, form, phone) do update set answer = excluded.answer, at = excluded.at;
  end if;
  insert into receipt (code_hash, lead_id, proven, created_at, expires_at)
    values (saving->'receipt'->>'hash', given.id, (saving->'receipt'->>'proven')::integer, saved_at,
      (saving->'receipt'->>'expires')::bigint)
    on conflict (code_hash) do nothing;
  insert into delivery (id, event_id, event, lead_id, target, seq, spam, state, attempts, next_at, created_at)
    select (saving->>'event') || ':' || name, saving->>'event', 'lead.created', given.id, name, 1,
      (cardinality(reasons) > 0)::integer, case when gone_at is null then 'pending' else 'dead' end, 0, saved_at, saved_at
    from delivery_target where active = 1 and kind <> 'upstream';
  return jsonb_build_object('outcome', 'saved');
end $$`
