-- A birth date is opened once for each reveal that casework has recorded. Never the value.
create table jobseekers.birth_date_reveals (
  reveal_id uuid primary key,
  account_id uuid not null,
  agent_id uuid not null,
  at timestamptz not null
);
create index birth_date_reveals_of_person on jobseekers.birth_date_reveals (account_id);
alter table jobseekers.birth_date_reveals enable row level security;
create policy system on jobseekers.birth_date_reveals for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
