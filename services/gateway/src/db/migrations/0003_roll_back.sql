-- Who rolled back, and why; null of what the command line did.
alter table gateway.revisions
  add column by_account uuid,
  add column why text check (why in ('broken', 'slow', 'wrong-contents', 'security', 'other')),
  add column note text not null default '';

-- The service may not write the registry. This is the one thing it may have done to it: back to a version that was published before the one
-- that is live, or the end of a canary. Whether the versions fit is decided before it is called, under the same lock.
create function gateway.roll_back(front_end text, seen_stable text, seen_canary text, target text, by_account uuid, why text, note text)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare live gateway.rollouts;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('onward registry', 0));
  select * into live from gateway.rollouts r where r.name = front_end for update;
  if not found or live.stable <> seen_stable or live.canary is distinct from seen_canary then return false; end if;
  if live.canary is not null then
    if target <> live.stable then return false; end if;
  elsif not exists (
    select from gateway.versions v, gateway.versions now
    where v.name = front_end and v.build = target and now.name = front_end and now.build = live.stable and v.published_at < now.published_at
  ) then
    return false;
  end if;
  update gateway.rollouts r set stable = target, canary = null, canary_percent = 0 where r.name = front_end;
  insert into gateway.revisions (name, action, stable, by_account, why, note)
    values (front_end, 'rollback', target, roll_back.by_account, roll_back.why, roll_back.note);
  return true;
end $$;
revoke all on function gateway.roll_back(text, text, text, text, uuid, text, text) from public;
grant execute on function gateway.roll_back(text, text, text, text, uuid, text, text) to onward_gateway;
