-- Entries of callers' own in named collections, every version of each; and the armies that callers keep.

-- up
create table catalog_collection (
  id uuid primary key,
  ruleset text not null,
  name text not null,
  title text not null,
  public boolean not null,
  owner_key uuid not null,
  version integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index catalog_collection_name on catalog_collection (ruleset, name);
create index catalog_collection_owned on catalog_collection (owner_key);

create table catalog_collection_entry (
  collection_id uuid not null,
  kind text not null,
  slug text not null,
  version integer not null,
  place integer not null,
  entry json,
  at timestamptz(3) not null default now(),
  primary key (collection_id, kind, slug, version),
  constraint catalog_collection_entry_of foreign key (collection_id) references catalog_collection (id) on delete cascade
);

create table army (
  id uuid primary key,
  ruleset text not null,
  name text not null,
  public boolean not null,
  owner_key uuid not null,
  input json not null,
  list json not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index army_owned on army (owner_key, created_at, id);

-- down
drop table army;
drop table catalog_collection_entry;
drop table catalog_collection;
