-- What happens in a case: its history, from which stage and figures follow, notes, and to-dos.

-- What the history says as of now, so that lists need not read it. Written by `recordOnCase` alone.
alter table casework.cases
  -- Shown: what an agent set, or what follows from what happened.
  add column stage text not null default 'cv-upload-required',
  add column stage_follows text not null default 'cv-upload-required',
  add column stage_because text not null default 'no-cv',
  -- Why an agent set another one; null where none did.
  add column stage_reason text,
  -- Null: the rule decides, which depends on the time of asking.
  add column priority_set text check (priority_set in ('high', 'medium', 'low')),
  add column priority_reason text,
  add column applications integer not null default 0,
  add column interviews integer not null default 0,
  -- Null: the matching has not run for this person.
  add column job_matches integer,
  -- Agreed times of interviews, past ones too.
  add column interview_times timestamptz[] not null default '{}',
  -- Missed, and neither attended nor agreed anew since.
  add column missed_appointment_at timestamptz,
  -- Null: nothing happened since it opened.
  add column last_activity_at timestamptz,
  add column last_activity text,
  -- The earliest day of a to-do that is not done.
  add column next_todo_on date;

-- Append-only. What other services tell of a person has no case: they may have done it before somebody referred them.
create table casework.case_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  case_id uuid references casework.cases (id) on delete cascade,
  kind text not null,
  facts jsonb not null,
  at timestamptz not null,
  -- The member of staff; null for the system, the person and employers.
  actor uuid,
  -- The event that told it: once, and in the order of the events.
  event_id bigint unique
);
create index case_entries_of_person on casework.case_entries (account_id, at, event_id, id);
create index case_entries_of_case on casework.case_entries (case_id, at);

-- Append-only.
create table casework.case_notes (
  id uuid primary key,
  case_id uuid not null references casework.cases (id) on delete cascade,
  account_id uuid not null,
  author_id uuid not null,
  -- As they were called then.
  author_name text not null,
  body text not null check (body <> ''),
  -- The jobseeker reads it too.
  shared boolean not null,
  at timestamptz not null
);
create index case_notes_of_case on casework.case_notes (case_id, at desc, id desc);
create index case_notes_of_person on casework.case_notes (account_id, at desc, id desc) where shared;

create table casework.case_todos (
  id uuid primary key,
  case_id uuid not null references casework.cases (id) on delete cascade,
  account_id uuid not null,
  -- An agent, or the jobseeker themselves: then it is shown to them.
  owner_id uuid not null,
  title text not null check (title <> ''),
  due_on date not null,
  state text not null default 'open' check (state in ('open', 'doing', 'done')),
  created_by uuid not null,
  created_at timestamptz not null,
  moved_at timestamptz,
  version integer not null default 1
);
create index case_todos_of_case on casework.case_todos (case_id, due_on);
create index case_todos_of_person on casework.case_todos (account_id) where owner_id = account_id;

-- A coded purpose of a look, beside its words.
alter table casework.looks add column purpose_code text not null default '';

do $$
declare one text;
begin
  foreach one in array array['case_entries', 'case_notes', 'case_todos'] loop
    execute format('alter table casework.%I enable row level security', one);
    execute format('create policy system on casework.%I for all to onward_casework
      using ((select casework.is_system())) with check ((select casework.is_system()))', one);
  end loop;
end $$;
revoke update, delete on casework.case_entries, casework.case_notes from onward_casework;

-- Whoever may see a case sees what belongs to it: the policies of `cases` hold within these. The person's own session sees no history.
create policy office on casework.case_entries for select to onward_casework using ((select casework.my_office()) is not null
  and exists (select from casework.cases c where c.account_id = case_entries.account_id
    and (case_entries.case_id is null or c.id = case_entries.case_id)));

create policy office on casework.case_notes for select to onward_casework using ((select casework.my_office()) is not null
  and exists (select from casework.cases c where c.id = case_notes.case_id));
create policy office_add on casework.case_notes for insert to onward_casework
  with check ((select casework.my_office()) is not null and author_id = (select casework.me())
    and exists (select from casework.cases c where c.id = case_notes.case_id and c.account_id = case_notes.account_id));
create policy own on casework.case_notes for select to onward_casework using (shared and account_id = (select casework.me()));

create policy office on casework.case_todos for select to onward_casework using ((select casework.my_office()) is not null
  and exists (select from casework.cases c where c.id = case_todos.case_id));
create policy office_add on casework.case_todos for insert to onward_casework
  with check ((select casework.my_office()) is not null and created_by = (select casework.me())
    and exists (select from casework.cases c where c.id = case_todos.case_id and c.account_id = case_todos.account_id));
create policy office_change on casework.case_todos for update to onward_casework using ((select casework.my_office()) is not null
  and exists (select from casework.cases c where c.id = case_todos.case_id));
create policy own on casework.case_todos for select to onward_casework
  using (account_id = (select casework.me()) and owner_id = (select casework.me()));
create policy own_change on casework.case_todos for update to onward_casework
  using (account_id = (select casework.me()) and owner_id = (select casework.me()));

-- Open cases of the asking agent's office by name or by a part of the number; see search_referrals.
create function casework.search_cases(pattern text, parts bigint[]) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query execute 'select c.id from casework.referrals r join casework.cases c on c.referral_id = r.id
    where r.office_id = $1 and c.closed_at is null and r.rank = 0
      and (r.search_text like $2 and (split_part(r.search_text, E''\n'', 1) like $2 or split_part(r.search_text, E''\n'', 2) like $2)'
    || case when parts is null then ')' else ' or r.ni_parts @> $3)' end
    using casework.my_office(), pattern, parts;
end $$;
revoke all on function casework.search_cases(text, bigint[]) from public;
grant execute on function casework.search_cases(text, bigint[]) to onward_casework;
