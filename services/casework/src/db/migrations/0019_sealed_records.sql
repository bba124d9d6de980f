-- Sealed records: an administrator seals the record of somebody (safety, staff and their families, known people). From then on nobody of staff reads
-- anything of them but the named coach, and those to whom an administrator said yes for a time.
create table casework.sealed_records (
  id uuid primary key,
  referral_id uuid not null references casework.referrals (id) on delete cascade,
  reason text not null check (reason in ('safety', 'staff-or-family', 'known-person')),
  words text not null check (words <> ''),
  -- Who worked with the person when it was sealed, or took over the work since by an administrator's act.
  keeper_id uuid not null,
  sealed_by uuid not null,
  sealed_at timestamptz not null,
  unsealed_words text,
  unsealed_by uuid,
  unsealed_at timestamptz,
  check (num_nulls(unsealed_words, unsealed_by, unsealed_at) in (0, 3))
);
create unique index sealed_records_one_live on casework.sealed_records (referral_id) where unsealed_at is null;
create index sealed_records_of_keeper on casework.sealed_records (keeper_id) where unsealed_at is null;

-- An agent asks; an administrator, another person, says yes until a time, or no.
create table casework.seal_requests (
  id uuid primary key,
  seal_id uuid not null references casework.sealed_records (id) on delete cascade,
  agent_id uuid not null,
  words text not null check (words <> ''),
  asked_at timestamptz not null,
  answered_by uuid check (answered_by <> agent_id),
  answered_at timestamptz,
  -- Null: no answer yet, or no.
  until timestamptz,
  check (num_nulls(answered_by, answered_at) in (0, 2)),
  check (until is null or answered_at is not null)
);
create unique index seal_requests_one_open on casework.seal_requests (seal_id, agent_id) where answered_at is null;
create index seal_requests_of_agent on casework.seal_requests (agent_id, seal_id, until);

-- What other services are told of one person is told in this order.
create sequence casework.seal_versions;
grant usage on sequence casework.seal_versions to onward_casework;

-- A sealed person's other referrals are found by account and by number.
create index referrals_by_number on casework.referrals (ni_hash);

-- Referrals of people whose record is sealed, with the seal: whichever referral of the person it was set on.
create function casework.sealed_referrals() returns table (referral_id uuid, seal_id uuid, keeper_id uuid)
  language sql stable security definer set search_path = '' as
$$ select o.id, s.id, s.keeper_id from casework.sealed_records s join casework.referrals r on r.id = s.referral_id
   join casework.referrals o on o.account_id = r.account_id or o.ni_hash = r.ni_hash where s.unsealed_at is null $$;

-- Those of them that this session may not read, as of now. Every policy below asks this, so that no route has to.
create function casework.sealed_from_me() returns uuid[] language sql stable security definer set search_path = '' as
$$ select coalesce(array_agg(f.referral_id), '{}') from casework.sealed_referrals() f
   where f.keeper_id is distinct from casework.me()
     and not exists (select from casework.seal_requests q where q.seal_id = f.seal_id and q.agent_id = casework.me() and q.until > now()) $$;

-- The seal of a referral that is closed to the asking agent, and what they asked last; no row where it is not closed to them.
create function casework.my_seal(referral uuid) returns table (seal_id uuid, asked_at timestamptz, answered_at timestamptz)
  language sql stable security definer set search_path = '' as
$$ select f.seal_id, q.asked_at, q.answered_at from casework.sealed_referrals() f
   left join lateral (select * from casework.seal_requests q where q.seal_id = f.seal_id and q.agent_id = casework.me()
     order by q.asked_at desc limit 1) q on true
   where f.referral_id = referral and casework.my_office() is not null and f.referral_id = any (casework.sealed_from_me()) limit 1 $$;

revoke all on function casework.sealed_referrals(), casework.sealed_from_me(), casework.my_seal(uuid) from public;
grant execute on function casework.sealed_from_me(), casework.my_seal(uuid) to onward_casework;

alter table casework.sealed_records enable row level security;
alter table casework.seal_requests enable row level security;
create policy system on casework.sealed_records for all to onward_casework
  using ((select casework.is_system())) with check ((select casework.is_system()));
create policy system on casework.seal_requests for all to onward_casework
  using ((select casework.is_system())) with check ((select casework.is_system()));
create policy own_ask on casework.seal_requests for insert to onward_casework
  with check ((select casework.my_office()) is not null and agent_id = (select casework.me()) and answered_at is null and until is null);

-- Beside every other policy: what belongs to these rows (notes, to-dos, entries, checks, steps) is read through them, or by `may_open`.
create policy not_sealed on casework.referrals as restrictive for all to onward_casework
  using ((select casework.is_system()) or account_id = (select casework.me()) or id <> all ((select casework.sealed_from_me())::uuid[]));
do $$
declare one text;
begin
  foreach one in array array['cases', 'appointments', 'placements', 'looks'] loop
    execute format('create policy not_sealed on casework.%I as restrictive for all to onward_casework
      using ((select casework.is_system()) or account_id = (select casework.me())
        or referral_id <> all ((select casework.sealed_from_me())::uuid[]))', one);
  end loop;
end $$;

create or replace function casework.may_open(referral uuid) returns boolean language sql stable security definer set search_path = '' as
$$ select exists (select from casework.referrals r where r.id = referral
     and (r.office_id = casework.my_office() or r.id = any (casework.my_break_glass())) and r.id <> all (casework.sealed_from_me())) $$;

-- As in 0002: a sealed referral of another office is opened by no reason alone.
create or replace function casework.open_with_reason(referral uuid, why text, from_time timestamptz, until_time timestamptz)
  returns uuid language plpgsql volatile security definer set search_path = '' as $$
declare
  asking uuid := casework.me();
  person uuid; opened uuid := gen_random_uuid();
begin
  if casework.my_office() is null then return null; end if;
  select r.account_id into person from casework.referrals r
    where r.id = referral and r.office_id <> casework.my_office() and r.id <> all (casework.sealed_from_me());
  if person is null then return null; end if;
  insert into casework.break_glass (id, referral_id, agent_id, reason, opened_at, until)
    values (opened, referral, asking, why, from_time, until_time);
  insert into casework.looks (account_id, referral_id, agent_id, agent_name, office_name, what, purpose, at)
    select person, referral, asking, a.first_name || ' ' || a.last_name, o.name, 'other-office', why, from_time
    from casework.agents a join casework.offices o on o.id = a.office_id where a.account_id = asking;
  insert into casework.referral_steps (referral_id, kind, at, actor, detail) values (referral, 'opened-elsewhere', from_time, asking, '');
  return opened;
end $$;
