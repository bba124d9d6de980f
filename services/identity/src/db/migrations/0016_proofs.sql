-- As before; and what it found is proved to every policy, by a signature that the calling role cannot make.
create or replace function auth.begin(session uuid) returns table (account_id uuid, role text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select a.id, a.role into account_id, role
    from identity.sessions s join identity.accounts a on a.id = s.account_id
    where s.id = session and s.ended_at is null and s.expires_at > now() and a.suspended_at is null and a.confirmed_at is not null
      and a.erase_at is null;
  if not found then raise exception 'session ended' using errcode = 'OW401'; end if;
  perform auth.prove(account_id, role, session);
  return next;
end $$;

create or replace function auth.password_given(within_minutes integer) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from identity.sessions s
    where s.id = auth.session_id() and greatest(s.started_at, s.password_at) > now() - within_minutes * interval '1 minute')
$$;

-- Names of buckets say who did what how often: `auth.take` counts in them, the system removes them.
alter table identity.rate_buckets enable row level security;
create policy system_rate_buckets on identity.rate_buckets using ((select auth.is_system())) with check ((select auth.is_system()));
