-- Job-centre offices and their agents, the people they refer, and the case that each activated referral opens.
create extension if not exists pg_trgm with schema public;

create table casework.offices (
  id uuid primary key,
  -- As a jobseeker reads it: "Bradford Westfield Jobcentre".
  name text not null check (name <> ''),
  created_at timestamptz not null,
  -- Takes no more referrals.
  closed_at timestamptz
);
create unique index offices_by_name on casework.offices (lower(name));

create table casework.agents (
  account_id uuid primary key,
  office_id uuid not null references casework.offices (id),
  staff_id text not null,
  role text not null default 'agent' check (role in ('agent', 'admin')),
  first_name text not null,
  last_name text not null,
  joined_at timestamptz not null,
  left_at timestamptz
);
create index agents_of_office on casework.agents (office_id) where left_at is null;

-- Owned by the migrating role, so that policies can ask without seeing every agent. Null for everybody who is no agent at work.
create function casework.my_office() returns uuid language sql stable security definer set search_path = '' as
$$ select office_id from casework.agents
   where account_id = nullif(current_setting('app.user_id', true), '')::uuid and left_at is null $$;

create table casework.referrals (
  id uuid primary key,
  -- The person: an id made with the referral, until activation says which account it is.
  account_id uuid not null,
  office_id uuid not null references casework.offices (id),
  -- Who works with the person, and who sent the form.
  agent_id uuid not null,
  referred_by uuid not null,
  state text not null check (state in ('invited', 'bounced', 'expired', 'active', 'complete', 'withdrawn')),
  -- Active, then Pending, then Complete. Specification section 9.
  rank smallint not null generated always as
    (case state when 'active' then 0 when 'complete' then 2 when 'withdrawn' then 2 else 1 end) stored,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  location text not null,
  -- Name and location as they are searched: lower case, without accents. Written by the application.
  search_text text not null,
  -- Sealed by the application, bound to this row.
  ni_number text not null,
  -- Keyed, of the normalised number.
  ni_hash bytea not null,
  -- Keyed, of the parts of the mask that agents see, for the search.
  ni_parts bigint[] not null,
  disability text not null,
  benefits_status text not null,
  -- Pounds a week.
  benefits_amount numeric(8, 2),
  language text not null default 'en',
  -- Rises with each invitation; the links of earlier ones end.
  round integer not null default 1,
  -- Of this round: null while it is not delivered yet.
  email_outcome text check (email_outcome in ('sent', 'failed')),
  email_at timestamptz,
  sms_outcome text check (sms_outcome in ('sent', 'failed')),
  sms_at timestamptz,
  -- When this round's link ends; null until the first delivery.
  link_ends_at timestamptz,
  created_at timestamptz not null,
  activated_at timestamptz,
  ended_at timestamptz,
  -- Coded; with the state `withdrawn` alone.
  withdrawn_reason text,
  -- One of many in a file, or null.
  import_id uuid,
  version bigint not null default 1,
  check ((state = 'withdrawn') = (withdrawn_reason is not null))
);
-- One live referral a person, whichever office: two agents who send at the same moment make one.
create unique index referrals_one_live on casework.referrals (ni_hash) where state in ('invited', 'bounced', 'expired', 'active');
create index referrals_in_order on casework.referrals (office_id, rank, created_at desc, id desc);
create index referrals_by_state on casework.referrals (office_id, state, agent_id);
create index referrals_by_time on casework.referrals (office_id, created_at);
create index referrals_of_person on casework.referrals (account_id);
create index referrals_of_agent on casework.referrals (agent_id, rank);
create index referrals_by_text on casework.referrals using gin (search_text gin_trgm_ops);
create index referrals_by_ni_parts on casework.referrals using gin (ni_parts);
create index referrals_ending on casework.referrals (link_ends_at) where state = 'invited';

-- What happened to a referral, in order. Never the value of what was corrected.
create table casework.referral_steps (
  id bigint generated always as identity primary key,
  referral_id uuid not null references casework.referrals (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  -- The member of staff; null for the system and the person.
  actor uuid,
  detail text not null default ''
);
create index referral_steps_of on casework.referral_steps (referral_id, id);

-- What an agent has typed and not sent. Sealed whole: it may hold a National Insurance number.
create table casework.referral_drafts (
  account_id uuid primary key,
  sealed text not null,
  updated_at timestamptz not null
);

create table casework.cases (
  id uuid primary key,
  referral_id uuid not null unique references casework.referrals (id) on delete cascade,
  account_id uuid not null,
  office_id uuid not null references casework.offices (id),
  agent_id uuid not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  version bigint not null default 1
);
create index cases_of_agent on casework.cases (agent_id) where closed_at is null;
create index cases_of_office on casework.cases (office_id) where closed_at is null;
create index cases_of_person on casework.cases (account_id);

-- An agent who opens a referral of another office, for a while and with a reason.
create table casework.break_glass (
  id uuid primary key,
  referral_id uuid not null references casework.referrals (id) on delete cascade,
  agent_id uuid not null,
  reason text not null,
  opened_at timestamptz not null,
  until timestamptz not null
);
create index break_glass_of_agent on casework.break_glass (agent_id, until);
create index break_glass_of_referral on casework.break_glass (referral_id);

-- Who opened what of a person, for the person to see.
create table casework.looks (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  referral_id uuid references casework.referrals (id) on delete cascade,
  agent_id uuid not null,
  -- As they were called then.
  agent_name text not null,
  office_name text not null,
  what text not null,
  purpose text not null default '',
  at timestamptz not null
);
create index looks_of_person on casework.looks (account_id, id desc);
create index looks_of_referral on casework.looks (referral_id);

-- What this session's agent has opened of other offices, as of now.
create function casework.my_break_glass() returns uuid[] language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(referral_id), '{}') from casework.break_glass
   where agent_id = nullif(current_setting('app.user_id', true), '')::uuid and until > now() $$;

-- Whether an agent may open this referral: of their office, or opened with a reason.
create function casework.may_open(referral uuid) returns boolean language sql stable security definer set search_path = '' as
$$ select exists (select from casework.referrals r where r.id = referral
     and (r.office_id = casework.my_office() or r.id = any (casework.my_break_glass()))) $$;

-- The live referral with this number, in whatever office; for agents and the system alone.
create function casework.live_referral(hash bytea)
  returns table (referral_id uuid, office_id uuid, office_name text, same_office boolean)
  language sql stable security definer set search_path = '' as
$$ select r.id, r.office_id, o.name, r.office_id is not distinct from casework.my_office()
   from casework.referrals r join casework.offices o on o.id = r.office_id
   where r.ni_hash = hash and r.state in ('invited', 'bounced', 'expired', 'active')
     and (casework.my_office() is not null or casework.is_system()) $$;

-- Which of these numbers have a live referral, for a file of many.
create function casework.live_referrals(hashes bytea[])
  returns table (ni_hash bytea, referral_id uuid, office_name text, same_office boolean)
  language sql stable security definer set search_path = '' as
$$ select r.ni_hash, r.id, o.name, r.office_id is not distinct from casework.my_office()
   from casework.referrals r join casework.offices o on o.id = r.office_id
   where r.ni_hash = any (hashes) and r.state in ('invited', 'bounced', 'expired', 'active')
     and (casework.my_office() is not null or casework.is_system()) $$;

-- Opens a referral of another office to the asking agent. Null when there is none, or when it is their own office's.
create function casework.open_with_reason(referral uuid, why text, from_time timestamptz, until_time timestamptz)
  returns uuid language plpgsql volatile security definer set search_path = '' as $$
declare
  asking uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  person uuid; opened uuid := gen_random_uuid();
begin
  if casework.my_office() is null then return null; end if;
  select r.account_id into person from casework.referrals r where r.id = referral and r.office_id <> casework.my_office();
  if person is null then return null; end if;
  insert into casework.break_glass (id, referral_id, agent_id, reason, opened_at, until)
    values (opened, referral, asking, why, from_time, until_time);
  insert into casework.looks (account_id, referral_id, agent_id, agent_name, office_name, what, purpose, at)
    select person, referral, asking, a.first_name || ' ' || a.last_name, o.name, 'other-office', why, from_time
    from casework.agents a join casework.offices o on o.id = a.office_id where a.account_id = asking;
  insert into casework.referral_steps (referral_id, kind, at, actor, detail) values (referral, 'opened-elsewhere', from_time, asking, '');
  return opened;
end $$;

-- Who takes the next person of an office: the agent with the fewest live referrals. Null when nobody works there.
create function casework.least_busy_agent(office uuid) returns uuid language sql stable security definer set search_path = '' as
$$ select a.account_id from casework.agents a
   where a.office_id = office and a.left_at is null and a.role = 'agent' and (casework.my_office() is not null or casework.is_system())
   order by (select count(*) from casework.referrals r where r.agent_id = a.account_id and r.rank < 2), a.account_id limit 1 $$;

revoke all on function casework.may_open(uuid), casework.live_referral(bytea), casework.live_referrals(bytea[]),
  casework.open_with_reason(uuid, text, timestamptz, timestamptz), casework.least_busy_agent(uuid), casework.my_break_glass(),
  casework.my_office() from public;
grant execute on function casework.may_open(uuid), casework.live_referral(bytea), casework.live_referrals(bytea[]),
  casework.open_with_reason(uuid, text, timestamptz, timestamptz), casework.least_busy_agent(uuid), casework.my_break_glass(),
  casework.my_office() to onward_casework;

do $$
declare one text;
begin
  foreach one in array array['offices', 'agents', 'referrals', 'referral_steps', 'referral_drafts', 'cases', 'break_glass', 'looks'] loop
    execute format('alter table casework.%I enable row level security', one);
    execute format('create policy system on casework.%I for all to onward_casework
      using ((select casework.is_system())) with check ((select casework.is_system()))', one);
  end loop;
end $$;

-- Every agent may name any office on the form; who works there is for colleagues.
create policy staff on casework.offices for select to onward_casework using ((select casework.my_office()) is not null);
create policy colleagues on casework.agents for select to onward_casework using (office_id = (select casework.my_office()));

create policy office on casework.referrals for select to onward_casework
  using (office_id = (select casework.my_office()) or id = any ((select casework.my_break_glass())::uuid[]));
-- A form may name another office: whoever sends it does not see it afterwards.
create policy office_refer on casework.referrals for insert to onward_casework
  with check ((select casework.my_office()) is not null and referred_by = (select casework.me()));
create policy office_change on casework.referrals for update to onward_casework
  using (office_id = (select casework.my_office()) or id = any ((select casework.my_break_glass())::uuid[]))
  with check (true);
create policy own on casework.referrals for select to onward_casework using (account_id = (select casework.me()));

create policy office on casework.referral_steps for select to onward_casework using (casework.may_open(referral_id));
create policy office_add on casework.referral_steps for insert to onward_casework
  with check ((select casework.my_office()) is not null and actor = (select casework.me()));

create policy own on casework.referral_drafts for all to onward_casework
  using (account_id = (select casework.me())) with check (account_id = (select casework.me()));

create policy office on casework.cases for select to onward_casework
  using (office_id = (select casework.my_office()) or referral_id = any ((select casework.my_break_glass())::uuid[]));
create policy office_change on casework.cases for update to onward_casework
  using (office_id = (select casework.my_office()) or referral_id = any ((select casework.my_break_glass())::uuid[]))
  with check (true);
create policy own on casework.cases for select to onward_casework using (account_id = (select casework.me()));

create policy own on casework.break_glass for select to onward_casework using (agent_id = (select casework.me()));

create policy own on casework.looks for select to onward_casework using (account_id = (select casework.me()));
create policy office on casework.looks for select to onward_casework using (casework.may_open(referral_id));
create policy office_add on casework.looks for insert to onward_casework
  with check ((select casework.my_office()) is not null and agent_id = (select casework.me()));

-- An agent finds out whether a number is on record here, without seeing whose it is.
create function casework.is_claimant(hash bytea) returns boolean language sql stable security definer set search_path = '' as
$$ select exists (select from casework.claimants where ni_hash = hash) and (casework.my_office() is not null or casework.is_system()) $$;
revoke all on function casework.is_claimant(bytea) from public;
grant execute on function casework.is_claimant(bytea) to onward_casework;
