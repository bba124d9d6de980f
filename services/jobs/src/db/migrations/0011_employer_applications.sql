-- The employer's side of applications: reading without names, coded reasons, offers, first days, notes among colleagues.

-- A setting of the job; what somebody applied under stays with their application, whatever the job says later.
alter table jobs.jobs add column anonymous_until_shortlist boolean not null default false;
alter table jobs.applications
  -- Read without names; off for good once it is shortlisted or further.
  add column anonymous boolean not null default false,
  add column badge_count smallint not null generated always as (cardinality(badges)) stored,
  -- The code of a rejection or a closing, and its words for whoever reads Welsh.
  add column reason_code text,
  add column reason_cy text;
alter table jobs.application_steps add column reason_code text;

-- An anonymous application is not one that has been shortlisted.
alter table jobs.applications add constraint names_after_shortlist check (
  not anonymous or state in ('submitted', 'under_review', 'rejected', 'withdrawn', 'position_closed')
);

-- An advert tells applicants how it is read, so the answer to applying has it too.
drop function jobs.lock_job_for_application(uuid);
create function jobs.lock_job_for_application(wanted uuid)
  returns table (organisation_id uuid, state text, closes_on date, title text, company text, location text, anonymous boolean)
  language sql security definer set search_path = '' as
$$ select j.organisation_id, j.state, j.closes_on, j.title, j.company, j.location, j.anonymous_until_shortlist
   from jobs.jobs j where j.id = wanted for share $$;
revoke all on function jobs.lock_job_for_application(uuid) from public;
grant execute on function jobs.lock_job_for_application(uuid) to onward_jobs;

-- Lists of an organisation with 50,000 applications: each filter with its counts is answered from an index.
drop index jobs.applications_of_organisation;
create index applications_of_organisation on jobs.applications (organisation_id, applied_at desc, id desc)
  include (state, job_id, badge_count);
create index applications_by_state on jobs.applications (organisation_id, state, applied_at desc, id desc);
drop index jobs.applications_of_job;
create index applications_of_job on jobs.applications (job_id, applied_at desc, id desc) include (organisation_id, state, badge_count);

-- Each version of an offer, written once. The latest is the offer.
create table jobs.offers (
  application_id uuid not null references jobs.applications (id) on delete cascade,
  version integer not null check (version > 0),
  starts_on date not null,
  pay text not null,
  hours text not null,
  place text not null,
  answer_by date not null,
  note text not null default '',
  by_account uuid not null,
  at timestamptz not null,
  primary key (application_id, version)
);
-- The first day that was agreed, and the one on which the work began.
create table jobs.starts (
  application_id uuid primary key references jobs.applications (id) on delete cascade,
  version integer not null,
  starts_on date not null,
  started_on date,
  confirmed_by uuid not null,
  confirmed_at timestamptz not null
);
create table jobs.application_notes (
  id uuid primary key,
  application_id uuid not null references jobs.applications (id) on delete cascade,
  author_id uuid not null,
  text text not null,
  at timestamptz not null
);
create index notes_of_application on jobs.application_notes (application_id, at, id);

revoke update, delete on jobs.offers from onward_jobs;
revoke update on jobs.application_notes from onward_jobs;
revoke delete on jobs.starts from onward_jobs;

alter table jobs.offers enable row level security;
alter table jobs.starts enable row level security;
alter table jobs.application_notes enable row level security;
create policy system on jobs.offers for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
-- Both sides read what was offered; the employer alone writes it.
create policy reads on jobs.offers for select to onward_jobs using (
  exists (select from jobs.applications a where a.id = application_id)
);
create policy offers on jobs.offers for insert to onward_jobs with check (
  by_account = (select jobs.me()) and exists (
    select from jobs.applications a where a.id = application_id and a.organisation_id = (select jobs.my_organisation())
  )
);
create policy system on jobs.starts for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy reads on jobs.starts for select to onward_jobs using (
  exists (select from jobs.applications a where a.id = application_id)
);
create policy confirms on jobs.starts for insert to onward_jobs with check (
  confirmed_by = (select jobs.me()) and exists (
    select from jobs.applications a where a.id = application_id and a.organisation_id = (select jobs.my_organisation())
  )
);
create policy changes on jobs.starts for update to onward_jobs
  using (exists (
    select from jobs.applications a where a.id = application_id and a.organisation_id = (select jobs.my_organisation())
  ))
  with check (confirmed_by = (select jobs.me()));
-- Notes are the organisation's: an applicant has no policy here, and only the system takes one away again.
create policy system on jobs.application_notes for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy colleagues_read on jobs.application_notes for select to onward_jobs using (
  exists (select from jobs.applications a where a.id = application_id and a.organisation_id = (select jobs.my_organisation()))
);
create policy colleagues_add on jobs.application_notes for insert to onward_jobs with check (
  author_id = (select jobs.me()) and exists (
    select from jobs.applications a where a.id = application_id and a.organisation_id = (select jobs.my_organisation())
  )
);
