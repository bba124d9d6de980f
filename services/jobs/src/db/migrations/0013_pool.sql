-- The candidate pool. Who lets employers find them, as jobseekers told; of whoever does not, the version alone.
create table jobs.pool_people (
  account_id uuid primary key,
  version bigint not null,
  cv_id uuid,
  town text,
  outcode text,
  availability text,
  check (cv_id is not null or num_nonnulls(town, outcode, availability) = 0)
);

create table jobs.pool_invitations (
  id uuid primary key,
  account_id uuid not null,
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  job_id uuid not null references jobs.jobs (id) on delete cascade,
  -- As they stood when it was sent.
  job_title text not null,
  company text not null,
  score integer not null,
  matching_skills text[] not null,
  message text not null,
  state text not null default 'sent' check (state in ('sent', 'accepted', 'declined', 'expired', 'withdrawn')),
  sent_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- What the person shows this employer for this job, from accepting to leaving the pool.
  name text not null default '',
  email text not null default '',
  phone text not null default '',
  check (state = 'accepted' or (name, email, phone) = ('', '', ''))
);
-- Whoever left the pool and came back may be asked again.
create unique index one_pool_invitation on jobs.pool_invitations (account_id, job_id) where state <> 'withdrawn';
create index pool_invitations_of_person on jobs.pool_invitations (account_id, sent_at desc, id desc);
create index pool_invitations_of_organisation on jobs.pool_invitations (organisation_id, sent_at desc, id desc);
create index pool_invitations_open on jobs.pool_invitations (expires_at) where state = 'sent';

-- "Never again from this employer."
create table jobs.pool_refusals (
  account_id uuid not null,
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  refused_at timestamptz not null,
  primary key (account_id, organisation_id)
);

alter table jobs.pool_people enable row level security;
alter table jobs.pool_invitations enable row level security;
alter table jobs.pool_refusals enable row level security;
create policy system on jobs.pool_people for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.pool_people for select to onward_jobs using (account_id = (select jobs.me()));
create policy system on jobs.pool_invitations for all to onward_jobs
  using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.pool_invitations for select to onward_jobs using (account_id = (select jobs.me()));
create policy answered on jobs.pool_invitations for update to onward_jobs
  using (account_id = (select jobs.me())) with check (account_id = (select jobs.me()));
-- An employer sees neither the invitation of somebody who left the pool, nor that of somebody whose leaving is still to be heard of.
create policy sent on jobs.pool_invitations for select to onward_jobs using (
  organisation_id = (select jobs.my_organisation())
  and state <> 'withdrawn'
  and account_id not in (select u.subject from events.unheard('jobseeker.visibility') u)
);
create policy sends on jobs.pool_invitations for insert to onward_jobs
  with check (organisation_id = (select jobs.my_organisation()) and sent_by = (select jobs.me()) and state = 'sent');
create policy system on jobs.pool_refusals for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.pool_refusals for all to onward_jobs
  using (account_id = (select jobs.me())) with check (account_id = (select jobs.me()));

-- Everybody of the pool whom an employer may be shown for a job: the job is live and the asking organisation's own, and that is verified
-- and not suspended; the person agrees, holds a badge, has not turned this employer away, and has not applied for this job. Employers have
-- no other way to these rows. `crowd` is how many of the pool share the first half of the postcode.
create function jobs.pool_for(wanted uuid) returns table (
    account_id uuid, cv_id uuid, town text, outcode text, crowd bigint, availability text, badges text[], skill_ids text[], titles text[],
    occupation_ids text[], experience_years real, lat double precision, lon double precision, travel_miles real, contracts text[]
  ) language sql stable security definer set search_path = '' as $$
  with found as materialized (
    select p.* from jobs.pool_people p
    where p.cv_id is not null and p.account_id not in (select u.subject from events.unheard('jobseeker.visibility') u)
  ), crowds as (select f.outcode, count(*) as crowd from found f where f.outcode is not null group by f.outcode)
  select f.account_id, f.cv_id, coalesce(f.town, m.place), f.outcode, c.crowd, f.availability, b.badges, m.skill_ids, m.titles,
    m.occupation_ids, m.experience_years, m.lat, m.lon, m.travel_miles, m.contracts
  from found f
  join jobs.match_people m on m.account_id = f.account_id and cardinality(m.skill_ids) > 0
  join lateral (
    select array_agg(distinct h.badge) as badges from jobs.badge_holders h where h.account_id = f.account_id and not h.revoked
  ) b on b.badges is not null
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
-- The employer behind an invitation, for whoever got it: its name and the advert, whatever became of it.
create function jobs.invited_to(invitation uuid)
  returns table (location text, salary text, job_state text, closes_on date, organisation_name text)
  language sql stable security definer set search_path = '' as $$
  select j.location, j.salary, j.state, j.closes_on, o.name
  from jobs.pool_invitations i join jobs.jobs j on j.id = i.job_id join jobs.organisations o on o.id = i.organisation_id
  where i.id = invitation and i.account_id = jobs.me()
$$;
create function jobs.refused_name(organisation uuid) returns text language sql stable security definer set search_path = '' as $$
  select o.name from jobs.organisations o join jobs.pool_refusals r on r.organisation_id = o.id
  where o.id = organisation and r.account_id = jobs.me()
$$;
revoke all on function jobs.pool_for(uuid), jobs.invited_to(uuid), jobs.refused_name(uuid) from public;
grant execute on function jobs.pool_for(uuid), jobs.invited_to(uuid), jobs.refused_name(uuid) to onward_jobs;
