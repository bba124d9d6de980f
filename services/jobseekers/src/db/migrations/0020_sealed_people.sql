-- People whose record is sealed, as casework tells it, and who of staff may read it all the same: the named coach, and whoever has an
-- administrator's yes until a time.
create table jobseekers.sealed_people (
  account_id uuid primary key,
  sealed boolean not null,
  version bigint not null
);
create table jobseekers.sealed_readers (
  account_id uuid not null references jobseekers.sealed_people (account_id) on delete cascade,
  reader_id uuid not null,
  -- Null: no end.
  until timestamptz,
  primary key (account_id, reader_id)
);
alter table jobseekers.sealed_people enable row level security;
alter table jobseekers.sealed_readers enable row level security;
create policy system on jobseekers.sealed_people for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy system on jobseekers.sealed_readers for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));

-- As before, without people whose record is sealed from this session, or was sealed a moment ago.
create or replace function jobseekers.my_clients() returns uuid[] language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(g.account_id), '{}') from jobseekers.access_grants g
   where g.open and g.office_id = jobseekers.my_office() and g.case_id not in (select u.subject from events.unheard('case.assigned') u)
     and g.account_id not in (select u.subject from events.unheard('record.sealed') u)
     and not exists (select from jobseekers.sealed_people p where p.account_id = g.account_id and p.sealed
       and not exists (select from jobseekers.sealed_readers r where r.account_id = p.account_id and r.reader_id = jobseekers.me()
         and (r.until is null or r.until > now()))) $$;
