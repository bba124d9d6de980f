-- Logos of organisations: drawn anew from what was sent, small, and shown once an administrator has looked at them.
create table jobs.logos (
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  state text not null check (state in ('waiting', 'shown')),
  -- SHA-256 of the picture, which is its address.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  picture bytea not null check (octet_length(picture) between 1 and 10240),
  uploaded_at timestamptz not null,
  primary key (organisation_id, state)
);
create index logos_by_digest on jobs.logos (digest);
create index logos_waiting on jobs.logos (uploaded_at) where state = 'waiting';
alter table jobs.organisations add column logo_refusal text check (logo_refusal in ('not-yours', 'hard-to-see', 'unsuitable'));
-- As the organisation's is, so that a list of jobs need not ask for each employer.
alter table jobs.jobs add column logo text;

alter table jobs.logos enable row level security;
create policy system on jobs.logos for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.logos for select to onward_jobs using (organisation_id = (select jobs.my_membership()));
create policy owner_sends on jobs.logos for insert to onward_jobs
  with check (organisation_id = (select jobs.my_owned_organisation()) and state = 'waiting');
create policy owner_removes on jobs.logos for delete to onward_jobs
  using (organisation_id = (select jobs.my_owned_organisation()));

create function jobs.logo_of(organisation uuid) returns text language sql stable security definer set search_path = '' as
$$ select digest from jobs.logos where organisation_id = organisation and state = 'shown' $$;
create function jobs.take_logo() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.logo := jobs.logo_of(new.organisation_id);
  return new;
end $$;
create trigger take_logo before insert on jobs.jobs for each row execute function jobs.take_logo();
create function jobs.spread_logo() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changed jobs.logos := case when tg_op = 'DELETE' then old else new end;
  shown text := jobs.logo_of(changed.organisation_id);
begin
  if changed.state = 'shown' then
    update jobs.jobs set logo = shown where organisation_id = changed.organisation_id and logo is distinct from shown;
  end if;
  return null;
end $$;
create trigger spread_logo after insert or update or delete on jobs.logos for each row execute function jobs.spread_logo();
revoke all on function jobs.logo_of(uuid), jobs.take_logo(), jobs.spread_logo() from public;
grant execute on function jobs.logo_of(uuid) to onward_jobs;
