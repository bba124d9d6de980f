-- What an organisation answered to a refusal or a suspension, once for each such decision.
create table jobs.organisation_appeals (
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  about text not null check (about in ('refused', 'suspended')),
  -- When that was decided.
  against timestamptz not null,
  words text not null check (length(words) between 1 and 500),
  -- What the administrator had written.
  note text not null,
  by_account uuid,
  appealed_at timestamptz not null,
  -- When another look decided; null while it waits.
  decided_at timestamptz,
  primary key (organisation_id, against)
);
create index organisation_appeals_open on jobs.organisation_appeals (organisation_id) where decided_at is null;
alter table jobs.organisation_appeals enable row level security;
create policy system on jobs.organisation_appeals for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
-- Members of a suspended organisation too.
create policy own on jobs.organisation_appeals for select to onward_jobs using (organisation_id = (select jobs.my_membership()));
create policy own_appeals on jobs.organisation_appeals for insert to onward_jobs
  with check (organisation_id = (select jobs.my_membership()) and decided_at is null);
