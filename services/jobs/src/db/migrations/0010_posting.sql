-- What employers say of pay, start and workplace, apart from what is read from their words.
alter table jobs.jobs
  add column starts_on date,
  add column pay_note text not null default '',
  add column hours_per_week real,
  add column offered_features text[] not null default '{}';

-- The posting form as it was typed: of an organisation, so that any colleague can go on on any device.
create table jobs.job_drafts (
  id uuid primary key,
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  form jsonb not null,
  version bigint not null default 1,
  saved_at timestamptz not null,
  saved_by uuid
);
create index job_drafts_of_organisation on jobs.job_drafts (organisation_id, saved_at desc, id desc);
alter table jobs.job_drafts enable row level security;
create policy system on jobs.job_drafts for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.job_drafts for all to onward_jobs
  using (organisation_id = (select jobs.my_organisation())) with check (organisation_id = (select jobs.my_organisation()));

-- What was changed of a job after it was posted, by whom and when. `tell`: of interest to applicants; `told_at`: they have been told.
create table jobs.job_versions (
  job_id uuid not null references jobs.jobs (id) on delete cascade,
  version bigint not null,
  organisation_id uuid not null,
  kind text not null check (kind in ('edited', 'imported', 'extended', 'closed')),
  by_account uuid,
  changes jsonb not null,
  tell boolean not null,
  told_at timestamptz,
  at timestamptz not null,
  primary key (job_id, version)
);
create index job_versions_untold on jobs.job_versions (job_id) where tell and told_at is null;
alter table jobs.job_versions enable row level security;
create policy system on jobs.job_versions for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.job_versions for all to onward_jobs
  using (organisation_id = (select jobs.my_organisation())) with check (organisation_id = (select jobs.my_organisation()));
revoke update, delete on jobs.job_versions from onward_jobs;
grant update (told_at) on jobs.job_versions to onward_jobs;

-- Sums alone: who looked is not kept anywhere with them.
create table jobs.job_counts (
  job_id uuid primary key references jobs.jobs (id) on delete cascade,
  organisation_id uuid not null,
  seen bigint not null default 0,
  opened bigint not null default 0,
  applied integer not null default 0,
  shortlisted integer not null default 0,
  interviewed integer not null default 0,
  offered integer not null default 0,
  started integer not null default 0,
  -- Jobseekers who match, counted now and then; null while it has not been counted.
  reach integer,
  reach_at timestamptz
);
alter table jobs.job_counts enable row level security;
create policy system on jobs.job_counts for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.job_counts for select to onward_jobs using (organisation_id = (select jobs.my_organisation()));

-- An application counts once for each stage that it ever reached, whoever moves it and however often.
create function jobs.count_stage() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  job uuid;
  organisation uuid;
begin
  if new.state not in ('submitted', 'shortlisted', 'interviewed', 'offered', 'placed') or exists (
    select from jobs.application_steps s
    where s.application_id = new.application_id and s.state = new.state and s.version <> new.version
  ) then
    return null;
  end if;
  select a.job_id, a.organisation_id into strict job, organisation from jobs.applications a where a.id = new.application_id;
  insert into jobs.job_counts as c (job_id, organisation_id, applied, shortlisted, interviewed, offered, started)
  values (
    job, organisation, (new.state = 'submitted')::int, (new.state = 'shortlisted')::int, (new.state = 'interviewed')::int,
    (new.state = 'offered')::int, (new.state = 'placed')::int
  )
  on conflict (job_id) do update set
    applied = c.applied + excluded.applied,
    shortlisted = c.shortlisted + excluded.shortlisted,
    interviewed = c.interviewed + excluded.interviewed,
    offered = c.offered + excluded.offered,
    started = c.started + excluded.started;
  return null;
end $$;
create trigger count_stage after insert on jobs.application_steps for each row execute function jobs.count_stage();
revoke all on function jobs.count_stage() from public;

insert into jobs.job_counts (job_id, organisation_id, applied, shortlisted, interviewed, offered, started)
select a.job_id, a.organisation_id,
  count(distinct a.id) filter (where s.state = 'submitted'),
  count(distinct a.id) filter (where s.state = 'shortlisted'),
  count(distinct a.id) filter (where s.state = 'interviewed'),
  count(distinct a.id) filter (where s.state = 'offered'),
  count(distinct a.id) filter (where s.state = 'placed')
from jobs.applications a join jobs.application_steps s on s.application_id = a.id
group by a.job_id, a.organisation_id;

-- The jobs of one organisation are counted and sorted by their applications, and its applications are many.
create index applications_of_job_counted on jobs.applications (organisation_id, job_id);
-- Whoever matches has one of the skills that are asked for.
create index match_people_by_skill on jobs.match_people using gin (skill_ids);
