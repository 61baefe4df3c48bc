-- One row that tells this installation from every other.

-- up
create table installation (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now()
);
create unique index installation_has_one_row on installation ((true));
insert into installation default values;

-- down
drop table installation;
