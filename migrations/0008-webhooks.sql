-- Notices of sessions to addresses outside: what was asked for, and what was or is to be sent.

-- up
create table session_webhook (
  id uuid primary key,
  session_id uuid not null,
  -- Null: the creator's.
  seat text,
  url text not null,
  secret text not null,
  events text[] not null,
  created_at timestamptz(3) not null default now(),
  constraint session_webhook_session foreign key (session_id) references session (id) on delete cascade
);
create index session_webhook_of on session_webhook (session_id);

create table webhook_delivery (
  id text primary key,
  webhook_id uuid not null,
  type text not null,
  body text not null,
  attempts integer not null default 0,
  -- When it is to be sent; null when it was, or was given up.
  next_at timestamptz(3),
  delivered_at timestamptz(3),
  fault text,
  created_at timestamptz(3) not null default now(),
  constraint webhook_delivery_webhook foreign key (webhook_id) references session_webhook (id) on delete cascade
);
create index webhook_delivery_due on webhook_delivery (next_at) where next_at is not null;
create index webhook_delivery_of on webhook_delivery (webhook_id, created_at);

-- down
drop table webhook_delivery;
drop table session_webhook;
