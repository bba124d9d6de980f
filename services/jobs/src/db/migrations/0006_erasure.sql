-- People who asked for erasure and may still change their mind: nothing is looked up for them meanwhile.
create table jobs.closing_accounts (
  account_id uuid primary key,
  closing boolean not null,
  version bigint not null
);
alter table jobs.closing_accounts enable row level security;
create policy system on jobs.closing_accounts for all to onward_jobs
  using ((select jobs.is_system())) with check ((select jobs.is_system()));

-- An application that is erased takes its history along. Nothing else may delete one.
alter table jobs.application_steps drop constraint application_steps_application_id_fkey,
  add constraint application_steps_application_id_fkey foreign key (application_id) references jobs.applications (id) on delete cascade;
alter table jobs.cv_grants drop constraint cv_grants_application_id_fkey,
  add constraint cv_grants_application_id_fkey foreign key (application_id) references jobs.applications (id) on delete cascade;
alter table jobs.interviews drop constraint interviews_application_id_fkey,
  add constraint interviews_application_id_fkey foreign key (application_id) references jobs.applications (id) on delete cascade;
alter table jobs.interview_steps drop constraint interview_steps_interview_id_fkey,
  add constraint interview_steps_interview_id_fkey foreign key (interview_id) references jobs.interviews (id) on delete cascade;
alter table jobs.interview_reminders drop constraint interview_reminders_interview_id_fkey,
  add constraint interview_reminders_interview_id_fkey foreign key (interview_id) references jobs.interviews (id) on delete cascade;
alter table jobs.waiting_reminders drop constraint waiting_reminders_application_id_fkey,
  add constraint waiting_reminders_application_id_fkey foreign key (application_id) references jobs.applications (id) on delete cascade;
