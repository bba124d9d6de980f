-- Jobs that clients started, from the first day to 26 weeks: what was asked of both sides, and what came of it.
create table casework.placements (
  id uuid primary key,
  case_id uuid not null references casework.cases (id) on delete cascade,
  referral_id uuid not null,
  account_id uuid not null,
  office_id uuid not null references casework.offices (id),
  -- Null: it came from elsewhere, and there is no employer here to ask.
  application_id uuid unique,
  organisation_id uuid,
  -- Who may answer for the employer.
  employer_account_ids uuid[] not null default '{}',
  job_title text not null,
  company text not null,
  started_on date not null,
  -- By an agent, with the date and the reason; or by what was answered, with the reason alone.
  ended_on date,
  ended_reason text,
  ended_by_agent boolean not null default false,
  -- How it stands, for lists; follows from the checks (`placementStanding` of the contracts).
  state text not null check (state in ('started', 'weeks-4', 'weeks-13', 'weeks-26', 'sustained', 'ended')),
  conflict boolean not null default false,
  confirmed_weeks integer not null default 0,
  -- The day of the next milestone; null where nothing is asked any more.
  next_on date,
  sustained_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  version bigint not null default 1
);
create index placements_of_office on casework.placements (office_id, conflict, state);
create index placements_of_case on casework.placements (case_id);
create index placements_of_person on casework.placements (account_id);
create index placements_due on casework.placements (next_on) where next_on is not null;
create index placements_of_employers on casework.placements using gin (employer_account_ids);
create index placements_of_organisation on casework.placements (organisation_id) where organisation_id is not null;

create table casework.placement_checks (
  id uuid primary key,
  placement_id uuid not null references casework.placements (id) on delete cascade,
  weeks integer not null check (weeks in (4, 13, 26)),
  asked_at timestamptz not null,
  jobseeker text check (jobseeker in ('working', 'ended')),
  jobseeker_at timestamptz,
  employer text check (employer in ('working', 'ended')),
  employer_at timestamptz,
  settled text check (settled in ('working', 'ended', 'unknown')),
  settled_at timestamptz,
  -- The agent was told that both sides say different things.
  conflict_told_at timestamptz,
  unique (placement_id, weeks)
);

-- Only the office reads these: they have colleagues' reasons.
create table casework.placement_steps (
  id bigint generated always as identity primary key,
  placement_id uuid not null references casework.placements (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  actor uuid,
  note text not null default ''
);
create index placement_steps_of on casework.placement_steps (placement_id, id);

do $$
declare one text;
begin
  foreach one in array array['placements', 'placement_checks', 'placement_steps'] loop
    execute format('alter table casework.%I enable row level security', one);
    execute format('create policy system on casework.%I for all to onward_casework
      using ((select casework.is_system())) with check ((select casework.is_system()))', one);
  end loop;
end $$;

-- Agents read and add; what follows from an answer is written by the system's view alone. An employer's session sees no row: who may answer
-- is checked by whoever reads for them, and they are told their own job and answer only.
create policy office on casework.placements for select to onward_casework
  using (office_id = (select casework.my_office()) or referral_id = any ((select casework.my_break_glass())::uuid[]));
create policy own on casework.placements for select to onward_casework using (account_id = (select casework.me()));
create policy office on casework.placement_checks for select to onward_casework using ((select casework.my_office()) is not null
  and exists (select from casework.placements p where p.id = placement_id));
create policy own on casework.placement_checks for select to onward_casework using ((select casework.my_office()) is null
  and exists (select from casework.placements p where p.id = placement_id and p.account_id = (select casework.me())));
create policy office on casework.placement_steps for select to onward_casework using ((select casework.my_office()) is not null
  and exists (select from casework.placements p where p.id = placement_id));

-- How far the people got whom the asking agent's office referred in a time: each step counts whoever got at least that far. Runs as the owner,
-- within the office alone: under row security each entry of the history would be asked about by itself.
create function casework.my_office_funnel(since timestamptz, of_agent uuid) returns table (step integer, people bigint)
  language sql stable security definer set search_path = '' as
$$ with people as (
     select r.id, r.account_id, r.activated_at is not null as activated from casework.referrals r
     where r.office_id = casework.my_office() and (since is null or r.created_at >= since) and (of_agent is null or r.agent_id = of_agent)
   ), placed as (
     select p.referral_id, max(p.confirmed_weeks) as weeks from casework.placements p
     where p.office_id = casework.my_office() group by p.referral_id
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
revoke all on function casework.my_office_funnel(timestamptz, uuid) from public;
grant execute on function casework.my_office_funnel(timestamptz, uuid) to onward_casework;
