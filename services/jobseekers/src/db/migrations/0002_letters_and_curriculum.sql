-- What a CV says, letters written from it, what the person has checked of it, and what they agreed to.

-- Of reviews made by an older engine it is null until they are read again.
alter table jobseekers.cv_reviews add column facts jsonb;
-- The one switch: at most one CV of a person is open to employers.
create unique index cvs_one_visible on jobseekers.cvs (account_id) where employer_visible;
alter table jobseekers.profiles add column visibility_version bigint not null default 0;

create table jobseekers.curricula (
  account_id uuid primary key,
  curriculum jsonb not null,
  version integer not null check (version > 0),
  updated_at timestamptz not null
);

-- A letter outlives the CV it was written from.
create table jobseekers.letters (
  id uuid primary key,
  account_id uuid not null,
  cv_id uuid references jobseekers.cvs (id) on delete set null,
  job_id uuid,
  job_title text not null,
  company text not null,
  choices jsonb not null,
  body text not null,
  facts jsonb not null,
  missing jsonb not null,
  written_by text not null check (written_by in ('rules', 'language-model')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1 check (version > 0)
);
create index letters_of_account on jobseekers.letters (account_id, created_at desc);
create index letters_of_cv on jobseekers.letters (cv_id);

create table jobseekers.consents (
  id uuid primary key,
  account_id uuid not null,
  kind text not null,
  version integer not null,
  language text not null,
  -- SHA-256 of the text as it was shown.
  text_hash bytea not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);
create unique index consents_one_live on jobseekers.consents (account_id, kind) where withdrawn_at is null;
create index consents_of_account on jobseekers.consents (account_id, given_at);

alter table jobseekers.curricula enable row level security;
alter table jobseekers.letters enable row level security;
alter table jobseekers.consents enable row level security;
create policy system on jobseekers.curricula for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.curricula for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
create policy system on jobseekers.letters for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.letters for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
create policy system on jobseekers.consents for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.consents for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
