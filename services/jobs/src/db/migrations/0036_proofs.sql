-- Who asks is proved: without it nothing is told of an organisation's people, nor of a job that is not public.
create or replace function jobs.member_accounts(organisation uuid) returns uuid[] language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(account_id order by joined_at, account_id), '{}') from jobs.members
   where organisation_id = organisation and auth.is_known() $$;
create or replace function jobs.lock_job_for_application(wanted uuid)
  returns table (organisation_id uuid, state text, closes_on date, title text, company text, location text, anonymous boolean)
  language sql security definer set search_path = '' as
$$ select j.organisation_id, j.state, j.closes_on, j.title, j.company, j.location, j.anonymous_until_shortlist
   from jobs.jobs j where j.id = wanted and auth.is_known() for share $$;
