-- The session in which somebody came for the first time. Sessions are forgotten after a while, so it is no reference.
alter table identity.accounts add column first_session_id uuid;
update identity.accounts a set first_session_id = f.id
  from (select distinct on (account_id) account_id, id from identity.sessions order by account_id, started_at, id) f
  where f.account_id = a.id;
