-- Order: a service handles an event after every earlier one that is about one of the same things (its subject, and what the payload names of those
-- in `about`); the others go side by side. One row for each service, thing and event that is not handled yet.

alter table events.types
  -- Fields of the payload that name what an event is about beside its subject. `migrate` takes them from contracts.
  add column about text[] not null default '{accountId,applicationId,caseId,referralId,organisationId}',
  -- Types of which a later event about the same things takes this one's place, beside its own.
  add column overtaken_by text[] not null default '{}';

create table events.turns (
  service text not null,
  thing text not null,
  event bigint not null references events.log on delete cascade,
  -- due: has a job. parked: has none, and gets one when the earlier ones are handled. passed: its job failed for good, and the others went on.
  state text not null default 'due' check (state in ('due', 'parked', 'passed')),
  primary key (service, thing, event)
);
create index turns_by_event on events.turns (event, service);
create index turns_parked on events.turns (service, event) where state = 'parked';

create function events.things(event_type text, subject uuid, payload jsonb) returns text[] stable language sql
  set search_path = pg_catalog, pg_temp as $$
  select array(select subject::text union select payload->>f from events.types t, unnest(t.about) f where t.type = event_type and payload->>f is not null) $$;

create function events.must_wait(subscriber text, event_id bigint) returns boolean stable language sql
  set search_path = pg_catalog, pg_temp as $$
  select exists (select from events.turns mine join events.turns earlier using (service, thing)
    where mine.service = subscriber and mine.event = event_id and mine.state <> 'passed'
      and earlier.event < event_id and earlier.state <> 'passed') $$;

-- Whoever parks or wakes holds this, for a moment: an event parks itself before the earlier one looks whom to wake, or sees that it is handled.
create function events.lock_turns(subscriber text) returns void language sql set search_path = pg_catalog, pg_temp as $$
  select pg_advisory_xact_lock(hashtextextended('onward turns ' || subscriber, 0)) $$;

create function events.wake(subscriber text, woken bigint[]) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update events.turns t set state = 'due' where t.service = subscriber and t.event = any (woken);
  perform graphile_worker.add_job(subscriber || '.event', json_build_object('event', one)) from unnest(woken) one;
end $$;

-- What waits already has its turns as well.
insert into events.turns (service, thing, event)
  select distinct split_part(t.identifier, '.', 1), thing, l.id
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier like '%.event'
  join events.log l on l.id = (j.payload->>'event')::bigint
  cross join lateral unnest(events.things(l.type, l.subject, l.payload)) thing
  where not exists (select from events.handled h where h.event = l.id and h.subscriber = split_part(t.identifier, '.', 1));

-- As before; and each subscriber's turns.
create or replace function events.emit(event_type text, subject uuid, version bigint, payload jsonb) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare source text := onward.refuse_strangers(); event bigint; things text[];
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
  things := events.things(event_type, subject, payload);
  insert into events.turns (service, thing, event)
    select s.service, one, event from events.subscribers s cross join unnest(things) one where s.type = event_type;
  perform graphile_worker.add_job(s.service || '.event', json_build_object('event', event))
    from events.subscribers s where s.type = event_type order by s.service;
  return event;
end $$;

-- As before; but an event whose turn has not come parks itself, and gives no row. `overtaken`: it failed for good, is tried again, and a later event that
-- takes its place was handled meanwhile.
drop function events.take(bigint);
create function events.take(event_id bigint)
  returns table (type text, subject uuid, version bigint, payload jsonb, at timestamptz, overtaken boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare me text := onward.calling_service(); late boolean := false;
begin
  perform auth.refuse_unproved();
  if me is null then raise exception 'only a service takes events' using errcode = '42501'; end if;
  if events.must_wait(me, event_id) then
    perform events.lock_turns(me);
    if events.must_wait(me, event_id) then
      update events.turns t set state = 'parked' where t.service = me and t.event = event_id;
      return;
    end if;
  end if;
  insert into events.handled (event, subscriber)
    select l.id, me from events.log l join events.subscribers s on s.type = l.type and s.service = me
    where l.id = event_id
    on conflict do nothing;
  if not found then return; end if;
  with mine as (delete from events.turns t where t.service = me and t.event = event_id returning t.state)
    select coalesce(bool_or(m.state = 'passed'), false) into late from mine m;
  return query select l.type, l.subject, l.version, l.payload, l.at,
      late and exists (
        select from events.log n join events.handled h on h.event = n.id and h.subscriber = me
        where n.subject = l.subject and n.id > l.id
          and (n.type = l.type or n.type = any (select unnest(t.overtaken_by) from events.types t where t.type = l.type))
          and events.things(n.type, n.subject, n.payload) @> events.things(l.type, l.subject, l.payload))
    from events.log l where l.id = event_id
    and (l.type = 'account.erased' or not exists (select from events.erased e where e.account::text = l.payload->>'accountId'));
end $$;

-- After an event was handled and committed: whoever waited for it gets a job.
create function events.pass_on(event_id bigint) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare me text := onward.calling_service(); mine text[];
begin
  perform auth.refuse_unproved();
  select events.things(l.type, l.subject, l.payload) into mine from events.log l where l.id = event_id;
  if not exists (select from events.turns t where t.service = me and t.thing = any (mine)) then return; end if;
  perform events.lock_turns(me);
  perform events.wake(me, array(
    select distinct next.event from unnest(mine) one
      cross join lateral (select t.event, t.state from events.turns t
        where t.service = me and t.thing = one and t.state <> 'passed' order by t.event limit 1) next
      where next.state = 'parked' and not events.must_wait(me, next.event)));
end $$;

-- What no event does by itself: an event whose job failed for good, or is gone, lets the others pass; and a process may have died before it passed
-- its turn on. Gives how many went on.
create function events.free_turns(batch integer default 1000) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare me text := onward.calling_service(); freed bigint[];
begin
  perform auth.refuse_unproved();
  perform events.lock_turns(me);
  update events.turns t set state = 'passed' where t.service = me and t.state = 'due' and not exists (
    select from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id and k.identifier = me || '.event'
      where (j.payload->>'event')::bigint = t.event and (j.attempts < j.max_attempts or j.locked_at is not null));
  freed := array(select distinct t.event from events.turns t
    where t.service = me and t.state = 'parked' and not events.must_wait(me, t.event) order by 1 limit batch);
  perform events.wake(me, freed);
  return cardinality(freed);
end $$;

-- As before, by turns: they go in the handler's own transaction.
create or replace function events.unheard(event_type text) returns table (subject uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare me text := onward.calling_service();
begin
  if me is null then raise exception 'only a service hears events' using errcode = '42501'; end if;
  return query select l.subject from events.log l
    where l.type = event_type and auth.is_known() and l.id in (select t.event from events.turns t where t.service = me);
end $$;

revoke all on function events.things(text, uuid, jsonb), events.must_wait(text, bigint),
  events.lock_turns(text), events.wake(text, bigint[]), events.take(bigint), events.pass_on(bigint), events.free_turns(integer) from public;
grant execute on function events.take(bigint), events.pass_on(bigint), events.free_turns(integer) to onward_services;
