-- How versions load, as sums: one row per version, time and figure, never one per load. `at` is a minute at first and ten minutes later.
create table gateway.load_counts (
  name text not null,
  build text not null,
  at timestamptz not null,
  -- ok, failed:<class>, after:<class>, ms:<step of load time>, rescued: the version before was shown in its place.
  what text not null,
  count integer not null,
  primary key (name, build, at, what),
  foreign key (name, build) references gateway.versions (name, build)
);
create index load_counts_by_time on gateway.load_counts (at);
grant select, insert, update, delete on gateway.load_counts to onward_gateway;

-- Versions that the portal found faulty, with what it counted. Quarantined: taken out, and chosen by nobody until it is cleared. Suspect: it
-- still serves, because no healthy version was there to take its place.
create table gateway.version_health (
  id bigint generated always as identity primary key,
  name text not null,
  build text not null,
  state text not null check (state in ('suspect', 'quarantined')),
  at timestamptz not null,
  -- {"loads", "failures", "before": {"build", "loads", "failures"} or null, "rule"}
  facts jsonb not null,
  -- The portal's own change of what is live.
  revision bigint references gateway.revisions,
  cleared_at timestamptz,
  -- Null: on the command line.
  cleared_by uuid,
  cleared_note text not null default '',
  foreign key (name, build) references gateway.versions (name, build)
);
create unique index version_health_now on gateway.version_health (name, build) where cleared_at is null;
revoke update, delete on gateway.version_health from onward_gateway;
grant select, insert, update (cleared_at, cleared_by, cleared_note) on gateway.version_health to onward_gateway;

-- The lines of a failure's stack, as file names and positions; never a message.
alter table gateway.load_events add column stack text not null default '';
