-- When the tour of the staff pages was closed. Whoever has signed in before is no newcomer.
alter table identity.accounts add column tour_closed_at timestamptz;
update identity.accounts set tour_closed_at = now() where first_session_id is not null;
