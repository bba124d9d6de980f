-- The registry of front ends: the database is the truth of what is live.
create table gateway.remotes (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{1,30}$'),
  created_at timestamptz not null default now()
);

-- Immutable: a version is what was published, files and all.
create table gateway.versions (
  name text not null references gateway.remotes,
  build text not null,
  -- Of a remote: the entry script's file name. Of the shell: null.
  entry text,
  integrity jsonb not null,
  -- portal.json of the build: a remote's pages, navigation and uses; the shell's contract and lends.
  portal jsonb not null,
  published_at timestamptz not null default now(),
  primary key (name, build)
);

-- What visitors get now: one row per front end.
create table gateway.rollouts (
  name text primary key references gateway.remotes,
  stable text not null,
  canary text,
  canary_percent integer not null default 0 check (canary_percent between 0 and 100),
  foreign key (name, stable) references gateway.versions (name, build),
  foreign key (name, canary) references gateway.versions (name, build)
);

-- Append-only: every rollout there ever was, so that rolling back can find the one before.
create table gateway.revisions (
  id bigint generated always as identity primary key,
  name text not null references gateway.remotes,
  action text not null check (action in ('publish', 'rollback', 'canary')),
  stable text not null,
  canary text,
  canary_percent integer not null default 0,
  at timestamptz not null default now()
);
create index revisions_by_name on gateway.revisions (name, id desc);

-- What the shell reports: addresses nobody has, remotes that failed. Paths alone, no person.
create table gateway.load_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  path text not null,
  remote text,
  build text,
  failure text
);
create index load_events_by_time on gateway.load_events (at);

-- The service only reads the registry; publishing is the owner's.
revoke insert, update, delete on gateway.remotes, gateway.versions, gateway.rollouts, gateway.revisions from onward_gateway;
revoke update, delete on gateway.load_events from onward_gateway;
grant select on gateway.remotes, gateway.versions, gateway.rollouts, gateway.revisions to onward_gateway;
grant select, insert on gateway.load_events to onward_gateway;
