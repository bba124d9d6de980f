-- Whether whoever acts in this transaction gave, within so many minutes, the second factor of their account; the password where it has none.
create function auth.confirmed_lately(within_minutes integer) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from identity.sessions s
    where s.id = auth.session_id()
      and case when exists (select from identity.second_factors f where f.account_id = s.account_id and f.confirmed_at is not null)
        then s.second_factor_at else greatest(s.started_at, s.password_at) end > now() - within_minutes * interval '1 minute')
$$;
revoke all on function auth.confirmed_lately(integer) from public;
grant execute on function auth.confirmed_lately(integer)
  to onward_gateway, onward_identity, onward_jobseekers, onward_learning, onward_jobs, onward_casework, onward_messaging;
