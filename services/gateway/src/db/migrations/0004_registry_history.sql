-- A roll back names the versions that it took away, and a front end can be removed: nothing of it is live then.
alter table gateway.revisions
  add column rolled_back_from text[] not null default '{}',
  alter column stable drop not null,
  drop constraint revisions_action_check,
  add constraint revisions_action_check check (action in ('publish', 'rollback', 'canary', 'remove')),
  add constraint revisions_stable_check check ((stable is null) = (action = 'remove')),
  drop constraint revisions_why_check,
  add constraint revisions_why_check check (why in ('broken', 'slow', 'wrong-contents', 'security', 'needed', 'other'));

update gateway.revisions r
set rolled_back_from = array_remove(array_remove(array[before.stable, before.canary], null), r.stable)
from (
  select id, lag(stable) over w as stable, lag(canary) over w as canary from gateway.revisions window w as (partition by name order by id)
) before
where before.id = r.id and r.action = 'rollback';

-- The one change of the registry that the service may have made: another version that was published, in the place of what the
-- administrator saw live, or the end of a canary. Which one it is, and whether it fits, is decided before, under the same lock.
drop function gateway.roll_back(text, text, text, text, uuid, text, text);
create function gateway.roll_back(front_end text, seen bigint, target text, by_account uuid, why text, note text)
  returns boolean language plpgsql security definer set search_path = '' as $$
declare live gateway.rollouts;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('onward registry', 0));
  if seen is distinct from (select max(r.id) from gateway.revisions r where r.name = front_end) then return false; end if;
  if not exists (select from gateway.versions v where v.name = front_end and v.build = target) then return false; end if;
  select * into live from gateway.rollouts r where r.name = front_end for update;
  if live.stable = target and live.canary is null then return false; end if;
  insert into gateway.rollouts (name, stable) values (front_end, target)
    on conflict (name) do update set stable = target, canary = null, canary_percent = 0;
  insert into gateway.revisions (name, action, stable, rolled_back_from, by_account, why, note)
    values (front_end, 'rollback', target,
      pg_catalog.array_remove(pg_catalog.array_remove(array[live.stable, live.canary], null), target),
      roll_back.by_account, roll_back.why, roll_back.note);
  return true;
end $$;
revoke all on function gateway.roll_back(text, bigint, text, uuid, text, text) from public;
grant execute on function gateway.roll_back(text, bigint, text, uuid, text, text) to onward_gateway;

-- A load that failed counts once in the life of a page, with the class and the words of the program for what went wrong.
alter table gateway.load_events add column load text, add column message text not null default '';
create unique index load_events_once on gateway.load_events
  (load, kind, path, coalesce(remote, ''), coalesce(build, ''), coalesce(failure, ''), message) where load is not null;
create index load_events_by_version on gateway.load_events (remote, build, at) where failure is not null;
