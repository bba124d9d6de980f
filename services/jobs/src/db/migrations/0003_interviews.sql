-- Interviews: proposed by an organisation, answered by the applicant.
create table jobs.interviews (
  id uuid primary key,
  application_id uuid not null references jobs.applications (id),
  organisation_id uuid not null references jobs.organisations (id),
  account_id uuid not null,
  state text not null check (
    state in ('proposed', 'confirmed', 'alternative_requested', 'declined', 'held', 'cancelled', 'no_show')
  ),
  open boolean not null,
  version bigint not null default 1,
  -- Of its calendar entry: rises when the time, the place or the cancelling of a confirmed interview changes.
  sequence integer not null default 0,
  slots timestamptz[] not null check (cardinality(slots) between 1 and 3),
  starts_at timestamptz,
  confirmed_at timestamptz,
  minutes integer not null check (minutes between 10 and 480),
  way text not null check (way in ('in-person', 'video', 'phone')),
  place text not null,
  note text not null default '',
  answer text not null default '',
  suggested timestamptz[] not null default '{}' check (cardinality(suggested) <= 3),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (state not in ('confirmed', 'held', 'no_show') or starts_at is not null)
);
create unique index one_open_interview on jobs.interviews (application_id) where open;
create index interviews_of_person on jobs.interviews (account_id, created_at desc);
create index interviews_to_come on jobs.interviews (starts_at) where state = 'confirmed';

create table jobs.interview_steps (
  interview_id uuid not null references jobs.interviews (id),
  version bigint not null,
  state text not null,
  by_role text not null check (by_role in ('jobseeker', 'employer', 'system')),
  by_account uuid,
  at timestamptz not null,
  primary key (interview_id, version)
);
-- A reminder goes out once for each time that was agreed.
create table jobs.interview_reminders (
  interview_id uuid not null references jobs.interviews (id),
  starts_at timestamptz not null,
  hours integer not null,
  at timestamptz not null,
  primary key (interview_id, starts_at, hours)
);
-- An employer who has not looked at an application is reminded of it once.
create table jobs.waiting_reminders (
  application_id uuid primary key references jobs.applications (id),
  at timestamptz not null
);
create index applications_waiting on jobs.applications (applied_at) where state = 'submitted';

revoke update, delete on jobs.interview_steps, jobs.interview_reminders, jobs.waiting_reminders from onward_jobs;
revoke delete on jobs.interviews from onward_jobs;

alter table jobs.interviews enable row level security;
alter table jobs.interview_steps enable row level security;
alter table jobs.interview_reminders enable row level security;
alter table jobs.waiting_reminders enable row level security;
create policy system on jobs.interviews for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy applicant_reads on jobs.interviews for select to onward_jobs using (account_id = (select jobs.me()));
create policy applicant_answers on jobs.interviews for update to onward_jobs
  using (account_id = (select jobs.me())) with check (account_id = (select jobs.me()));
create policy own on jobs.interviews for all to onward_jobs
  using (organisation_id = (select jobs.my_organisation())) with check (
    organisation_id = (select jobs.my_organisation())
    and exists (
      select from jobs.applications a
      where a.id = application_id and a.organisation_id = interviews.organisation_id and a.account_id = interviews.account_id
    )
  );
-- Whoever sees an interview sees its history, and adds to it.
create policy system on jobs.interview_steps for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy reads on jobs.interview_steps for select to onward_jobs using (
  exists (select from jobs.interviews i where i.id = interview_id)
);
create policy adds on jobs.interview_steps for insert to onward_jobs with check (
  (by_account = (select jobs.me()) or by_role = 'system') and exists (select from jobs.interviews i where i.id = interview_id)
);
create policy system on jobs.interview_reminders for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy system on jobs.waiting_reminders for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
