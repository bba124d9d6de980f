-- Notices to the team that owns a remote, each until it was delivered or given up; their addresses are read when they are sent.
create table gateway.team_notices (
  id uuid primary key,
  name text not null references gateway.remotes,
  build text not null,
  kind text not null check (kind in ('suspect', 'quarantined', 'file-refused')),
  channel text not null check (channel in ('webhook', 'mail')),
  facts jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  last_at timestamptz,
  -- What came of the last attempt: `HTTP 503`, `no answer in time`; empty before the first.
  result text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up'))
);
create index team_notices_by_name on gateway.team_notices (name, created_at desc);
revoke update, delete on gateway.team_notices from onward_gateway;
grant select, insert, delete, update (attempts, last_at, result, state) on gateway.team_notices to onward_gateway;
