-- What figures need of people who are forgotten: how many, in which week. Nobody is named, by no id either.
create table casework.week_counts (
  office_id uuid not null references casework.offices (id),
  -- Whose client it was: a member of staff.
  agent_id uuid not null,
  -- The Monday of the week, in London.
  monday date not null,
  what text not null,
  -- What else tells one from another: an application's state, the days that an activation took, a step of the funnel.
  detail text not null default '',
  n integer not null check (n > 0),
  primary key (office_id, monday, what, detail, agent_id)
);
alter table casework.week_counts enable row level security;
create policy system on casework.week_counts for all to onward_casework
  using ((select casework.is_system())) with check ((select casework.is_system()));
create policy office on casework.week_counts for select to onward_casework using (office_id = (select casework.my_office()));

-- Removes the histories of people who have no case any more. History is otherwise written once, so this runs as the owner.
create function casework.forget_histories(people uuid[]) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if not casework.is_system() then raise exception 'only the system forgets' using errcode = '42501'; end if;
  delete from casework.case_entries e where e.account_id = any (people)
    and not exists (select from casework.cases c where c.account_id = e.account_id);
end $$;
revoke all on function casework.forget_histories(uuid[]) from public;
grant execute on function casework.forget_histories(uuid[]) to onward_casework;
