-- Erasing and forgetting read by indexes what they delete: with "or" between a column and a subquery the whole log was read for each person.

-- As before; but each way in which an event is about somebody is looked up by its own index.
create or replace function events.erase(person uuid, erased_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare gone bigint[];
begin
  perform auth.refuse_unproved();
  if coalesce(onward.refuse_strangers(), 'identity') <> 'identity' then
    raise exception 'only identity erases' using errcode = '42501';
  end if;
  insert into events.erased (account, at) values (person, erased_at) on conflict do nothing;
  select array_agg(l.id) into gone from (
    select id, type from events.log where subject = person
    union select id, type from events.log where payload->>'accountId' = person::text
    union select id, type from events.log where payload->>'referralId' = any (array(
      select a.payload->>'referralId' from events.log a where a.type = 'account.activated' and a.payload->>'accountId' = person::text
    ))) l
    where l.type <> 'account.erased';
  delete from events.handled where event = any(gone);
  delete from events.log where id = any(gone);
  -- The index is of payloads with an agent: it is used only where the query says so.
  update events.log l set payload = jsonb_set(l.payload, '{agentName}', '"Former member of staff"')
    where l.payload->>'agentAccountId' = person::text and l.payload ? 'agentAccountId' and l.payload ? 'agentName';
  delete from graphile_worker._private_jobs j where j.payload->>'accountId' = person::text;
end $$;

-- As before, by indexes.
create or replace function events.forget_referrals(people uuid[], referrals uuid[], things uuid[]) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare gone bigint[];
begin
  perform auth.refuse_unproved();
  if coalesce(onward.refuse_strangers(), 'casework') <> 'casework' then
    raise exception 'only casework forgets referrals' using errcode = '42501';
  end if;
  select array_agg(l.id) into gone from (
    select id, type from events.log where subject = any (referrals || things)
    union select id, type from events.log
      where payload->>'referralId' = any (referrals::text[]) and payload->>'accountId' = any (people::text[])) l
    where l.type <> 'account.erased'
      and not exists (select from events.subscribers s where s.type = l.type
        and not exists (select from events.handled h where h.event = l.id and h.subscriber = s.service));
  delete from events.handled where event = any (gone);
  delete from events.log where id = any (gone);
  return coalesce(cardinality(gone), 0);
end $$;

-- How far the forgetting of overtaken events has come. Most old events are the newest of their subject and stay, so a run goes on where the last
-- one stopped and begins again after the last of them.
create table events.forgetting (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null default '-infinity',
  id bigint not null default 0
);
insert into events.forgetting default values;

-- Looks at the next old events, and forgets those that every subscriber handled and that a newer one of the same thing has overtaken. `is_over`:
-- there are no more.
create function events.forget_next(before timestamptz, batch integer default 5000) returns table (gone integer, is_over boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare place events.forgetting; old bigint[]; seen integer; last_at timestamptz; last_id bigint;
begin
  perform auth.refuse_unproved();
  perform onward.refuse_strangers();
  select * into strict place from events.forgetting for update;
  select array_agg(p.id) filter (where p.is_old), count(*), max(p.at), (array_agg(p.id order by p.at desc, p.id desc))[1]
    into old, seen, last_at, last_id
    from (
      select o.id, o.at,
        exists (select from events.log n where n.subject = o.subject and n.type = o.type and n.id > o.id)
          and not exists (select from events.subscribers s where s.type = o.type
            and not exists (select from events.handled h where h.event = o.id and h.subscriber = s.service)) as is_old
      from (select l.id, l.at, l.subject, l.type from events.log l
        where (l.at, l.id) > (place.at, place.id) and l.at < before order by l.at, l.id limit batch) o) p;
  delete from events.handled h where h.event = any(old);
  delete from events.log l where l.id = any(old);
  gone := coalesce(cardinality(old), 0);
  is_over := seen < batch;
  if is_over then update events.forgetting set at = '-infinity', id = 0;
  else update events.forgetting set at = last_at, id = last_id;
  end if;
  return next;
end $$;
revoke all on function events.forget_next(timestamptz, integer) from public;
grant execute on function events.forget_next(timestamptz, integer) to onward_identity;

-- For processes of the version before.
create or replace function events.forget_overtaken(before timestamptz, batch integer default 5000) returns integer
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select gone from events.forget_next(before, batch) $$;
