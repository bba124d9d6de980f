-- A rejection that can still be undone; the applicant is told when it is due. The column is not named application_id, so that nobody reads it in
-- the download of their data before.
create table jobs.held_rejections (
  application uuid primary key references jobs.applications (id) on delete cascade,
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  -- Of the application when it was rejected: whoever moves it afterwards was first.
  version bigint not null,
  reason text not null,
  reason_cy text,
  reason_code text,
  by_account uuid not null,
  due_at timestamptz not null
);
create index held_rejections_of_organisation on jobs.held_rejections (organisation_id);
alter table jobs.held_rejections enable row level security;
create policy system on jobs.held_rejections for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.held_rejections for select to onward_jobs using (organisation_id = (select jobs.my_organisation()));
create policy holds on jobs.held_rejections for insert to onward_jobs
  with check (organisation_id = (select jobs.my_organisation()) and by_account = (select jobs.me()));
create policy undoes on jobs.held_rejections for delete to onward_jobs using (organisation_id = (select jobs.my_organisation()));
