-- Whoever came further has passed the stages before: an interview without a shortlist, or a start without a recorded interview, left holes in the counts.
create function jobs.stage_rank(state text) returns integer language sql immutable set search_path = '' as $$
  select case state
    when 'submitted' then 1
    when 'under_review' then 1
    when 'shortlisted' then 2
    when 'interview_invited' then 2
    when 'interview_scheduled' then 2
    when 'interviewed' then 3
    when 'offered' then 4
    when 'accepted' then 4
    when 'placed' then 5
    else 0
  end
$$;

create or replace function jobs.count_stage() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  job uuid;
  organisation uuid;
  reached integer := jobs.stage_rank(new.state);
  before integer;
begin
  select coalesce(max(jobs.stage_rank(s.state)), 0) into before from jobs.application_steps s
  where s.application_id = new.application_id and s.version <> new.version;
  if reached <= before then
    return null;
  end if;
  select a.job_id, a.organisation_id into strict job, organisation from jobs.applications a where a.id = new.application_id;
  insert into jobs.job_counts as c (job_id, organisation_id, applied, shortlisted, interviewed, offered, started)
  values (
    job, organisation, (before < 1)::int, (before < 2 and reached >= 2)::int, (before < 3 and reached >= 3)::int,
    (before < 4 and reached >= 4)::int, (before < 5 and reached >= 5)::int
  )
  on conflict (job_id) do update set
    applied = c.applied + excluded.applied,
    shortlisted = c.shortlisted + excluded.shortlisted,
    interviewed = c.interviewed + excluded.interviewed,
    offered = c.offered + excluded.offered,
    started = c.started + excluded.started;
  return null;
end $$;

update jobs.job_counts c set
  applied = r.applied, shortlisted = r.shortlisted, interviewed = r.interviewed, offered = r.offered, started = r.started
from (
  select a.job_id,
    count(*) filter (where s.reached >= 1) as applied,
    count(*) filter (where s.reached >= 2) as shortlisted,
    count(*) filter (where s.reached >= 3) as interviewed,
    count(*) filter (where s.reached >= 4) as offered,
    count(*) filter (where s.reached >= 5) as started
  from jobs.applications a
  join lateral (
    select coalesce(max(jobs.stage_rank(t.state)), 0) as reached from jobs.application_steps t where t.application_id = a.id
  ) s on true
  group by a.job_id
) r
where r.job_id = c.job_id;
