-- What the log still has of a person that the calling service is told, in order: whoever keeps nothing of somebody until there is a reason
-- to reads it here once there is one. Of somebody who is gone there is nothing.
create function events.told_of(person uuid) returns table (id bigint, type text, payload jsonb, at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare me text := onward.calling_service();
begin
  if me is null then raise exception 'only a service hears events' using errcode = '42501'; end if;
  return query select l.id, l.type, l.payload, l.at from events.log l
    join events.subscribers s on s.type = l.type and s.service = me
    where l.payload->>'accountId' = person::text
      and not exists (select from events.erased e where e.account = person)
    order by l.id;
end $$;
revoke all on function events.told_of(uuid) from public;
grant execute on function events.told_of(uuid) to onward_services;
