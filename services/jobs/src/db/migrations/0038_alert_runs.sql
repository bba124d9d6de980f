-- Instant alerts are checked the other way round: the few adverts since the last run are looked up among the searches.
create table jobs.alert_run (
  only_one boolean primary key default true check (only_one),
  -- All instant alerts have seen what was posted up to here.
  looked_at timestamptz not null,
  -- While a run is under way: when it began, and the last alert that it has done.
  until timestamptz,
  after uuid
);
insert into jobs.alert_run (looked_at)
  select coalesce(min(looked_at), 'epoch') from jobs.alerts where active and frequency = 'instant';
alter table jobs.alert_run enable row level security;
create policy system on jobs.alert_run for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy anyone on jobs.alert_run for select to onward_jobs using (true);
revoke insert, delete on jobs.alert_run from onward_jobs;

-- An advert that the search finds has one of these keys, as the vocabulary of `keys_of` reads it.
alter table jobs.alerts add column keys text[] not null default '{*}';
alter table jobs.alerts add column keys_of text not null default '';
-- It became instant: what was posted since it was last checked is still to be announced.
alter table jobs.alerts add column behind boolean not null default false;
