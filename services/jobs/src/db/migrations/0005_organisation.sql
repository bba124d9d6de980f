-- An organisation's profile, its verification, its people and whom it invited.
alter table jobs.organisations
  add column what_we_do text not null default '',
  add column website text not null default '',
  add column sector text,
  add column size text check (size in ('1-9', '10-49', '50-249', '250+')),
  add column address text not null default '',
  add column town text not null default '',
  add column postcode text not null default '',
  add column contact_name text not null default '',
  add column contact_email text not null default '',
  add column contact_phone text not null default '',
  -- Of what the organisation says of itself; two colleagues who save at once are told of each other.
  add column profile_version bigint not null default 1,
  add column confident_level text not null default 'none' check (confident_level in ('none', 'committed', 'employer', 'leader')),
  add column confident_reference text not null default '',
  add column confident_expires_on date,
  add column confident_confirmed_at timestamptz,
  add column suspended_at timestamptz,
  add column suspended_reason text,
  add check ((suspended_at is null) = (suspended_reason is null)),
  add check (
    confident_level <> 'none' or (confident_reference = '' and confident_expires_on is null and confident_confirmed_at is null)
  );

-- Whoever was there before was alone in their organisation.
alter table jobs.members add column role text not null default 'owner' check (role in ('owner', 'member'));

create table jobs.organisation_documents (
  id uuid primary key,
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  filename text not null,
  file_type text not null check (file_type in ('pdf', 'jpg', 'png')),
  bytes integer not null,
  file_key text not null unique,
  uploaded_at timestamptz not null
);
create index documents_of_organisation on jobs.organisation_documents (organisation_id);

-- Each time that evidence was sent, as it stood then, and what was decided.
create table jobs.verifications (
  id uuid primary key,
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  submitted_at timestamptz not null,
  submitted_by uuid not null,
  company_number text,
  charity_number text,
  document_id uuid references jobs.organisation_documents (id),
  website text not null,
  email_domain text not null,
  domain_check text not null check (domain_check in ('match', 'different', 'free-mail', 'shared-host', 'no-website')),
  decided_at timestamptz,
  decision text check (decision in ('verified', 'sent_back')),
  reason text,
  check (num_nonnulls(company_number, charity_number, document_id) > 0),
  check ((decided_at is null) = (decision is null)),
  check ((decision is not distinct from 'sent_back') = (reason is not null))
);
create unique index one_open_verification on jobs.verifications (organisation_id) where decided_at is null;
create index verifications_of_organisation on jobs.verifications (organisation_id, submitted_at desc);

-- The link's token is identity's alone. The address goes when the invitation is over.
create table jobs.invitations (
  id uuid primary key,
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'member')),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'revoked')),
  invited_by uuid not null,
  invited_at timestamptz not null,
  -- Of the letter: rises when it is sent again.
  round integer not null default 1,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'pending') = (ended_at is null)),
  check ((state = 'pending') = (email <> ''))
);
create unique index one_pending_invitation on jobs.invitations (organisation_id, lower(email)) where state = 'pending';

-- A suspended organisation is nobody's: everything that asks for it is empty to its people, but its own page, which says why.
create or replace function jobs.my_organisation() returns uuid language sql stable security definer set search_path = '' as
$$ select m.organisation_id from jobs.members m join jobs.organisations o on o.id = m.organisation_id
   where m.account_id = nullif(current_setting('app.user_id', true), '')::uuid and o.suspended_at is null $$;
create function jobs.my_membership() returns uuid language sql stable security definer set search_path = '' as
$$ select organisation_id from jobs.members where account_id = nullif(current_setting('app.user_id', true), '')::uuid $$;
-- The organisation that somebody owns, null where they are no owner of it.
create function jobs.my_owned_organisation() returns uuid language sql stable security definer set search_path = '' as
$$ select m.organisation_id from jobs.members m join jobs.organisations o on o.id = m.organisation_id
   where m.account_id = nullif(current_setting('app.user_id', true), '')::uuid and m.role = 'owner' and o.suspended_at is null $$;

-- Held by every write in an organisation's name until it commits, so that a suspension waits for what has begun and nothing begins after it.
create function jobs.lock_my_organisation() returns boolean language sql security definer set search_path = '' as
$$ select true from jobs.organisations where id = jobs.my_membership() for share $$;

drop policy own on jobs.organisations;
create policy own on jobs.organisations for select to onward_jobs using (id = (select jobs.my_membership()));
create policy owner_changes on jobs.organisations for update to onward_jobs
  using (id = (select jobs.my_owned_organisation())) with check (id = (select jobs.my_owned_organisation()));
drop policy own on jobs.members;
create policy own on jobs.members for select to onward_jobs using (organisation_id = (select jobs.my_membership()));
create policy owner_changes on jobs.members for update to onward_jobs
  using (organisation_id = (select jobs.my_owned_organisation())) with check (organisation_id = (select jobs.my_owned_organisation()));
create policy owner_removes on jobs.members for delete to onward_jobs
  using (organisation_id = (select jobs.my_owned_organisation()) or account_id = (select jobs.me()));

alter table jobs.organisation_documents enable row level security;
alter table jobs.verifications enable row level security;
alter table jobs.invitations enable row level security;
create policy system on jobs.organisation_documents for all to onward_jobs
  using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.organisation_documents for select to onward_jobs using (organisation_id = (select jobs.my_membership()));
create policy owner_changes on jobs.organisation_documents for all to onward_jobs
  using (organisation_id = (select jobs.my_owned_organisation())) with check (organisation_id = (select jobs.my_owned_organisation()));
create policy system on jobs.verifications for all to onward_jobs
  using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.verifications for select to onward_jobs using (organisation_id = (select jobs.my_membership()));
create policy owner_submits on jobs.verifications for insert to onward_jobs
  with check (organisation_id = (select jobs.my_owned_organisation()) and submitted_by = (select jobs.me()) and decided_at is null);
create policy system on jobs.invitations for all to onward_jobs
  using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy owner on jobs.invitations for all to onward_jobs
  using (organisation_id = (select jobs.my_owned_organisation())) with check (organisation_id = (select jobs.my_owned_organisation()));

-- What administrators decide is theirs to change, whatever a service does by mistake in somebody's name.
create function jobs.guard_decisions() returns trigger language plpgsql set search_path = '' as $$
begin
  if not jobs.is_system() and (
    new.verified_at is distinct from old.verified_at or new.suspended_at is distinct from old.suspended_at
    or new.suspended_reason is distinct from old.suspended_reason
    or (new.confident_confirmed_at is not null and new.confident_confirmed_at is distinct from old.confident_confirmed_at)
    or (new.name, new.website) is distinct from (old.name, old.website) and old.verified_at is not null
  ) then raise exception 'an administrator decides this'; end if;
  return new;
end $$;
create trigger guard_decisions before update on jobs.organisations for each row execute function jobs.guard_decisions();

-- An organisation that has people has an owner. The lock makes two owners who step down at once wait for each other. Where the system
-- takes an account away, whoever has been there longest becomes the owner.
create function jobs.keep_an_owner() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'owner' or (tg_op = 'UPDATE' and new.role = 'owner' and new.organisation_id = old.organisation_id) then return null; end if;
  perform from jobs.organisations where id = old.organisation_id for update;
  if exists (select from jobs.members where organisation_id = old.organisation_id and role = 'owner') then return null; end if;
  if not jobs.is_system() then raise exception 'an organisation keeps an owner' using errcode = '23514', constraint = 'an_owner_stays'; end if;
  update jobs.members set role = 'owner' where account_id = (
    select account_id from jobs.members where organisation_id = old.organisation_id order by joined_at, account_id limit 1);
  return null;
end $$;
create trigger keep_an_owner after update or delete on jobs.members for each row execute function jobs.keep_an_owner();

-- The employer behind an advert that anybody may see, for whoever looks at it.
create function jobs.advertiser(job uuid) returns jobs.organisations language sql stable security definer set search_path = '' as
$$ select o.* from jobs.jobs j join jobs.organisations o on o.id = j.organisation_id where j.id = job and j.state = 'active' $$;

revoke all on function jobs.my_membership(), jobs.my_owned_organisation(), jobs.lock_my_organisation(), jobs.guard_decisions(), jobs.keep_an_owner(),
  jobs.advertiser(uuid) from public;
grant execute on function jobs.my_membership(), jobs.my_owned_organisation(), jobs.lock_my_organisation(), jobs.advertiser(uuid) to onward_jobs;
