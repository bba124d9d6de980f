-- What an advert says, as numbers that are equal where the wording is; null of adverts written before. When it was written: how many of an
-- organisation's came today is counted by it, and a check moves `posted_at`.
alter table jobs.jobs add column text_signature integer[];
alter table jobs.jobs add column created_at timestamptz not null default now();
alter table jobs.jobs disable trigger user;
update jobs.jobs set created_at = posted_at;
alter table jobs.jobs enable trigger user;
create index jobs_created on jobs.jobs (organisation_id, created_at);
create index jobs_open_of_organisation on jobs.jobs (organisation_id, posted_at desc, id) where state in ('draft', 'pending_check', 'active');
-- Nothing looks for a title any more.
drop index jobs.jobs_by_title;

-- An administrator closes all adverts of an organisation, some at a time.
create table jobs.advert_closings (
  id uuid primary key,
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  state text not null check (state in ('running', 'done')),
  -- What the employer reads.
  words text not null,
  -- Adverts that were open when it began, and how many are closed since.
  total integer not null,
  closed integer not null default 0,
  started_at timestamptz not null,
  -- Of the last adverts that were closed: one that stands still is taken up again.
  touched_at timestamptz not null,
  ended_at timestamptz
);
create unique index advert_closings_one_live on jobs.advert_closings (organisation_id) where state = 'running';
create index advert_closings_of_organisation on jobs.advert_closings (organisation_id, started_at desc);
alter table jobs.advert_closings enable row level security;
create policy system on jobs.advert_closings for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.advert_closings for select to onward_jobs using (organisation_id = (select jobs.my_membership()));
