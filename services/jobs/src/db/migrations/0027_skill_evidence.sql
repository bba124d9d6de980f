-- Levels of papers and months of work that a CV shows, by skill id: {"nvq-care": {"level": 2, "months": null}}.
alter table jobs.match_people add column skill_evidence jsonb not null default '{}';
drop function jobs.pool_facts(uuid, uuid[]);
create function jobs.pool_facts(wanted uuid, people uuid[]) returns table (
    account_id uuid, version bigint, skill_ids text[], skill_evidence jsonb, titles text[], occupation_ids text[], experience_years real, lat double precision,
    lon double precision, travel_miles real, contracts text[]
  ) language sql stable security definer set search_path = '' as $$
  select m.account_id, m.version, m.skill_ids, m.skill_evidence, m.titles, m.occupation_ids, m.experience_years, m.lat, m.lon, m.travel_miles, m.contracts
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
revoke all on function jobs.pool_facts(uuid, uuid[]) from public;
grant execute on function jobs.pool_facts(uuid, uuid[]) to onward_jobs;
