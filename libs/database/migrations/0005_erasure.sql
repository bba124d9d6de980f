-- Erasure: the ledger of people who are gone, and what the log, the queue and each service's tables forget of them.

create table events.erased (account uuid primary key, at timestamptz not null);
grant select on events.erased to onward_identity;
create index log_by_subject on events.log (subject);
create index log_by_account on events.log ((payload->>'accountId'));

-- Writes a person into the ledger and forgets what the log and the queue have of them. The event that tells services of it stays.
create function events.erase(person uuid, erased_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if coalesce(onward.refuse_strangers(), 'identity') <> 'identity' then
    raise exception 'only identity erases' using errcode = '42501';
  end if;
  insert into events.erased (account, at) values (person, erased_at) on conflict do nothing;
  delete from events.handled h using events.log l
    where h.event = l.id and l.type <> 'account.erased' and (l.subject = person or l.payload->>'accountId' = person::text);
  delete from events.log l where l.type <> 'account.erased' and (l.subject = person or l.payload->>'accountId' = person::text);
  delete from graphile_worker._private_jobs j where j.payload->>'accountId' = person::text;
end $$;

-- As before; but nothing is told of somebody who is gone.
create or replace function events.emit(event_type text, subject uuid, version bigint, payload jsonb) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare source text := onward.refuse_strangers(); event bigint;
begin
  if not exists (select from events.types t where t.type = event_type) then
    raise exception 'no event is called %', event_type using errcode = '22023';
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

-- As before; but of somebody who is gone a service takes only that they are, whatever a restored log still holds.
create or replace function events.take(event_id bigint)
  returns table (type text, subject uuid, version bigint, payload jsonb, at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare me text := onward.calling_service();
begin
  if me is null then raise exception 'only a service takes events' using errcode = '42501'; end if;
  insert into events.handled (event, subscriber)
    select l.id, me from events.log l join events.subscribers s on s.type = l.type and s.service = me
    where l.id = event_id
    on conflict do nothing;
  if not found then return; end if;
  return query select l.type, l.subject, l.version, l.payload, l.at from events.log l where l.id = event_id
    and (l.type = 'account.erased' or not exists (select from events.erased e where e.account::text = l.payload->>'accountId'));
end $$;

-- Deletes the rows of one person from every table of the calling service that names them in `account_id`, also from tables whose rows
-- are otherwise written once. Tables are found in the catalogue, so one that is added later is not forgotten. Acts stay.
create function onward.erase_rows(person uuid) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare service text := onward.calling_service(); waiting text[]; blocked text[]; one text; gone integer; total integer := 0;
begin
  if service is null then raise exception 'only a service erases its rows' using errcode = '42501'; end if;
  select array_agg(c.table_name::text order by c.table_name) into waiting
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = service and c.column_name = 'account_id' and t.table_type = 'BASE TABLE';
  while cardinality(waiting) > 0 loop
    blocked := '{}';
    foreach one in array waiting loop
      begin
        execute format('delete from %I.%I where account_id = $1', service, one) using person;
        get diagnostics gone = row_count;
        total := total + gone;
      exception when foreign_key_violation then
        -- Rows of another table hold on to these; they may go first.
        blocked := blocked || one;
      end;
    end loop;
    if cardinality(blocked) = cardinality(waiting) then
      raise exception 'rows of % cannot be erased', array_to_string(blocked, ', ');
    end if;
    waiting := blocked;
  end loop;
  return total;
end $$;

-- Of events older than a time, forgets those that every subscriber handled and that a newer one of the same thing has overtaken.
create function events.forget_overtaken(before timestamptz, batch integer default 5000) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare old bigint[];
begin
  perform onward.refuse_strangers();
  select array_agg(o.id) into old from (
    select l.id from events.log l
      where l.at < before
        and exists (select from events.log n where n.subject = l.subject and n.type = l.type and n.id > l.id)
        and not exists (
          select from events.subscribers s where s.type = l.type
            and not exists (select from events.handled h where h.event = l.id and h.subscriber = s.service))
      order by l.id limit batch) o;
  delete from events.handled h where h.event = any(old);
  delete from events.log l where l.id = any(old);
  return coalesce(cardinality(old), 0);
end $$;

revoke all on function events.erase(uuid, timestamptz), onward.erase_rows(uuid), events.forget_overtaken(timestamptz, integer) from public;
grant execute on function events.erase(uuid, timestamptz), events.forget_overtaken(timestamptz, integer) to onward_identity;
grant execute on function onward.erase_rows(uuid) to onward_services;
