-- Who decides as an administrator now: casework tells them what waits for them, and keeps no copy.
create function auth.administrators() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.id from identity.accounts a
  where a.role = 'admin' and a.suspended_at is null and a.confirmed_at is not null and a.erase_at is null
$$;
revoke all on function auth.administrators() from public;
grant execute on function auth.administrators() to onward_casework;
