-- What an applicant should know of an interview, each in a place of its own, and the employer's words when it is called off.
alter table jobs.interviews
  add column meet text not null default '',
  add column bring text not null default '',
  add column adjustments text not null default '',
  add column closing_words text not null default '';
-- A name as people tell it apart: without capitals and spare spaces.
create function jobs.interviewer_key(name text) returns text language sql immutable as
$$ select lower(regexp_replace(btrim(name), '\s+', ' ', 'g')) $$;
create index interviewer_taken on jobs.interviews (organisation_id, jobs.interviewer_key(meet)) where open and meet <> '';
create index interviews_of_organisation on jobs.interviews (organisation_id, starts_at) where open;

-- What colleagues write about an interview. It is about the applicant: it goes with them, and into their download.
create table jobs.interview_notes (
  id uuid primary key,
  interview_id uuid not null references jobs.interviews (id) on delete cascade,
  organisation_id uuid not null references jobs.organisations (id),
  account_id uuid not null,
  by_account uuid not null,
  words text not null check (length(words) between 1 and 2000),
  at timestamptz not null
);
create index interview_notes_of on jobs.interview_notes (interview_id, at);
create index interview_notes_about on jobs.interview_notes (account_id);
revoke update on jobs.interview_notes from onward_jobs;
alter table jobs.interview_notes enable row level security;
create policy system on jobs.interview_notes for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy colleagues_read on jobs.interview_notes for select to onward_jobs
  using (organisation_id = (select jobs.my_organisation()));
create policy colleagues_write on jobs.interview_notes for insert to onward_jobs with check (
  by_account = (select jobs.me()) and organisation_id = (select jobs.my_organisation())
  and exists (
    select from jobs.interviews i
    where i.id = interview_id and i.organisation_id = interview_notes.organisation_id and i.account_id = interview_notes.account_id
  )
);
