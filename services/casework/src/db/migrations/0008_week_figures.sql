-- Reports of a week. Under row security each entry of the history would be asked about by itself, and no plan could be trusted to ask about
-- few. So these run as the owner, within the asking agent's office alone; see search_referrals.
drop index casework.case_entries_by_time;
create index case_entries_by_kind on casework.case_entries (kind, at);

-- What happened in a time to people whose case at the office was open then. A job that goes on after all is no second start.
create function casework.my_office_entries(starts timestamptz, ends timestamptz, kinds text[], of_agent uuid)
  returns table (id bigint, kind text, facts jsonb, at timestamptz, event_id bigint)
  language sql stable security definer set search_path = '' as
$$ select e.id, e.kind, e.facts, e.at, e.event_id from casework.case_entries e
   join casework.cases c on c.account_id = e.account_id and (e.case_id is null or e.case_id = c.id)
     and e.at >= c.opened_at and (c.closed_at is null or e.at <= c.closed_at)
   where e.kind = any (kinds) and e.at >= starts and e.at < ends
     and c.office_id = casework.my_office() and (of_agent is null or c.agent_id = of_agent)
     and (e.kind <> 'placement-started' or not exists (select from casework.case_entries known where known.account_id = e.account_id
       and known.kind = e.kind and known.facts->>'applicationId' = e.facts->>'applicationId' and known.at < e.at)) $$;

-- Cases of the office that were open at a time and had seen no entry of these kinds since `before`. What a case knows of its last activity
-- answers for now; of an earlier time the history is asked where there was activity since.
create function casework.my_office_quiet(as_of timestamptz, before timestamptz, kinds text[], of_agent uuid)
  returns table (referral_id uuid, agent_id uuid, since timestamptz)
  language sql stable security definer set search_path = '' as
$$ select c.referral_id, c.agent_id, s.since from casework.cases c
   cross join lateral (select case when c.last_activity_at is null or c.last_activity_at < before
     then greatest(c.opened_at, c.last_activity_at)
     else (select greatest(c.opened_at, max(e.at)) from casework.case_entries e where e.account_id = c.account_id
       and (e.case_id is null or e.case_id = c.id) and e.kind = any (kinds) and e.at < as_of) end as since) s
   where c.office_id = casework.my_office() and (of_agent is null or c.agent_id = of_agent) and c.opened_at < before
     and (c.closed_at is null or c.closed_at >= as_of)
     and (c.last_activity_at is null or c.last_activity_at < before or c.last_activity_at >= as_of)
     and s.since < before $$;

revoke all on function casework.my_office_entries(timestamptz, timestamptz, text[], uuid),
  casework.my_office_quiet(timestamptz, timestamptz, text[], uuid) from public;
grant execute on function casework.my_office_entries(timestamptz, timestamptz, text[], uuid),
  casework.my_office_quiet(timestamptz, timestamptz, text[], uuid) to onward_casework;
