-- What the log has of referrals that casework forgets: who was sent by whom, whose case opened, what was arranged there. `things` are what else
-- events were about: cases, appointments, checks, notes. What somebody is still to be told stays, and so does what the people did elsewhere.
create function events.forget_referrals(people uuid[], referrals uuid[], things uuid[]) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare gone bigint[];
begin
  if coalesce(onward.refuse_strangers(), 'casework') <> 'casework' then
    raise exception 'only casework forgets referrals' using errcode = '42501';
  end if;
  select array_agg(l.id) into gone from events.log l
    where (l.subject = any (referrals || things)
        or (l.payload->>'accountId' = any (people::text[]) and l.payload->>'referralId' = any (referrals::text[])))
      and l.type <> 'account.erased'
      and not exists (select from events.subscribers s where s.type = l.type
        and not exists (select from events.handled h where h.event = l.id and h.subscriber = s.service));
  delete from events.handled where event = any (gone);
  delete from events.log where id = any (gone);
  return coalesce(cardinality(gone), 0);
end $$;
revoke all on function events.forget_referrals(uuid[], uuid[], uuid[]) from public;
grant execute on function events.forget_referrals(uuid[], uuid[], uuid[]) to onward_casework;
