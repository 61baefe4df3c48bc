/** The channel on which nodes tell each other what was stored: `session:sequence number`. */
export const CHANNEL = 'umpire_sessions';
/** How long an idempotency key keeps its answer. */
export const ANSWER_HOURS = 24;

export const INSERT = `
with made as (
  insert into session (id, ruleset, edition, setup, seats, public, dice, seed, commitment, created_at, updated_at, scene, names, owner_key, clock_seconds, origin, status, bot_to_act, clock_key, clock_until, version)
  values ($1, $2, $3, $4::json, $5::json, $6, $7, $8, $9, $10, $10, $12::json, $13::json, $14::uuid, $15, $16::json, $17, $18, $19, case when $19::text is null then null else now() + make_interval(secs => $15::integer) end, coalesce(json_array_length($20::json), 0))
  on conflict (id) do nothing
  returning id
), logged as (
  insert into session_action (session_id, seq, seat, action, faces, dice, events, secret, state_hash, at)
  select made.id, line.seq, line.seat, line.action, line.faces, line.dice, line.events, line.secret, line."stateHash", line.at
  from made, json_to_recordset($20::json) as line(seq integer, seat text, action json, faces json, dice text, events json, secret json, "stateHash" text, at timestamptz)
), snapped as (
  insert into session_snapshot (session_id, seq, state)
  select made.id, line.seq, line.state from made, json_to_recordset($21::json) as line(seq integer, state json)
)
insert into session_token (hash, session_id, kind, seat, expires_at)
select token.hash, made.id, token.kind, token.seat, token."expiresAt"
from made, json_to_recordset($11::json) as token(hash text, kind text, seat text, "expiresAt" timestamptz)`;

export const HEAD = `
select session.id, version, status, public, token.seat, clock_until as "clockUntil",
  case when $2::text = 'key:' || owner_key and not exists (select 1 from api_key where api_key.id = owner_key and revoked_at is not null) then 'creator' else kind end as kind,
  coalesce(token.expires_at < now(), false) as expired
from session left join session_token token on token.session_id = session.id and token.hash = $2::text and token.kind <> 'ticket'
where session.id = $1`;

export const FACTS = `
select id, ruleset, edition, setup, seats, public, dice, seed, commitment, scene, names, clock_seconds as "clockSeconds", origin, created_at as "createdAt"
from session where id = $1`;

export const ROWS = `
select seq, seat, action, faces, dice, events, secret, state_hash as "stateHash", at
from session_action where session_id = $1 and seq > $2 and seq <= $3 order by seq limit $4`;

export const SNAPSHOT = `
select seq, state from session_snapshot where session_id = $1 and seq <= $2 order by seq desc limit 1`;

/** One statement: the version is compared, the actions, the answer, a snapshot and the notices are stored, and everybody is told; or nothing happens. */
export const APPEND = `
with moved as (
  update session set version = $3::integer, status = $4, bot_to_act = $5, turn_of = null, turn_until = null, updated_at = now(), clock_key = $13,
    clock_until = case when $13::text is null then null when clock_key = $13 then clock_until else now() + make_interval(secs => $14::integer) end
  where id = $1 and version = $2 and (turn_until is null or turn_until < now() or turn_of = $12)
  returning id
), logged as (
  insert into session_action (session_id, seq, seat, action, faces, dice, events, secret, state_hash, at)
  select moved.id, line.seq, line.seat, line.action, line.faces, line.dice, line.events, line.secret, line."stateHash", line.at
  from moved, json_to_recordset($6::json) as line(seq integer, seat text, action json, faces json, dice text, events json, secret json, "stateHash" text, at timestamptz)
), snapped as (
  insert into session_snapshot (session_id, seq, state)
  select moved.id, $3::integer, $7::json from moved where $7::json is not null
), kept as (
  insert into session_answer (session_id, holder, key, body_hash, answer)
  select moved.id, $8, $9, $10, $11::json from moved where $9::text is not null
  on conflict (session_id, holder, key) do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = now()
), noticed as (
  insert into webhook_delivery (id, webhook_id, type, body, next_at)
  select 'msg_' || replace(gen_random_uuid()::text, '-', ''), hook.id, notice.type,
    json_build_object('type', 'session.' || notice.type, 'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', json_build_object('session', moved.id, 'version', $3::integer, 'seat', notice.seat))::text,
    now()
  from moved join session_webhook hook on hook.session_id = moved.id, json_to_recordset($15::json) as notice(type text, seat text)
  where notice.type = any(hook.events) and (hook.seat is null or notice.seat is null or hook.seat = notice.seat)
  returning id
)
select pg_notify('${CHANNEL}', moved.id::text || ':' || ($3::integer)::text), (select count(*)::integer from noticed) as notices from moved`;

/** Asks the other nodes to let this one go first, for a moment at most. */
export const CLAIM = `
with claimed as (
  update session set turn_of = $2, turn_until = now() + interval '250 milliseconds'
  where id = $1 and (turn_until is null or turn_until < now() or turn_of = $2)
  returning version
)
select version from claimed`;

export const ANSWER = `
select body_hash as "bodyHash", answer from session_answer
where session_id = $1 and holder = $2 and key = $3 and created_at > now() - interval '${ANSWER_HOURS} hours'`;

export const ADD_TICKET = `
insert into session_token (hash, session_id, kind, seat, issued_for, expires_at) values ($1, $2, 'ticket', $3, $4, $5)`;

export const REPLACE_TOKEN = `
with revoked as (
  delete from session_token where session_id = $1 and seat = $2
), unhooked as (
  delete from session_webhook where session_id = $1 and seat = $2
)
insert into session_token (hash, session_id, kind, seat, expires_at) values ($3, $1, 'seat', $2, $4)`;

export const RENEW_TOKEN = `
update session_token set expires_at = $2 where hash = $1`;

export const TAKE_TICKET = `
with taken as (
  delete from session_token where session_id = $1 and hash = $2 and kind = 'ticket' and expires_at >= now() returning seat, issued_for
)
select seat, issued_for as "issuedFor" from taken`;

export const LIST = `
select id, ruleset, edition, status, seats, dice, version, created_at as "createdAt"
from session
where (case when $6::uuid is null then public else owner_key = $6::uuid end) and ($1::text is null or ruleset = $1) and ($2::text is null or status = $2)
  and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
order by created_at desc, id desc limit $5`;

export const WAITING_FOR_BOTS = `
select id from session where bot_to_act and status = 'playing' and ruleset || '@' || edition = any($2::text[]) and updated_at <= now() - make_interval(secs => $1) order by updated_at limit 200`;

/** Sessions in which somebody took too long. */
export const TIMED_OUT = `
select id, version from session where clock_until <= now() and status = 'playing' and ruleset || '@' || edition = any($1::text[]) order by clock_until limit 100`;

export const STOP_CLOCK = `
update session set clock_key = null, clock_until = null where id = $1 and version = $2`;

export const GOES_BACK_TO = `
select (action->>'version')::integer as version from session_action
where session_id = $1 and action->>'type' = 'session.propose' and action->>'what' = 'undo'`;

export const ADD_TOKEN = `
insert into session_token (hash, session_id, kind, seat, expires_at) values ($1, $2, $3, $4, $5)`;

export const STIR = `
select pg_notify('${CHANNEL}', $1::text || ':0')`;

export const OWNER = `
select owner_key as "ownerKey" from session where id = $1`;

/** Whether every seat of a session that has not started is held by a bot or a token. */
export const EVERYBODY_CAME = `
select 1 as came from session
where id = $1 and status = 'open' and not exists (
  select 1 from json_array_elements(session.seats) as plan
  where plan->>'bot' is null and not exists (select 1 from session_token where session_id = session.id and session_token.seat = plan->>'seat')
)`;

export const REVOKE_TOKENS = `
with unhooked as (
  delete from session_webhook where session_id = $1 and seat = $2
)
delete from session_token where session_id = $1 and seat = $2`;

const REST = `
), tokens as (
  delete from session_token using stripped where session_id = stripped.id
), answers as (
  delete from session_answer using stripped where session_id = stripped.id
), messages as (
  delete from session_message using stripped where session_id = stripped.id
), webhooks as (
  delete from session_webhook using stripped where session_id = stripped.id
)`;

/** Of a public game that has ended the log stays, without whoever made and played it; of any other nothing does. */
export const DELETE = `
with stripped as (
  update session set owner_key = null, scene = null, names = '{}' where id = $1 and public and status = 'finished' returning id
), gone as (
  delete from session where id = $1 and not (public and status = 'finished') returning id
${REST}
select exists (select 1 from stripped) as stays, pg_notify('${CHANNEL}', $1::text || ':gone')`;

export const RETIRE = `
with stripped as (
  update session set owner_key = null, scene = null, names = '{}'
  where public and status = 'finished' and updated_at < now() - make_interval(days => $1)
    and (owner_key is not null or scene is not null or exists (select 1 from session_token where session_id = session.id) or exists (select 1 from session_message where session_id = session.id))
  returning id
), gone as (
  delete from session where not (public and status = 'finished') and updated_at < now() - make_interval(days => $1) returning id
${REST}
select (select count(*)::integer from gone) as gone`;

export const TIDY_ANSWERS = `delete from session_answer where created_at < now() - interval '${ANSWER_HOURS} hours'`;
export const TIDY_TOKENS = `delete from session_token where expires_at < now() - interval '7 days'`;
