-- Organisations, their people and their jobs; what matching may know of a jobseeker; applications.
-- The schema `jobs`, its role `onward_jobs` and that role's default privileges come with the base migrations.

-- Who is asking. Set by auth.begin for people, by the system for event handlers, scheduled work and public reads.
create function jobs.me() returns uuid language sql stable as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
create function jobs.is_system() returns boolean language sql stable as
$$ select coalesce(current_setting('app.system', true), '') = 'on' $$;

create table jobs.organisations (
  id uuid primary key,
  name text not null,
  verified_at timestamptz,
  version bigint not null default 1,
  created_at timestamptz not null default now()
);

create table jobs.members (
  account_id uuid primary key,
  organisation_id uuid not null references jobs.organisations (id),
  first_name text not null default '',
  last_name text not null default '',
  joined_at timestamptz not null default now()
);
create index members_of_organisation on jobs.members (organisation_id);

-- Owned by the migrating role, so that policies can ask without seeing every membership.
create function jobs.my_organisation() returns uuid language sql stable security definer set search_path = '' as
$$ select organisation_id from jobs.members where account_id = nullif(current_setting('app.user_id', true), '')::uuid $$;

create table jobs.jobs (
  id uuid primary key,
  organisation_id uuid not null references jobs.organisations (id),
  posted_by uuid,
  state text not null check (state in ('draft', 'pending_check', 'active', 'closed', 'expired', 'removed')),
  checks text[] not null default '{}',
  check_note text,
  title text not null,
  company text not null,
  department text not null default '',
  location text not null,
  lat double precision,
  lon double precision,
  salary text not null default '',
  pay_minimum double precision,
  pay_maximum double precision,
  pay_period text check (pay_period in ('hour', 'day', 'week', 'month', 'year')),
  pay_annual integer,
  type text not null check (type in ('full-time', 'part-time', 'contract', 'temporary', 'apprenticeship')),
  description text not null,
  requirements text[] not null default '{}',
  contact_email text not null default '',
  is_remote_available boolean not null default false,
  is_disability_friendly boolean not null default false,
  accessibility_features text[] not null default '{}',
  workplace_features text[] not null default '{}',
  benefits_transition_support boolean not null default false,
  -- What matching reads, found in the text when the job was posted.
  occupation_ids text[] not null default '{}',
  required_skill_ids text[] not null default '{}',
  desirable_skill_ids text[] not null default '{}',
  years_wanted real,
  patterns text[] not null default '{}',
  lacks text[] not null default '{}',
  posted_at timestamptz not null,
  closes_on date,
  closed_at timestamptz,
  version bigint not null default 1,
  -- Number of the board's change that wrote this row last.
  change bigint not null default 0
);
create index jobs_of_organisation on jobs.jobs (organisation_id, posted_at desc, id desc);
create index jobs_changed on jobs.jobs (change);
create index jobs_active on jobs.jobs (id) where state = 'active';
create index jobs_by_title on jobs.jobs (lower(title)) where state in ('active', 'pending_check');
create index jobs_closing on jobs.jobs (closes_on) where state = 'active';

-- One row. Its lock makes writers of jobs commit in the order of their numbers, so that an instance which has seen
-- number n has seen everything up to n, and asks only for what came after.
create table jobs.board_change (only_one boolean primary key default true check (only_one), version bigint not null);
insert into jobs.board_change (version) values (0);

create function jobs.begin_board_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update jobs.board_change set version = version + 1;
  return null;
end $$;
create function jobs.number_board_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select version into strict new.change from jobs.board_change;
  return new;
end $$;
create trigger begin_board_change before insert or update on jobs.jobs
  for each statement execute function jobs.begin_board_change();
create trigger number_board_change before insert or update on jobs.jobs
  for each row execute function jobs.number_board_change();

-- What matching may know of a person: no name, age, sex, benefit, disability, address or photo.
create table jobs.match_people (
  account_id uuid primary key,
  version bigint not null,
  skill_ids text[] not null,
  titles text[] not null,
  occupation_ids text[] not null,
  experience_years real,
  lat double precision,
  lon double precision,
  place text,
  travel_miles real not null,
  contracts text[] not null,
  updated_at timestamptz not null
);
-- Apart, because employers may read the table above for their applicants and never this one.
create table jobs.match_wishes (
  account_id uuid primary key,
  remote_only boolean not null,
  wanted_features text[] not null
);

create table jobs.saved_jobs (
  account_id uuid not null,
  job_id uuid not null references jobs.jobs (id),
  saved_at timestamptz not null,
  primary key (account_id, job_id)
);

create table jobs.applications (
  id uuid primary key,
  job_id uuid not null references jobs.jobs (id),
  organisation_id uuid not null references jobs.organisations (id),
  account_id uuid not null,
  disclosure_id uuid not null unique,
  -- As it stood when the person applied.
  job_title text not null,
  company text not null,
  location text not null,
  state text not null,
  live boolean not null,
  version bigint not null default 1,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  area text not null,
  availability text,
  experience_years real,
  badges text[] not null default '{}',
  adjustments boolean not null default false,
  benefits_transition boolean not null default false,
  cover_letter text not null,
  cv_filename text not null,
  cv_file_type text not null,
  reason text,
  reference text not null default '',
  applied_at timestamptz not null,
  -- Last answer of the employer; null while there is none.
  answered_at timestamptz
);
create unique index one_live_application on jobs.applications (account_id, job_id) where live;
create index applications_of_person on jobs.applications (account_id, applied_at desc, id desc);
create index applications_of_organisation on jobs.applications (organisation_id, applied_at desc, id desc);
create index applications_of_job on jobs.applications (job_id);

create table jobs.application_steps (
  application_id uuid not null references jobs.applications (id),
  version bigint not null,
  state text not null,
  by_role text not null check (by_role in ('jobseeker', 'employer', 'system')),
  by_account uuid,
  reason text,
  at timestamptz not null,
  primary key (application_id, version)
);

create table jobs.redeemed_handovers (
  disclosure_id uuid primary key,
  redeemed_at timestamptz not null
);

create table jobs.cv_grants (
  id uuid primary key,
  application_id uuid not null references jobs.applications (id),
  disclosure_id uuid not null,
  account_id uuid not null,
  organisation_id uuid not null,
  granted_at timestamptz not null,
  expires_at timestamptz not null
);

-- History is written once.
revoke update, delete on jobs.application_steps, jobs.redeemed_handovers, jobs.cv_grants from onward_jobs;
revoke insert, update, delete on jobs.board_change from onward_jobs;
revoke delete on jobs.jobs, jobs.applications from onward_jobs;

-- An applicant may neither lock a job nor see who else works for its organisation: these two answer just what applying needs.
create function jobs.lock_job_for_application(wanted uuid)
  returns table (organisation_id uuid, state text, closes_on date, title text, company text, location text)
  language sql security definer set search_path = '' as
$$ select j.organisation_id, j.state, j.closes_on, j.title, j.company, j.location from jobs.jobs j where j.id = wanted for share $$;
create function jobs.member_accounts(organisation uuid) returns uuid[] language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(account_id order by joined_at, account_id), '{}') from jobs.members where organisation_id = organisation $$;
-- Who made a step, for the sentence that tells a colleague who was faster; only for the organisation that is asking.
create function jobs.colleague_name(account uuid) returns text language sql stable security definer set search_path = '' as
$$ select trim(first_name || ' ' || last_name) from jobs.members
   where account_id = account and organisation_id = jobs.my_organisation() $$;

revoke all on function jobs.my_organisation(), jobs.lock_job_for_application(uuid), jobs.member_accounts(uuid),
  jobs.colleague_name(uuid), jobs.begin_board_change(), jobs.number_board_change() from public;
grant execute on function jobs.my_organisation(), jobs.lock_job_for_application(uuid), jobs.member_accounts(uuid),
  jobs.colleague_name(uuid) to onward_jobs;

alter table jobs.organisations enable row level security;
alter table jobs.members enable row level security;
alter table jobs.jobs enable row level security;
alter table jobs.match_people enable row level security;
alter table jobs.match_wishes enable row level security;
alter table jobs.saved_jobs enable row level security;
alter table jobs.applications enable row level security;
alter table jobs.application_steps enable row level security;
alter table jobs.redeemed_handovers enable row level security;
alter table jobs.cv_grants enable row level security;

-- Calls without columns are wrapped in a select, so that the planner asks once per query and not once per row.
create policy system on jobs.organisations for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.organisations for select to onward_jobs using (id = (select jobs.my_organisation()));
create policy system on jobs.members for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.members for select to onward_jobs using (organisation_id = (select jobs.my_organisation()));

create policy system on jobs.jobs for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy advertised on jobs.jobs for select to onward_jobs using (state = 'active');
create policy applied_or_saved on jobs.jobs for select to onward_jobs using (
  state in ('closed', 'expired')
  and (
    exists (select from jobs.applications a where a.job_id = jobs.id and a.account_id = (select jobs.me()))
    or exists (select from jobs.saved_jobs s where s.job_id = jobs.id and s.account_id = (select jobs.me()))
  )
);
create policy own on jobs.jobs for all to onward_jobs
  using (organisation_id = (select jobs.my_organisation())) with check (organisation_id = (select jobs.my_organisation()));

create policy system on jobs.match_people for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.match_people for select to onward_jobs using (account_id = (select jobs.me()));
create policy applicants on jobs.match_people for select to onward_jobs using (
  exists (
    select from jobs.applications a
    where a.account_id = match_people.account_id and a.organisation_id = (select jobs.my_organisation())
  )
);
create policy system on jobs.match_wishes for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.match_wishes for select to onward_jobs using (account_id = (select jobs.me()));

create policy own on jobs.saved_jobs for all to onward_jobs
  using (account_id = (select jobs.me())) with check (account_id = (select jobs.me()));

create policy system on jobs.applications for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.applications for all to onward_jobs
  using (account_id = (select jobs.me())) with check (account_id = (select jobs.me()));
create policy received on jobs.applications for select to onward_jobs using (organisation_id = (select jobs.my_organisation()));
create policy moved on jobs.applications for update to onward_jobs
  using (organisation_id = (select jobs.my_organisation())) with check (organisation_id = (select jobs.my_organisation()));
-- Whoever may see an application may see its history, and add to it.
create policy of_application on jobs.application_steps for all to onward_jobs
  using (exists (select from jobs.applications a where a.id = application_id))
  with check (exists (select from jobs.applications a where a.id = application_id));
create policy redeem on jobs.redeemed_handovers for all to onward_jobs using (true) with check ((select jobs.me()) is not null);
create policy own on jobs.cv_grants for all to onward_jobs
  using (account_id = (select jobs.me())) with check (organisation_id = (select jobs.my_organisation()));

-- What an instance must fetch or forget to bring its copy of the board up to date. Ids of jobs that are no longer shown tell nothing.
create function jobs.board_changes_since(seen bigint) returns table (id uuid, active boolean)
  language sql stable security definer set search_path = '' as
$$ select j.id, j.state = 'active' from jobs.jobs j where j.change > seen and (seen >= 0 or j.state = 'active') $$;
revoke all on function jobs.board_changes_since(bigint) from public;
grant execute on function jobs.board_changes_since(bigint) to onward_jobs;
