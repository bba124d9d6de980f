-- A service may have its own chain of acts recomputed, and no other: an administrator asks for it. Sealing stays with the worker.
create function acts.verify_own() returns table (sealed bigint, unsealed bigint, broken_at bigint)
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select * from acts.verify(onward.calling_service()) $$;
revoke all on function acts.verify_own() from public;
grant usage on schema acts to onward_services;
grant execute on function acts.verify_own() to onward_services;

-- The trail is read by time. Services that come later bring this index along.
do $$
declare service text;
begin
  for service in select name from onward.services loop
    execute format('create index acts_by_time on %I.acts (at desc, seq desc)', service);
  end loop;
end $$;
