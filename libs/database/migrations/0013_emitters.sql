-- Which service tells what. Until the start that brings this has taken the list over from contracts, everything is told as before.
create table events.emitters (
  type text not null references events.types on delete cascade,
  service text not null references onward.services,
  primary key (type, service)
);
insert into events.emitters (type, service) select t.type, s.name from events.types t cross join onward.services s;

-- As before; but a service tells its own events alone. The owner, as an administrator's command, tells any.
create or replace function events.emit(event_type text, subject uuid, version bigint, payload jsonb) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare source text := onward.refuse_strangers(); event bigint;
begin
  if not exists (select from events.types t where t.type = event_type) then
    raise exception 'no event is called %', event_type using errcode = '22023';
  end if;
  if source is not null and not exists (select from events.emitters e where e.type = event_type and e.service = source) then
    raise exception '% is no event of %', event_type, source using errcode = '42501';
  end if;
  if octet_length(payload::text) > 65536 then
    raise exception 'the payload of % is over 64 kB', event_type using errcode = '22023';
  end if;
  if event_type <> 'account.erased' and exists (select from events.erased e where e.account::text = payload->>'accountId') then
    return null;
  end if;
  -- Against a subscriber that is added meanwhile: it either replays this event or is told of it now.
  perform pg_advisory_xact_lock_shared(hashtextextended('onward subscribers', 0));
  insert into events.log (type, subject, version, payload, source) values (event_type, subject, version, payload, source)
    returning id into event;
  perform graphile_worker.add_job(s.service || '.event', json_build_object('event', event))
    from events.subscribers s where s.type = event_type order by s.service;
  return event;
end $$;
