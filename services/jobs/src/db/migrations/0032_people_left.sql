-- Counting for an advert that is not posted yet: what matching knows of everybody whom the asking organisation may be shown, without their
-- ids. The rules are those of `pool_members`, but for the advert itself: nobody has applied for it.
create function jobs.pool_without_names() returns table (
    skill_ids text[], skill_evidence jsonb, titles text[], occupation_ids text[], experience_years real, lat double precision,
    lon double precision, travel_miles real, contracts text[]
  ) language sql stable security definer set search_path = '' as $$
  select m.skill_ids, m.skill_evidence, m.titles, m.occupation_ids, m.experience_years, m.lat, m.lon, m.travel_miles, m.contracts
  from jobs.pool_people f
  join jobs.match_people m on m.account_id = f.account_id and cardinality(m.skill_ids) > 0
  where f.cv_id is not null
    and f.account_id not in (select u.subject from events.unheard('jobseeker.visibility') u)
    and exists (select from jobs.badge_holders h where h.account_id = f.account_id and not h.revoked)
    and exists (select from jobs.organisations o where o.id = jobs.my_organisation() and o.verified_at is not null)
    and not exists (
      select from jobs.pool_refusals r where r.account_id = f.account_id and r.organisation_id = jobs.my_organisation()
    )
    and not exists (select from jobs.closing_accounts x where x.account_id = f.account_id and x.closing)
$$;
revoke all on function jobs.pool_without_names() from public;
grant execute on function jobs.pool_without_names() to onward_jobs;
