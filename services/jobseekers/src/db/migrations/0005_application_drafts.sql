-- Applications that were begun and not sent: one of each person and job. Nobody but the person reads them.
create table jobseekers.application_drafts (
  account_id uuid not null,
  job_id uuid not null,
  job_title text not null,
  company text not null,
  closes_on date,
  -- A CV can be deleted while a draft means it; the draft then means none.
  cv_id uuid references jobseekers.cvs (id) on delete set null,
  cover_letter text not null default '',
  share_adjustments boolean not null default false,
  adjustments_words text not null default '',
  share_benefits_transition boolean not null default false,
  version integer not null check (version > 0),
  saved_at timestamptz not null,
  primary key (account_id, job_id)
);
create index application_drafts_of_job on jobseekers.application_drafts (job_id);
create index application_drafts_of_cv on jobseekers.application_drafts (cv_id);

-- Jobs that take no more applications, as jobs tells it: drafts for them are kept for a while, and then go.
create table jobseekers.closed_jobs (
  job_id uuid primary key,
  -- Null when it is open again.
  closed_at timestamptz,
  version bigint not null
);
create index closed_jobs_by_time on jobseekers.closed_jobs (closed_at);

alter table jobseekers.application_drafts enable row level security;
alter table jobseekers.closed_jobs enable row level security;
create policy system on jobseekers.application_drafts for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.application_drafts for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
create policy system on jobseekers.closed_jobs for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
-- That an advert has closed is nobody's secret.
create policy reads on jobseekers.closed_jobs for select to onward_jobseekers using ((select jobseekers.me()) is not null);
