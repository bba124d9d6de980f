-- What an employer answered to the return of an advert, once for each advert.
create table jobs.advert_appeals (
  job_id uuid primary key references jobs.jobs (id) on delete cascade,
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  words text not null check (length(words) between 1 and 500),
  -- What the administrator had written.
  note text not null,
  by_account uuid,
  appealed_at timestamptz not null,
  -- When another check decided; null while it waits.
  decided_at timestamptz
);
create index advert_appeals_of_organisation on jobs.advert_appeals (organisation_id);
alter table jobs.advert_appeals enable row level security;
create policy system on jobs.advert_appeals for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.advert_appeals for select to onward_jobs using (organisation_id = (select jobs.my_organisation()));
create policy own_appeals on jobs.advert_appeals for insert to onward_jobs
  with check (organisation_id = (select jobs.my_organisation()) and decided_at is null);
