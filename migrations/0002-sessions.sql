-- Stored games: the log is the truth, snapshots are a cache of it.

-- up
create table session (
  id uuid primary key,
  ruleset text not null,
  edition text not null,
  setup json not null,
  seats json not null,
  public boolean not null,
  dice text not null,
  seed text not null,
  commitment text not null,
  status text not null default 'open',
  version integer not null default 0,
  bot_to_act boolean not null default false,
  turn_of text,
  turn_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint session_status check (status in ('open', 'playing', 'finished')),
  constraint session_dice check (dice in ('server', 'table'))
);
create index session_listed on session (created_at, id) where public;
create index session_waits_for_bot on session (updated_at) where bot_to_act;

create table session_action (
  session_id uuid not null,
  seq integer not null,
  seat text,
  action json not null,
  faces json not null,
  dice text not null,
  events json not null,
  state_hash text not null,
  at timestamptz(3) not null,
  primary key (session_id, seq),
  constraint session_action_session foreign key (session_id) references session (id) on delete cascade
);

create table session_snapshot (
  session_id uuid not null,
  seq integer not null,
  state json not null,
  primary key (session_id, seq),
  constraint session_snapshot_session foreign key (session_id) references session (id) on delete cascade
);

create table session_token (
  hash text primary key,
  session_id uuid not null,
  kind text not null,
  seat text,
  issued_for text,
  expires_at timestamptz(3) not null,
  constraint session_token_session foreign key (session_id) references session (id) on delete cascade,
  constraint session_token_kind check (kind in ('creator', 'seat', 'ticket'))
);
create index session_token_seat on session_token (session_id, seat);
create index session_token_expiry on session_token (expires_at);

create table session_answer (
  session_id uuid not null,
  holder text not null,
  key text not null,
  body_hash text not null,
  answer json not null,
  created_at timestamptz(3) not null default now(),
  primary key (session_id, holder, key),
  constraint session_answer_session foreign key (session_id) references session (id) on delete cascade
);
create index session_answer_age on session_answer (created_at);

-- down
drop table session_answer;
drop table session_token;
drop table session_snapshot;
drop table session_action;
drop table session;
