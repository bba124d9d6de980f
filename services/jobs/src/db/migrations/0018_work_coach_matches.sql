-- What a work coach may see of a client's job matches: who works with whom, as casework tells it; what the person shares, as jobseekers
-- tells it; runs of the matching over a caseload; and the jobs that a work coach suggests.

create table jobs.staff (
  account_id uuid primary key,
  office_id uuid not null,
  name text not null,
  -- Of what was told last: older news change nothing.
  told_at timestamptz not null
);

create table jobs.access_grants (
  case_id uuid primary key,
  referral_id uuid not null unique,
  account_id uuid not null,
  office_id uuid not null,
  office_name text not null,
  agent_id uuid not null,
  open boolean not null,
  version bigint not null
);
create index access_grants_of_person on jobs.access_grants (account_id) where open;
create index access_grants_of_agent on jobs.access_grants (agent_id) where open;
create index access_grants_of_office on jobs.access_grants (office_id) where open;

-- Whether a person shares their matches with their work coach.
create table jobs.coach_sharing (
  account_id uuid primary key,
  matches boolean not null,
  version bigint not null
);

-- The matching, once over one agent's own clients.
create table jobs.match_runs (
  id uuid primary key,
  agent_id uuid not null,
  agent_name text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  started_at timestamptz not null,
  -- Of the last client that was done: a run that stands still has failed.
  touched_at timestamptz not null,
  ended_at timestamptz
);
-- One at a time for an agent, from however many windows.
create unique index match_runs_one_live on jobs.match_runs (agent_id) where state in ('waiting', 'running');
create index match_runs_of_agent on jobs.match_runs (agent_id, started_at desc);

create table jobs.match_run_clients (
  run_id uuid not null references jobs.match_runs (id) on delete cascade,
  referral_id uuid not null,
  case_id uuid not null,
  account_id uuid not null,
  -- `waiting`: its turn is still to come.
  state text not null check (state in ('waiting', 'found', 'nothing', 'no-skills', 'not-shared')),
  -- How many the person themselves counts as matches; and the best, as they stood.
  matches integer not null default 0,
  best_score integer,
  job_ids uuid[] not null default '{}',
  primary key (run_id, referral_id)
);
create index match_run_clients_waiting on jobs.match_run_clients (run_id) where state = 'waiting';
create index match_run_clients_of_person on jobs.match_run_clients (account_id);

-- Once for a person and a job. Title and company as they were then.
create table jobs.job_suggestions (
  id uuid primary key,
  account_id uuid not null,
  referral_id uuid not null,
  agent_id uuid not null,
  agent_name text not null,
  office_name text not null,
  job_id uuid not null,
  job_title text not null,
  company text not null,
  words text not null,
  suggested_at timestamptz not null,
  -- The person has put it away.
  dismissed_at timestamptz,
  unique (account_id, job_id)
);
create index job_suggestions_of_person on jobs.job_suggestions (account_id, suggested_at desc);

-- Null for everybody who works at no office.
create function jobs.my_office() returns uuid language sql stable security definer set search_path = '' as
$$ select office_id from jobs.staff where account_id = nullif(current_setting('app.user_id', true), '')::uuid $$;

-- People with an open case at this session's office. A case that has changed a moment ago counts for nothing until its news is in.
create function jobs.my_clients() returns uuid[] language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(g.account_id), '{}') from jobs.access_grants g
   where g.open and g.office_id = jobs.my_office() and g.case_id not in (select u.subject from events.unheard('case.assigned') u) $$;

-- Those of them who share their matches; a change of it that this service is about to hear counts already.
create function jobs.my_clients_sharing() returns uuid[] language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(s.account_id), '{}') from jobs.coach_sharing s
   where s.matches and s.account_id = any (jobs.my_clients())
     and s.account_id not in (select u.subject from events.unheard('coach.sharing') u) $$;

revoke all on function jobs.my_office(), jobs.my_clients(), jobs.my_clients_sharing() from public;
grant execute on function jobs.my_office(), jobs.my_clients(), jobs.my_clients_sharing() to onward_jobs;

do $$
declare one text;
begin
  foreach one in array array['staff', 'access_grants', 'coach_sharing', 'match_runs', 'match_run_clients', 'job_suggestions'] loop
    execute format('alter table jobs.%I enable row level security', one);
    execute format('create policy system on jobs.%I for all to onward_jobs
      using ((select jobs.is_system())) with check ((select jobs.is_system()))', one);
  end loop;
end $$;

create policy own on jobs.staff for select to onward_jobs using (account_id = (select jobs.me()));

create policy own on jobs.access_grants for select to onward_jobs using (account_id = (select jobs.me()));
create policy office on jobs.access_grants for select to onward_jobs
  using (open and account_id = any ((select jobs.my_clients())::uuid[]) and office_id = (select jobs.my_office()));

create policy own on jobs.coach_sharing for select to onward_jobs using (account_id = (select jobs.me()));
create policy office on jobs.coach_sharing for select to onward_jobs
  using (account_id = any ((select jobs.my_clients_sharing())::uuid[]));

create policy own on jobs.match_runs for all to onward_jobs
  using (agent_id = (select jobs.me())) with check (agent_id = (select jobs.me()));
create function jobs.my_match_runs() returns setof uuid language sql stable security definer set search_path = '' as
$$ select id from jobs.match_runs where agent_id = nullif(current_setting('app.user_id', true), '')::uuid $$;
revoke all on function jobs.my_match_runs() from public;
grant execute on function jobs.my_match_runs() to onward_jobs;
-- What was found is shown while the person shares it; that somebody was left out is no secret of theirs.
create policy runs on jobs.match_run_clients for select to onward_jobs
  using (run_id in (select jobs.my_match_runs()) and account_id = any ((select jobs.my_clients())::uuid[]));
create policy runs_add on jobs.match_run_clients for insert to onward_jobs
  with check (run_id in (select jobs.my_match_runs()) and account_id = any ((select jobs.my_clients())::uuid[]));
create policy own on jobs.match_run_clients for select to onward_jobs using (account_id = (select jobs.me()));

create policy own on jobs.job_suggestions for all to onward_jobs
  using (account_id = (select jobs.me())) with check (account_id = (select jobs.me()));
create policy office on jobs.job_suggestions for select to onward_jobs
  using (account_id = any ((select jobs.my_clients_sharing())::uuid[]));
create policy office_suggest on jobs.job_suggestions for insert to onward_jobs
  with check (account_id = any ((select jobs.my_clients_sharing())::uuid[]) and agent_id = (select jobs.me()) and dismissed_at is null);

-- The facts that scores are made of; what a person wants of a workplace is in another table, which stays theirs.
create policy coach on jobs.match_people for select to onward_jobs
  using (account_id = any ((select jobs.my_clients_sharing())::uuid[]));
