-- A request that nobody answers is told once more. A sealed record whose coach has gone has none, until an administrator names one.
alter table casework.seal_requests add column reminded_at timestamptz;

alter table casework.sealed_records alter column keeper_id drop not null;

drop function casework.my_seal(uuid);
-- As before; and whether the answer was yes.
create function casework.my_seal(referral uuid)
  returns table (seal_id uuid, asked_at timestamptz, answered_at timestamptz, until timestamptz)
  language sql stable security definer set search_path = '' as
$$ select f.seal_id, q.asked_at, q.answered_at, q.until from casework.sealed_referrals() f
   left join lateral (select * from casework.seal_requests q where q.seal_id = f.seal_id and q.agent_id = casework.me()
     order by q.asked_at desc limit 1) q on true
   where f.referral_id = referral and casework.my_office() is not null and f.referral_id = any (casework.sealed_from_me()) limit 1 $$;
revoke all on function casework.my_seal(uuid) from public;
grant execute on function casework.my_seal(uuid) to onward_casework;

-- Referrals of sealed people who have no coach now: nobody's work until one is named. Of the system's alone.
create function casework.sealed_without_coach() returns setof uuid language sql stable security definer set search_path = '' as
$$ select f.referral_id from casework.sealed_referrals() f where f.keeper_id is null and casework.is_system() $$;
revoke all on function casework.sealed_without_coach() from public;
grant execute on function casework.sealed_without_coach() to onward_casework;
