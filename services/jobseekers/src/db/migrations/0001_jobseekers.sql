-- Jobseekers: who they are to employers, their CVs with the analysis, and what they showed to whom.
-- Roles and the schema itself come from libs/database; grants on tables are its default privileges.

create function jobseekers.is_system() returns boolean language sql stable as
$$ select coalesce(current_setting('app.system', true), '') = 'on' $$;
create function jobseekers.me() returns uuid language sql stable as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create table jobseekers.profiles (
  account_id uuid primary key,
  -- Known from the registration; an account that only told its address is not a jobseeker yet.
  is_jobseeker boolean not null default false,
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  phone text not null default '',
  address text not null default '',
  postcode text not null default '',
  preferred_job_types jsonb not null default '[]',
  work_location text,
  availability text,
  travel_miles integer not null default 10 check (travel_miles between 1 and 100),
  skills jsonb not null default '[]',
  joined_at timestamptz not null,
  version integer not null default 1,
  -- Versions of the events that were read last: older ones are ignored.
  registered_version bigint not null default -1,
  email_version bigint not null default -1,
  -- What matching was told last, to tell it only of changes.
  match_profile jsonb,
  match_version bigint not null default 0
);

create table jobseekers.cvs (
  id uuid primary key,
  account_id uuid not null,
  filename text not null,
  file_path text not null unique,
  file_type text not null check (file_type in ('pdf', 'doc', 'docx')),
  file_size integer not null,
  is_active boolean not null,
  employer_visible boolean not null default false,
  uploaded_at timestamptz not null,
  state text not null check (state in ('waiting', 'reading', 'analysed', 'refused')),
  refusal text,
  check ((state = 'refused') = (refusal is not null))
);
create unique index cvs_one_active on jobseekers.cvs (account_id) where is_active;
create index cvs_of_account on jobseekers.cvs (account_id, uploaded_at desc);
create index cvs_in_line on jobseekers.cvs (uploaded_at) where state in ('waiting', 'reading');

create table jobseekers.cv_reviews (
  cv_id uuid primary key references jobseekers.cvs (id) on delete cascade,
  account_id uuid not null,
  ai_score integer not null check (ai_score between 0 and 100),
  recommendations jsonb not null,
  engine_version text not null,
  analysis jsonb not null,
  -- Titles and dates of work, for the match profile.
  work jsonb not null,
  badge_completed boolean not null default false,
  employer_unlocked boolean not null default false,
  analysed_at timestamptz not null
);

-- What an applicant chose to show for one job, as it was then. The file is a copy of its own.
create table jobseekers.disclosures (
  id uuid primary key,
  account_id uuid not null,
  job_id uuid not null,
  snapshot jsonb not null,
  file_path text not null unique,
  made_at timestamptz not null
);
create index disclosures_of_account on jobseekers.disclosures (account_id, made_at desc);

-- Each grant of a download works once.
create table jobseekers.redeemed_grants (
  grant_id uuid primary key,
  disclosure_id uuid not null references jobseekers.disclosures (id) on delete cascade,
  account_id uuid not null,
  organisation text not null,
  redeemed_at timestamptz not null
);
create index redeemed_grants_of_disclosure on jobseekers.redeemed_grants (disclosure_id, account_id);

alter table jobseekers.profiles enable row level security;
alter table jobseekers.cvs enable row level security;
alter table jobseekers.cv_reviews enable row level security;
alter table jobseekers.disclosures enable row level security;
alter table jobseekers.redeemed_grants enable row level security;

create policy system on jobseekers.profiles for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.profiles for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
create policy system on jobseekers.cvs for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.cvs for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
create policy system on jobseekers.cv_reviews for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.cv_reviews for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
create policy system on jobseekers.disclosures for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.disclosures for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
-- An employer sees a disclosure in the transaction that redeems their grant for it. Grants cascade when a disclosure goes, so no cycle
-- of policies: grants look at their own row alone.
create policy granted on jobseekers.disclosures for select to onward_jobseekers
  using (exists (select from jobseekers.redeemed_grants g where g.disclosure_id = disclosures.id and g.account_id = (select jobseekers.me())));
create policy system on jobseekers.redeemed_grants for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.redeemed_grants for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
