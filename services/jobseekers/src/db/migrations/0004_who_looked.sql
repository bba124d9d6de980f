-- Whoever downloaded a disclosed CV is known to its owner. Asked beside row security: the policies of disclosures ask grants themselves.
create function jobseekers.my_disclosures() returns setof uuid language sql stable security definer set search_path = '' as
$$ select id from jobseekers.disclosures where account_id = jobseekers.me() $$;
revoke all on function jobseekers.my_disclosures() from public;
grant execute on function jobseekers.my_disclosures() to onward_jobseekers;
create policy shown on jobseekers.redeemed_grants for select to onward_jobseekers
  using (disclosure_id in (select jobseekers.my_disclosures()));
create index redeemed_grants_by_time on jobseekers.redeemed_grants (disclosure_id, redeemed_at desc);
