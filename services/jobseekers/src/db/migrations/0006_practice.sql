-- Answers that a person practises for interviews: one for each question and job, and one for each question that is for no job.
create table jobseekers.practice_answers (
  id uuid primary key,
  account_id uuid not null,
  job_id uuid,
  job_title text not null,
  company text not null,
  question_key text not null,
  question jsonb not null,
  parts jsonb not null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique nulls not distinct (account_id, job_id, question_key)
);
create index practice_answers_of_account on jobseekers.practice_answers (account_id, updated_at desc);

alter table jobseekers.practice_answers enable row level security;
create policy system on jobseekers.practice_answers for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.practice_answers for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
