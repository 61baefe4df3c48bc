-- The catalogs that this installation has served: the hash of every entry.

-- up
create table catalog_version (
  ruleset text not null,
  version text not null,
  hashes json not null,
  seen_at timestamptz(3) not null default now(),
  primary key (ruleset, version)
);

-- down
drop table catalog_version;
