-- NOTIFY takes a lock at commit that all of a server's transactions share, so the job queue's own would make every write wait for every other. Runners
-- are told after the commit, by one connection a process (`src/announcer.ts`), and look each second anyway.
create function onward.quiet_jobs() returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare one record;
begin
  for one in select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'graphile_worker'::regnamespace and p.proname in ('add_job', 'add_jobs') and p.prosrc ~ 'perform pg_notify\(''jobs:insert''' loop
    execute regexp_replace(one.definition, 'perform pg_notify\(''jobs:insert''[^;]*;', 'null;', 'g');
  end loop;
end $$;
revoke all on function onward.quiet_jobs() from public;
select onward.quiet_jobs();
