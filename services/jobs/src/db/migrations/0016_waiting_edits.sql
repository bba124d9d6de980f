-- New words of a job that is shown, while somebody looks at them: the job's own row keeps the last ones that passed, and everybody but the
-- employer goes on reading that. One of a job; saved again, it is replaced.
create table jobs.waiting_edits (
  job_id uuid primary key references jobs.jobs (id) on delete cascade,
  organisation_id uuid not null,
  -- Columns of the job's row that the edit would write.
  words jsonb not null,
  kind text not null check (kind in ('edited', 'imported')),
  checks text[] not null,
  -- What the administrator wrote when sending it back; null while it waits.
  note text,
  by_account uuid,
  saved_at timestamptz not null
);
create index waiting_edits_to_check on jobs.waiting_edits (saved_at) where note is null;
create index waiting_edits_by_account on jobs.waiting_edits (by_account);
alter table jobs.waiting_edits enable row level security;
create policy system on jobs.waiting_edits for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.waiting_edits for all to onward_jobs
  using (organisation_id = (select jobs.my_organisation())) with check (organisation_id = (select jobs.my_organisation()));

-- A job that is over needs no other words, whoever ended it. One that is held, of a suspended organisation say, keeps them.
create function jobs.forget_waiting_edit() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.state in ('expired', 'removed')
    or (new.state = 'closed' and not new.checks && array['organisation-suspended', 'employer-leaving'])
  then
    delete from jobs.waiting_edits w where w.job_id = new.id;
  end if;
  return null;
end $$;
create trigger forget_waiting_edit after update of state on jobs.jobs for each row
  when (new.state is distinct from old.state) execute function jobs.forget_waiting_edit();
revoke all on function jobs.forget_waiting_edit() from public;
