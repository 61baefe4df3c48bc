-- What people say to each other about a game.

-- up
create table session_message (
  session_id uuid not null,
  -- Never told: gaps in it would say that others talk.
  seq integer not null,
  id uuid not null,
  at timestamptz(3) not null,
  room text not null,
  author text not null,
  from_seat text,
  to_seat text,
  team text,
  text text not null,
  primary key (session_id, seq),
  constraint session_message_session foreign key (session_id) references session (id) on delete cascade,
  constraint session_message_room check (room in ('all', 'team', 'seat', 'spectators'))
);
create unique index session_message_id on session_message (id);

-- down
drop table session_message;
