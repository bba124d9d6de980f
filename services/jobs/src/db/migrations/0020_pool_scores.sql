-- Scores of the pool are kept by an instance, by person, job and the versions of both. Who may be asked for is not: each request reads that
-- here, so consent, refusals, applications and badges are as they are now. Of the people, their facts travel only where they are news.
create function jobs.pool_members(wanted uuid) returns table (
    account_id uuid, version bigint, cv_id uuid, town text, outcode text, crowd bigint, availability text, badges text[]
  ) language sql stable security definer set search_path = '' as $$
  with found as materialized (
    select p.* from jobs.pool_people p
    where p.cv_id is not null and p.account_id not in (select u.subject from events.unheard('jobseeker.visibility') u)
  ), crowds as (select f.outcode, count(*) as crowd from found f where f.outcode is not null group by f.outcode),
  held as (select h.account_id, array_agg(distinct h.badge) as badges from jobs.badge_holders h where not h.revoked group by h.account_id)
  select f.account_id, m.version, f.cv_id, coalesce(f.town, m.place), f.outcode, c.crowd, f.availability, b.badges
  from found f
  join jobs.match_people m on m.account_id = f.account_id and cardinality(m.skill_ids) > 0
  join held b on b.account_id = f.account_id
  left join crowds c on c.outcode = f.outcode
  where exists (
      select from jobs.jobs j join jobs.organisations o on o.id = j.organisation_id
      where j.id = wanted and j.state = 'active' and j.organisation_id = jobs.my_organisation() and o.verified_at is not null
    )
    and not exists (
      select from jobs.pool_refusals r where r.account_id = f.account_id and r.organisation_id = jobs.my_organisation()
    )
    and not exists (select from jobs.applications a where a.account_id = f.account_id and a.job_id = wanted)
    and not exists (select from jobs.closing_accounts x where x.account_id = f.account_id and x.closing)
$$;
-- What matching knows of some of them; of nobody whom the function above would leave out.
create function jobs.pool_facts(wanted uuid, people uuid[]) returns table (
    account_id uuid, version bigint, skill_ids text[], titles text[], occupation_ids text[], experience_years real, lat double precision,
    lon double precision, travel_miles real, contracts text[]
  ) language sql stable security definer set search_path = '' as $$
  select m.account_id, m.version, m.skill_ids, m.titles, m.occupation_ids, m.experience_years, m.lat, m.lon, m.travel_miles, m.contracts
  from unnest(people) as asked (id)
  join jobs.pool_people f on f.account_id = asked.id and f.cv_id is not null
  join jobs.match_people m on m.account_id = f.account_id
  where f.account_id not in (select u.subject from events.unheard('jobseeker.visibility') u)
    and exists (select from jobs.badge_holders h where h.account_id = f.account_id and not h.revoked)
    and exists (
      select from jobs.jobs j join jobs.organisations o on o.id = j.organisation_id
      where j.id = wanted and j.state = 'active' and j.organisation_id = jobs.my_organisation() and o.verified_at is not null
    )
    and not exists (
      select from jobs.pool_refusals r where r.account_id = f.account_id and r.organisation_id = jobs.my_organisation()
    )
    and not exists (select from jobs.applications a where a.account_id = f.account_id and a.job_id = wanted)
    and not exists (select from jobs.closing_accounts x where x.account_id = f.account_id and x.closing)
$$;
drop function jobs.pool_for(uuid);
revoke all on function jobs.pool_members(uuid), jobs.pool_facts(uuid, uuid[]) from public;
grant execute on function jobs.pool_members(uuid), jobs.pool_facts(uuid, uuid[]) to onward_jobs;
