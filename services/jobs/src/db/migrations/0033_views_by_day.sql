-- Views by day, so that an employer sees whether an advert is still found. Sums alone, like those of `job_counts`.
create table jobs.job_views (
  job_id uuid not null references jobs.jobs (id) on delete cascade,
  organisation_id uuid not null,
  day date not null,
  seen integer not null default 0,
  opened integer not null default 0,
  primary key (job_id, day)
);
create index job_views_of_organisation on jobs.job_views (organisation_id, day) include (seen, opened);
alter table jobs.job_views enable row level security;
create policy system on jobs.job_views for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.job_views for select to onward_jobs using (organisation_id = (select jobs.my_organisation()));
