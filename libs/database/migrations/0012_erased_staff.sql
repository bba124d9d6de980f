-- What is told of a work coach's clients carries the coach's name. Of a member of staff who is gone the event stays, for it is about the
-- client; the name goes. The words are those of FORMER_STAFF in the contracts.
create or replace function events.erase(person uuid, erased_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare gone bigint[];
begin
  if coalesce(onward.refuse_strangers(), 'identity') <> 'identity' then
    raise exception 'only identity erases' using errcode = '42501';
  end if;
  insert into events.erased (account, at) values (person, erased_at) on conflict do nothing;
  select array_agg(l.id) into gone from events.log l
    where l.type <> 'account.erased' and (
      l.subject = person or l.payload->>'accountId' = person::text
      or l.payload->>'referralId' in (
        select a.payload->>'referralId' from events.log a where a.type = 'account.activated' and a.payload->>'accountId' = person::text
      )
    );
  delete from events.handled where event = any(gone);
  delete from events.log where id = any(gone);
  update events.log l set payload = jsonb_set(l.payload, '{agentName}', '"Former member of staff"')
    where l.payload->>'agentAccountId' = person::text and l.payload ? 'agentName';
  delete from graphile_worker._private_jobs j where j.payload->>'accountId' = person::text;
end $$;

create index log_by_agent on events.log ((payload->>'agentAccountId')) where payload ? 'agentAccountId';
