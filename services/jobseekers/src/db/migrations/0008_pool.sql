-- Who opened the CV or the letter of somebody in the pool. Written by the function below alone.
create table jobseekers.pool_views (
  grant_id uuid primary key,
  account_id uuid not null,
  cv_filename text not null,
  file text not null check (file in ('cv', 'letter')),
  organisation text not null,
  viewed_at timestamptz not null
);
create index pool_views_of_account on jobseekers.pool_views (account_id, viewed_at desc, grant_id desc);
alter table jobseekers.pool_views enable row level security;
create policy system on jobseekers.pool_views for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.pool_views for select to onward_jobseekers using (account_id = (select jobseekers.me()));

-- Opens one file for an employer who has a grant: once, and only while its owner agrees and shows this very CV, which is asked here and
-- now and in nobody's copy. Notes who looked in the same breath. No row: the grant was used, the person has turned it off, or has no letter.
create function jobseekers.open_pool_file(redeemed uuid, cv uuid, wanted text, organisation_name text, seen_at timestamptz, text_version integer)
  returns table (file_path text, file_type text, letter_id uuid) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare shown record;
begin
  select c.account_id, c.filename, c.file_path, c.file_type, l.id as letter_id into shown
    from jobseekers.cvs c
    left join lateral (
      select id from jobseekers.letters where cv_id = c.id and account_id = c.account_id and body <> ''
      order by updated_at desc, id desc limit 1
    ) l on true
    where c.id = cv and c.employer_visible and c.state = 'analysed'
      and exists (
        select from jobseekers.consents o
        where o.account_id = c.account_id and o.kind = 'pool' and o.withdrawn_at is null and o.version = text_version
      )
    for share of c;
  if not found or (wanted = 'letter' and shown.letter_id is null) then return; end if;
  insert into jobseekers.pool_views (grant_id, account_id, cv_filename, file, organisation, viewed_at)
    values (redeemed, shown.account_id, shown.filename, wanted, organisation_name, seen_at) on conflict do nothing;
  if not found then return; end if;
  return query select shown.file_path::text, shown.file_type::text, shown.letter_id::uuid;
end $$;
revoke all on function jobseekers.open_pool_file(uuid, uuid, text, text, timestamptz, integer) from public;
grant execute on function jobseekers.open_pool_file(uuid, uuid, text, text, timestamptz, integer) to onward_jobseekers;
