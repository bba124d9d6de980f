-- The asking agent's office, read once and not again for each row that is compared with it.

create or replace function casework.my_office_entries(starts timestamptz, ends timestamptz, kinds text[], of_agent uuid)
  returns table (id bigint, kind text, facts jsonb, at timestamptz, event_id bigint)
  language sql stable security definer set search_path = '' as
$$ select e.id, e.kind, e.facts, e.at, e.event_id from casework.case_entries e
   join casework.cases c on c.account_id = e.account_id and (e.case_id is null or e.case_id = c.id)
     and e.at >= c.opened_at and (c.closed_at is null or e.at <= c.closed_at)
   where e.kind = any (kinds) and e.at >= starts and e.at < ends
     and c.office_id = (select casework.my_office()) and (of_agent is null or c.agent_id = of_agent)
     and (e.kind <> 'placement-started' or not exists (select from casework.case_entries known where known.account_id = e.account_id
       and known.kind = e.kind and known.facts->>'applicationId' = e.facts->>'applicationId' and known.at < e.at)) $$;

create or replace function casework.my_office_quiet(as_of timestamptz, before timestamptz, kinds text[], of_agent uuid)
  returns table (referral_id uuid, agent_id uuid, since timestamptz)
  language sql stable security definer set search_path = '' as
$$ select c.referral_id, c.agent_id, s.since from casework.cases c
   cross join lateral (select case when c.last_activity_at is null or c.last_activity_at < before
     then greatest(c.opened_at, c.last_activity_at)
     else (select greatest(c.opened_at, max(e.at)) from casework.case_entries e where e.account_id = c.account_id
       and (e.case_id is null or e.case_id = c.id) and e.kind = any (kinds) and e.at < as_of) end as since) s
   where c.office_id = (select casework.my_office()) and (of_agent is null or c.agent_id = of_agent) and c.opened_at < before
     and (c.closed_at is null or c.closed_at >= as_of)
     and (c.last_activity_at is null or c.last_activity_at < before or c.last_activity_at >= as_of)
     and s.since < before $$;

create or replace function casework.my_office_people(starts timestamptz, ends timestamptz, kinds text[], of_agent uuid)
  returns table (referral_id uuid, id bigint, kind text, facts jsonb, at timestamptz)
  language sql stable security definer set search_path = '' as
$$ select c.referral_id, e.id, e.kind, e.facts, e.at from casework.case_entries e
   join casework.cases c on c.account_id = e.account_id and (e.case_id is null or e.case_id = c.id)
     and e.at >= c.opened_at and (c.closed_at is null or e.at <= c.closed_at)
   where e.kind = any (kinds) and e.at >= starts and e.at < ends
     and c.office_id = (select casework.my_office()) and (of_agent is null or c.agent_id = of_agent)
     and (e.kind <> 'placement-started' or not exists (select from casework.case_entries known where known.account_id = e.account_id
       and known.kind = e.kind and known.facts->>'applicationId' = e.facts->>'applicationId' and known.at < e.at)) $$;

create or replace function casework.my_office_cohort(since timestamptz, before timestamptz, of_agent uuid) returns table (step integer, people bigint)
  language sql stable security definer set search_path = '' as
$$ with people as (
     select r.id, r.account_id, r.activated_at is not null as activated from casework.referrals r
     where r.office_id = (select casework.my_office()) and (since is null or r.created_at >= since) and (before is null or r.created_at < before)
       and (of_agent is null or r.agent_id = of_agent)
   ), placed as (
     select p.referral_id, max(p.confirmed_weeks) as weeks from casework.placements p
     where p.office_id = (select casework.my_office()) group by p.referral_id
   ), done as (
     select people.id, max(case
         when e.kind = 'application-moved' and e.facts->>'state' in ('offered', 'accepted', 'placed') then 5
         when e.kind = 'placement-started' then 6
         when e.kind = 'application-moved' and e.facts->>'state' = 'interviewed' then 4
         when e.kind = 'application-sent' or e.kind = 'application-moved' then 3
         when e.kind = 'cv-analysed' and (e.facts->>'readable')::boolean then 2 end) as far
     from people join casework.case_entries e on e.account_id = people.account_id
     where people.activated and e.kind in ('cv-analysed', 'application-sent', 'application-moved', 'placement-started')
     group by people.id
   ), reached as (
     select greatest(case when people.activated then 1 else 0 end, done.far,
       case when placed.weeks >= 26 then 8 when placed.weeks >= 13 then 7 when placed.weeks is not null then 6 end) as far
     from people left join done on done.id = people.id left join placed on placed.referral_id = people.id
   )
   select s, (select count(*) from reached where reached.far >= s) from generate_series(0, 8) s $$;

create or replace function casework.my_unanswered(before timestamptz) returns bigint
  language sql stable security definer set search_path = '' as
$$ select count(distinct e.facts->>'applicationId') from casework.cases c
   join casework.case_entries e on e.account_id = c.account_id and e.kind = 'application-sent' and e.at < before and e.at >= c.opened_at
   where c.agent_id = nullif(current_setting('app.user_id', true), '')::uuid and c.office_id = (select casework.my_office()) and c.closed_at is null
     and not exists (select from casework.case_entries moved where moved.account_id = e.account_id
       and moved.kind in ('application-moved', 'placement-started') and moved.facts->>'applicationId' = e.facts->>'applicationId') $$;
