-- A job that failed all its tries stays in the queue, where nobody saw it. Administrators may read of it and let it try again: its task, the
-- kind of its failure, since when, how often; never its payload.

-- What `withoutValues` of the service kit left of an error, such as "Error ETIMEDOUT". Any other text may quote somebody.
create function work.failure_of(task text, said text) returns text immutable language sql set search_path = pg_catalog, pg_temp as $$
  select coalesce(substring(said from '^' || regexp_replace(task, '([^[:alnum:]])', '\\\1', 'g') || ': ([A-Za-z]{1,40}( [A-Z0-9_]{1,40})?)$'), 'Error') $$;

create function work.refuse_non_admins() returns void stable language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if onward.calling_service() is not null and auth.role() is distinct from 'admin' then
    raise exception 'only administrators may do this' using errcode = '42501';
  end if;
end $$;

create function work.given_up() returns table (task text, failure text, jobs bigint, since timestamptz, tries integer)
  stable language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform work.refuse_non_admins();
  return query
    select t.identifier, work.failure_of(t.identifier, j.last_error), count(*), min(j.created_at), max(j.attempts)::integer
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null
    group by 1, 2 order by 4, 1, 2;
end $$;

-- All jobs of one line of that list get all their tries again. Answers how many.
create function work.try_again(task text, failure text) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare jobs bigint;
begin
  perform work.refuse_non_admins();
  update graphile_worker._private_jobs j set attempts = 0, run_at = now(), updated_at = now()
    from graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = task and j.attempts >= j.max_attempts and j.locked_at is null
      and work.failure_of(t.identifier, j.last_error) = failure;
  get diagnostics jobs = row_count;
  return jobs;
end $$;

-- For the health of a process; says nothing but yes or no.
create function work.has_given_up() returns boolean stable language sql security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from graphile_worker._private_jobs j where j.attempts >= j.max_attempts and j.locked_at is null) $$;

revoke all on function work.failure_of(text, text), work.refuse_non_admins(), work.given_up(), work.try_again(text, text), work.has_given_up()
  from public;
grant execute on function work.given_up(), work.try_again(text, text) to onward_gateway;
grant execute on function work.has_given_up() to onward_services;
