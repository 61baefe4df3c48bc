-- Keys of the API, kept as hashes; who owns a session; and what callers have left to spend, shared between nodes.

-- up
create table api_key (
  id uuid primary key,
  name text not null,
  kind text not null,
  scopes text[] not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  constraint api_key_kind check (kind in ('secret', 'publishable'))
);

create table api_key_secret (
  hash text primary key,
  key_id uuid not null,
  hint text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  constraint api_key_secret_key foreign key (key_id) references api_key (id) on delete cascade
);
create index api_key_secret_of on api_key_secret (key_id);

alter table session add column owner_key uuid;
create index session_owned on session (owner_key, created_at, id) where owner_key is not null;

-- Unlogged: after a crash everybody begins with a full purse, which costs nothing.
create unlogged table limit_purse (
  id text primary key,
  level double precision not null,
  at timestamptz(3) not null
);
create index limit_purse_age on limit_purse (at);

-- down
drop table limit_purse;
drop index session_owned;
alter table session drop column owner_key;
drop table api_key_secret;
drop table api_key;
