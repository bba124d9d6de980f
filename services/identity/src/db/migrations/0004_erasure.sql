-- Accounts that are to be erased, and whether a session's password was given lately.
alter table identity.accounts
  add column erase_asked_at timestamptz,
  -- Until then the person may change their mind.
  add column erase_at timestamptz,
  add check ((erase_asked_at is null) = (erase_at is null));
create index accounts_to_erase on identity.accounts (erase_at) where erase_at is not null;

alter table identity.sessions
  -- When the password was given again in this session.
  add column password_at timestamptz;
alter table identity.sessions drop constraint sessions_ended_by_check;
alter table identity.sessions add constraint sessions_ended_by_check
  check (ended_by in ('sign-out', 'password-reset', 'token-reuse', 'suspension', 'password-change', 'other-device', 'erasure'));

-- As before; and an account that is to be erased has no session.
create or replace function auth.begin(session uuid) returns table (account_id uuid, role text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select a.id, a.role into account_id, role
    from identity.sessions s join identity.accounts a on a.id = s.account_id
    where s.id = session and s.ended_at is null and s.expires_at > now() and a.suspended_at is null and a.confirmed_at is not null
      and a.erase_at is null;
  if not found then raise exception 'session ended' using errcode = 'OW401'; end if;
  perform set_config('app.user_id', account_id::text, true),
    set_config('app.role', role, true),
    set_config('app.session_id', session::text, true);
  return next;
end $$;

-- Whether whoever acts in this transaction gave their password within so many minutes.
create function auth.password_given(within_minutes integer) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from identity.sessions s
    where s.id = nullif(current_setting('app.session_id', true), '')::uuid
      and greatest(s.started_at, s.password_at) > now() - within_minutes * interval '1 minute')
$$;
revoke all on function auth.password_given(integer) from public;
grant execute on function auth.password_given(integer)
  to onward_identity, onward_jobseekers, onward_learning, onward_jobs, onward_casework, onward_messaging;
