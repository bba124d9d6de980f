-- Versions before they are live, for the people that a preview names. Its link is signed, and kept nowhere.
create table gateway.previews (
  id uuid primary key,
  label text not null default '',
  -- [{"name": "training", "build": "0123456789ab"}]
  pins jsonb not null,
  -- {"roles": [], "offices": [], "testers": []}; any of these is enough.
  audience jsonb not null,
  created_at timestamptz not null,
  created_by uuid,
  -- Of a team: its token, which may end it.
  by_token uuid references gateway.deploy_tokens,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check ((created_by is null) <> (by_token is null))
);
create index previews_by_end on gateway.previews (expires_at);
revoke update, delete on gateway.previews from onward_gateway;
grant select, insert, update (revoked_at) on gateway.previews to onward_gateway;

-- Open pages hear that something else is live, whoever changed it.
create function gateway.tell_open_pages() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('live', '{"everyone":true,"changed":["front-end"]}');
  return null;
end $$;
revoke all on function gateway.tell_open_pages() from public;
create trigger revisions_told after insert on gateway.revisions for each statement execute function gateway.tell_open_pages();

-- Versions that went live or back together: the number of the set's first revision.
alter table gateway.revisions add column set_of bigint;
create function gateway.join_set(ids bigint[]) returns void language sql security definer set search_path = '' as $$
  update gateway.revisions r set set_of = (select pg_catalog.min(one) from pg_catalog.unnest(ids) one)
  -- Those of this transaction alone: a revision that was committed never changes.
  where r.id = any(ids) and r.set_of is null and r.at = pg_catalog.now();
$$;
revoke all on function gateway.join_set(bigint[]) from public;
grant execute on function gateway.join_set(bigint[]) to onward_gateway;
