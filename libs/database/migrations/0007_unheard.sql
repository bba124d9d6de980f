-- Subjects of events of one type that the calling service is still to handle. A handler removes its job after it has committed, and an
-- event's job is added by the transaction that tells it: so whoever asks in the statement that reads what the handler keeps sees either
-- that it was handled, or that it was not. What must act at once does so by this, before its event arrives.
create function events.unheard(event_type text) returns table (subject uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare me text := onward.calling_service();
begin
  if me is null then raise exception 'only a service hears events' using errcode = '42501'; end if;
  return query select l.subject
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = me || '.event'
    join events.log l on l.id = (j.payload->>'event')::bigint
    where l.type = event_type;
end $$;
revoke all on function events.unheard(text) from public;
grant execute on function events.unheard(text) to onward_services;
