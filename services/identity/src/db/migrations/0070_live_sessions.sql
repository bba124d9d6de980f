-- Which of these sessions are live, by the rules of `auth.begin`, in one look: whoever holds many open connections asks for all of them.
create function auth.live_sessions(wanted uuid[]) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform auth.refuse_unproved();
  return query select s.id
    from identity.sessions s join identity.accounts a on a.id = s.account_id
    where s.id = any (wanted) and s.ended_at is null and s.expires_at > now() and a.suspended_at is null and a.confirmed_at is not null
      and a.erase_at is null;
end $$;
revoke all on function auth.live_sessions(uuid[]) from public;
grant execute on function auth.live_sessions(uuid[]) to onward_messaging;
