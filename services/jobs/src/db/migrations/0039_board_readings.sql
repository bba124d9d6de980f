-- What the board makes of an advert's texts. Written when the advert is first read, so that a start does not analyse every advert again;
-- adverts without one get theirs some at a time (`jobs.readings`).
create table jobs.readings (
  job_id uuid primary key references jobs.jobs (id) on delete cascade,
  -- The rules and the vocabulary that made it.
  made_by text not null,
  reading json not null
);
alter table jobs.readings enable row level security;
create policy system on jobs.readings for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
-- Whoever may read an advert may read what was made of it.
create policy of_job on jobs.readings for select to onward_jobs using (exists (select from jobs.jobs j where j.id = job_id));

create function jobs.forget_reading() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from jobs.readings where job_id = new.id;
  return null;
end $$;
revoke all on function jobs.forget_reading() from public;
create trigger forget_reading after update of title, department, description, requirements on jobs.jobs for each row
  when ((new.title, new.department, new.description, new.requirements)
    is distinct from (old.title, old.department, old.description, old.requirements))
  execute function jobs.forget_reading();

-- The next changes of the board after a place, in the order of their numbers; the first time only what is shown.
create function jobs.board_page(change bigint, after uuid, active_only boolean, most integer)
  returns table (id uuid, change bigint, active boolean)
  language sql stable security definer set search_path = '' as
$$ select j.id, j.change, j.state = 'active' from jobs.jobs j
   where (j.change, j.id) > ($1, $2) and (not $3 or j.state = 'active') order by j.change, j.id limit $4 $$;
revoke all on function jobs.board_page(bigint, uuid, boolean, integer) from public;
grant execute on function jobs.board_page(bigint, uuid, boolean, integer) to onward_jobs;
