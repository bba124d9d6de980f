-- Publishing by teams elsewhere: who owns a remote, which key signs it, and which tokens may publish it.
alter table gateway.remotes
  add column team text not null default '',
  -- Ed25519, PEM. Null: nobody but the owner of the database publishes it.
  add column public_key text,
  -- Addresses for this remote alone, by role: [{"path": "/agent/training", "roles": ["agent"]}]. It has no page outside them.
  add column reserved jsonb not null default '[]',
  add column webhook text not null default '',
  add column mail text not null default '',
  add column budget_bytes integer check (budget_bytes > 0),
  -- Rises with each change of the registration; 0 was never registered by an administrator.
  add column version integer not null default 0;
grant insert (name, team, public_key, reserved, webhook, mail, budget_bytes, version),
  update (team, public_key, reserved, webhook, mail, budget_bytes, version) on gateway.remotes to onward_gateway;

-- The secret itself is with the team: 32 random bytes, of which the hash is here.
create table gateway.deploy_tokens (
  id uuid primary key,
  name text not null references gateway.remotes,
  label text not null,
  hash bytea not null unique,
  rights text[] not null check (rights <@ array['publish', 'rollout', 'rollback'] and rights <> '{}'),
  created_at timestamptz not null,
  created_by uuid not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid,
  last_used_at timestamptz
);
create index deploy_tokens_by_name on gateway.deploy_tokens (name, created_at desc);
grant select, insert, update (revoked_at, revoked_by, last_used_at) on gateway.deploy_tokens to onward_gateway;

alter table gateway.versions
  -- Kept beside the version and never served, as `files` has them.
  add column source_maps jsonb not null default '{}',
  -- What its build found out: endpoints with their shapes, packages with their licences, ranges of shared modules.
  add column facts jsonb not null default '{}',
  -- The signed bytes, the signature and the key that it was checked with.
  add column manifest text,
  add column signature text,
  add column public_key text;

-- A canary may be for a share, for roles, offices or named testers; paused, everybody has the stable version.
alter table gateway.rollouts
  add column audience jsonb not null default '{}',
  add column paused boolean not null default false;
alter table gateway.revisions
  add column audience jsonb not null default '{}',
  add column paused boolean not null default false,
  add column by_token uuid references gateway.deploy_tokens,
  drop constraint revisions_action_check,
  add constraint revisions_action_check
    check (action in ('publish', 'rollback', 'canary', 'promote', 'pause', 'resume', 'stop', 'remove'));

-- The service adds versions of registered remotes, and changes none.
create function gateway.add_version(v jsonb) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from gateway.remotes r where r.name = v->>'name' and r.public_key is not null and r.name <> 'shell') then
    return false;
  end if;
  insert into gateway.versions
      (name, build, entry, integrity, portal, files, source_maps, facts, manifest, signature, public_key)
    values (v->>'name', v->>'build', v->>'entry', v->'integrity', v->'portal', v->'files', v->'sourceMaps', v->'facts',
      v->>'manifest', v->>'signature', v->>'publicKey')
    on conflict do nothing;
  return found;
end $$;
revoke all on function gateway.add_version(jsonb) from public;
grant execute on function gateway.add_version(jsonb) to onward_gateway;

-- Makes another state live in the place of what was seen, and writes its revision; null when another revision came between.
-- `next`: {"stable", "canary", "percent", "audience", "paused"}; without `stable` the remote is removed.
create function gateway.set_live(front_end text, seen bigint, act text, next jsonb, by jsonb)
  returns bigint language plpgsql security definer set search_path = '' as $$
declare
  live gateway.rollouts;
  made bigint;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('onward registry', 0));
  if seen is distinct from coalesce((select max(r.id) from gateway.revisions r where r.name = front_end), 0) then return null; end if;
  select * into live from gateway.rollouts r where r.name = front_end for update;
  if next->>'stable' is null then
    delete from gateway.rollouts r where r.name = front_end;
  else
    insert into gateway.rollouts (name, stable, canary, canary_percent, audience, paused)
      values (front_end, next->>'stable', next->>'canary', (next->>'percent')::integer, next->'audience', (next->>'paused')::boolean)
      on conflict (name) do update set stable = excluded.stable, canary = excluded.canary, canary_percent = excluded.canary_percent,
        audience = excluded.audience, paused = excluded.paused;
  end if;
  insert into gateway.revisions
      (name, action, stable, canary, canary_percent, audience, paused, rolled_back_from, by_account, by_token, why, note)
    values (front_end, act, next->>'stable', next->>'canary', (next->>'percent')::integer, next->'audience', (next->>'paused')::boolean,
      case when act in ('rollback', 'stop')
        then pg_catalog.array_remove(pg_catalog.array_remove(array[live.stable, live.canary], null), next->>'stable')
        else '{}' end,
      (by->>'account')::uuid, (by->>'token')::uuid, by->>'why', coalesce(by->>'note', ''))
    returning id into made;
  return made;
end $$;
revoke all on function gateway.set_live(text, bigint, text, jsonb, jsonb) from public;
grant execute on function gateway.set_live(text, bigint, text, jsonb, jsonb) to onward_gateway;

drop function gateway.roll_back(text, bigint, text, uuid, text, text);
