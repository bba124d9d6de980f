-- Who was reminded of an offer's day to answer by, of each version once: the applicant before it, the employer after it.
create table jobs.offer_reminders (
  application_id uuid not null references jobs.applications (id) on delete cascade,
  version integer not null,
  about text not null check (about in ('answer-soon', 'unanswered')),
  at timestamptz not null,
  primary key (application_id, version, about)
);
create index applications_offered on jobs.applications (id) where state = 'offered';
alter table jobs.offer_reminders enable row level security;
create policy system on jobs.offer_reminders for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
revoke update, delete on jobs.offer_reminders from onward_jobs;
