-- Who reads whom: how many protected details an agent may reveal outside their own caseload in a day, and what an administrator asked about reading
-- that is unusual.

-- An administrator lets one agent reveal more on one day, in London.
create table casework.reveal_allowances (
  id uuid primary key,
  agent_id uuid not null,
  day date not null,
  more integer not null check (more between 1 and 100),
  given_by uuid not null check (given_by <> agent_id),
  at timestamptz not null
);
create index reveal_allowances_of_agent on casework.reveal_allowances (agent_id, day);

-- A question about one finding: of an agent on a day, about one person where the finding has one. Goes with the person's referral.
create table casework.reading_questions (
  id uuid primary key,
  kind text not null check (kind in ('outside-caseload', 'same-surname', 'colleague', 'many-readers')),
  agent_id uuid,
  referral_id uuid references casework.referrals (id) on delete cascade,
  day date not null,
  question text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  answer text,
  noted_by uuid,
  noted_at timestamptz,
  check (num_nulls(answer, noted_by, noted_at) in (0, 3)),
  unique nulls not distinct (kind, agent_id, referral_id, day)
);
create index reading_questions_by_time on casework.reading_questions (asked_at);

alter table casework.reveal_allowances enable row level security;
alter table casework.reading_questions enable row level security;
create policy system on casework.reveal_allowances to onward_casework
  using ((select casework.is_system())) with check ((select casework.is_system()));
create policy own on casework.reveal_allowances for select to onward_casework using (agent_id = (select casework.me()));
create policy system on casework.reading_questions to onward_casework
  using ((select casework.is_system())) with check ((select casework.is_system()));

-- Protected details that the asking agent revealed since a time, of people whom others look after.
create function casework.my_reveals_outside(since timestamptz) returns bigint language sql stable security definer set search_path = '' as
$$ select count(*) from casework.looks l join casework.referrals r on r.id = l.referral_id
   where l.agent_id = (select casework.me()) and l.at >= since and l.what in ('ni-number', 'birth-date') and r.agent_id <> l.agent_id $$;
-- Whether the asking agent gave these very words for somebody else since a time.
create function casework.said_for_another(since timestamptz, words text, referral uuid) returns boolean
  language sql stable security definer set search_path = '' as
$$ select exists (select from casework.looks l where l.agent_id = (select casework.me()) and l.at >= since and l.referral_id <> referral
   and l.what in ('ni-number', 'birth-date') and lower(l.purpose) = lower(words)) $$;
revoke all on function casework.my_reveals_outside(timestamptz), casework.said_for_another(timestamptz, text, uuid) from public;
grant execute on function casework.my_reveals_outside(timestamptz), casework.said_for_another(timestamptz, text, uuid) to onward_casework;
