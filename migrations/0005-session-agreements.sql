-- Clocks for decisions, tokens for spectators, sessions that go on from a version of another one, and which events are secrets.

-- up
alter table session add column clock_seconds integer;
-- What people are to decide now, and until when; a clock runs as long as it is the same.
alter table session add column clock_key text;
alter table session add column clock_until timestamptz(3);
alter table session add column origin json;
create index session_clock on session (clock_until) where clock_until is not null;
-- Numbers of the events that not everybody may know: without its rules nobody could tell them from the others.
alter table session_action add column secret json;
alter table session_token drop constraint session_token_kind;
alter table session_token add constraint session_token_kind check (kind in ('creator', 'seat', 'spectator', 'ticket'));

-- down
delete from session_token where kind = 'spectator';
alter table session_token drop constraint session_token_kind;
alter table session_token add constraint session_token_kind check (kind in ('creator', 'seat', 'ticket'));
alter table session_action drop column secret;
drop index session_clock;
alter table session drop column origin;
alter table session drop column clock_until;
alter table session drop column clock_key;
alter table session drop column clock_seconds;
