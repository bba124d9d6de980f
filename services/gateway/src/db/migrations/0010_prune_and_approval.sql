-- A removed version keeps its row, so that history can name it and a start does not publish it again; its files and maps are gone.
alter table gateway.versions add column removed_at timestamptz;

create function gateway.remove_version(front_end text, removed text) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('onward registry', 0));
  if exists (select from gateway.rollouts r where r.name = front_end and removed in (r.stable, r.canary)) then return false; end if;
  update gateway.versions v set removed_at = pg_catalog.now() where v.name = front_end and v.build = removed and v.removed_at is null;
  return found;
end $$;
revoke all on function gateway.remove_version(text, text) from public;
grant execute on function gateway.remove_version(text, text) to onward_gateway;

-- The same artefact was published again, so its files are there again.
create function gateway.restore_version(front_end text, restored text) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update gateway.versions v set removed_at = null where v.name = front_end and v.build = restored and v.removed_at is not null;
  return found;
end $$;
revoke all on function gateway.restore_version(text, text) from public;
grant execute on function gateway.restore_version(text, text) to onward_gateway;

-- Going to more than half of the people, where that needs a second administrator.
create table gateway.rollout_requests (
  id uuid primary key,
  name text not null references gateway.remotes,
  -- The change as it was asked for, with the revision that was seen.
  change jsonb not null,
  note text not null default '',
  asked_at timestamptz not null,
  asked_by uuid,
  by_token uuid references gateway.deploy_tokens,
  decided_at timestamptz,
  decided_by uuid,
  decision text check (decision in ('approved', 'declined', 'replaced')),
  decision_note text not null default '',
  revision bigint references gateway.revisions,
  check ((asked_by is null) <> (by_token is null)),
  check ((decision is null) = (decided_at is null)),
  check (decision is distinct from 'approved' or (decided_by is not null and decided_by is distinct from asked_by))
);
create unique index rollout_requests_open on gateway.rollout_requests (name) where decided_at is null;
revoke update, delete on gateway.rollout_requests from onward_gateway;
grant select, insert, update (decided_at, decided_by, decision, decision_note, revision) on gateway.rollout_requests to onward_gateway;
