-- What a work coach may do with a client's CV: who works with whom, as casework tells it; what the person shares; the CVs that were added.

-- Who works at which office. Known from their joining, and from the cases that they are given.
create table jobseekers.staff (
  account_id uuid primary key,
  office_id uuid not null,
  name text not null,
  -- Of what was told last: older news change nothing.
  told_at timestamptz not null
);

create table jobseekers.access_grants (
  case_id uuid primary key,
  referral_id uuid not null unique,
  account_id uuid not null,
  office_id uuid not null,
  office_name text not null,
  agent_id uuid not null,
  open boolean not null,
  version bigint not null
);
create index access_grants_of_person on jobseekers.access_grants (account_id) where open;
create index access_grants_of_office on jobseekers.access_grants (office_id) where open;

-- A work coach asks to be shown something. Names as they were then.
create table jobseekers.coach_questions (
  id uuid primary key,
  account_id uuid not null,
  referral_id uuid not null,
  agent_id uuid not null,
  agent_name text not null,
  office_name text not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- The answer shared nothing.
  refused boolean not null default false
);
create unique index coach_questions_one_open on jobseekers.coach_questions (account_id) where answered_at is null;
create index coach_questions_of_person on jobseekers.coach_questions (account_id, asked_at desc);

-- A CV that a work coach added. It is none of the person's own until they say so: nothing that counts CVs knows this table.
create table jobseekers.proposed_cvs (
  id uuid primary key,
  account_id uuid not null,
  referral_id uuid not null,
  agent_id uuid not null,
  agent_name text not null,
  office_name text not null,
  filename text not null,
  -- Null when the file is gone, or became that of a CV.
  file_path text unique,
  file_type text not null check (file_type in ('pdf', 'doc', 'docx')),
  file_size integer not null,
  state text not null check (state in ('reading', 'waiting', 'refused', 'used', 'removed', 'taken-back', 'expired')),
  refusal text,
  -- How it reads; empty once it was answered.
  preview text not null default '',
  added_at timestamptz not null,
  answered_at timestamptz,
  cv_id uuid,
  check ((state in ('reading', 'waiting')) = (file_path is not null))
);
create index proposed_cvs_of_person on jobseekers.proposed_cvs (account_id, added_at desc);
create index proposed_cvs_unanswered on jobseekers.proposed_cvs (added_at) where state in ('reading', 'waiting');

alter table jobseekers.cvs add column added_by text not null default '';
alter table jobseekers.profiles add column sharing_version bigint not null default 0;

-- Null for everybody who works at no office.
create function jobseekers.my_office() returns uuid language sql stable security definer set search_path = '' as
$$ select office_id from jobseekers.staff where account_id = nullif(current_setting('app.user_id', true), '')::uuid $$;

-- People with an open case at this session's office. A case that has changed a moment ago counts for nothing until its news is in.
create function jobseekers.my_clients() returns uuid[] language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(g.account_id), '{}') from jobseekers.access_grants g
   where g.open and g.office_id = jobseekers.my_office() and g.case_id not in (select u.subject from events.unheard('case.assigned') u) $$;

-- Those of them who share what a kind of consent is about.
create function jobseekers.my_clients_sharing(wanted text) returns uuid[] language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(c.account_id), '{}') from jobseekers.consents c
   where c.kind = wanted and c.withdrawn_at is null and c.account_id = any (jobseekers.my_clients()) $$;

-- Whether a client has a CV of their own, which says what to help them with and nothing of what it says.
create function jobseekers.client_has_cv(person uuid) returns boolean language sql stable security definer set search_path = '' as
$$ select person = any (jobseekers.my_clients()) and exists (select from jobseekers.cvs where account_id = person) $$;

revoke all on function jobseekers.my_office(), jobseekers.my_clients(), jobseekers.my_clients_sharing(text),
  jobseekers.client_has_cv(uuid) from public;
grant execute on function jobseekers.my_office(), jobseekers.my_clients(), jobseekers.my_clients_sharing(text),
  jobseekers.client_has_cv(uuid) to onward_jobseekers;

do $$
declare one text;
begin
  foreach one in array array['staff', 'access_grants', 'coach_questions', 'proposed_cvs'] loop
    execute format('alter table jobseekers.%I enable row level security', one);
    execute format('create policy system on jobseekers.%I for all to onward_jobseekers
      using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()))', one);
  end loop;
end $$;

create policy own on jobseekers.staff for select to onward_jobseekers using (account_id = (select jobseekers.me()));

create policy own on jobseekers.access_grants for select to onward_jobseekers using (account_id = (select jobseekers.me()));
create policy office on jobseekers.access_grants for select to onward_jobseekers
  using (open and account_id = any ((select jobseekers.my_clients())::uuid[]) and office_id = (select jobseekers.my_office()));

create policy own on jobseekers.coach_questions for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
create policy office on jobseekers.coach_questions for select to onward_jobseekers
  using (account_id = any ((select jobseekers.my_clients())::uuid[]));
create policy office_ask on jobseekers.coach_questions for insert to onward_jobseekers
  with check (account_id = any ((select jobseekers.my_clients())::uuid[]) and agent_id = (select jobseekers.me()) and answered_at is null);

create policy own on jobseekers.proposed_cvs for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
create policy office on jobseekers.proposed_cvs for select to onward_jobseekers
  using (account_id = any ((select jobseekers.my_clients())::uuid[]));
create policy office_add on jobseekers.proposed_cvs for insert to onward_jobseekers
  with check (account_id = any ((select jobseekers.my_clients())::uuid[]) and agent_id = (select jobseekers.me()) and state = 'reading');
create policy office_take_back on jobseekers.proposed_cvs for update to onward_jobseekers
  using (account_id = any ((select jobseekers.my_clients())::uuid[]) and agent_id = (select jobseekers.me()) and state in ('reading', 'waiting'))
  with check (state = 'taken-back');

create policy coach on jobseekers.consents for select to onward_jobseekers
  using (kind in ('coach-cv', 'coach-matches') and account_id = any ((select jobseekers.my_clients())::uuid[]));
-- The active CV and its review, while the person shares them.
create policy coach on jobseekers.cvs for select to onward_jobseekers
  using (is_active and account_id = any ((select jobseekers.my_clients_sharing('coach-cv'))::uuid[]));
create policy coach on jobseekers.cv_reviews for select to onward_jobseekers
  using (account_id = any ((select jobseekers.my_clients_sharing('coach-cv'))::uuid[]));
