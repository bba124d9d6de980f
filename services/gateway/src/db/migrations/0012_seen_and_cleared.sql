-- Who published a version: a team's token, or the command line.
alter table gateway.versions add column by_token uuid references gateway.deploy_tokens;
create or replace function gateway.add_version(v jsonb) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from gateway.remotes r where r.name = v->>'name' and r.public_key is not null and r.name <> 'shell') then
    return false;
  end if;
  insert into gateway.versions
      (name, build, entry, integrity, portal, files, source_maps, facts, manifest, signature, public_key, by_token)
    values (v->>'name', v->>'build', v->>'entry', v->'integrity', v->'portal', v->'files', v->'sourceMaps', v->'facts',
      v->>'manifest', v->>'signature', v->>'publicKey', (v->>'token')::uuid)
    on conflict do nothing;
  return found;
end $$;

-- A suspect version that loads well again is cleared by the rule that found it.
alter table gateway.version_health add column cleared_by_rule boolean not null default false;
grant update (cleared_by_rule) on gateway.version_health to onward_gateway;

-- A preview for a tester without an account; the name is a label that whoever made it chose. Its pages are those of visitors.
alter table gateway.previews add column guest text not null default '';

-- Who opened a preview, which also limits the browsers of one for a tester without an account.
create table gateway.preview_openings (
  id uuid primary key,
  preview uuid not null references gateway.previews,
  at timestamptz not null,
  -- Null: the tester without an account.
  account uuid
);
create index preview_openings_by_preview on gateway.preview_openings (preview);
revoke update, delete on gateway.preview_openings from onward_gateway;
grant select, insert on gateway.preview_openings to onward_gateway;

-- A team also hears that its suspect version was cleared.
alter table gateway.team_notices drop constraint team_notices_kind_check;
alter table gateway.team_notices add constraint team_notices_kind_check
  check (kind in ('suspect', 'quarantined', 'cleared', 'file-refused'));
