-- The browser in which an account was registered, until its address is confirmed there: it is then signed in, once, and within the hour.
create table identity.joining (
  -- The newest registration counts.
  account_id uuid primary key references identity.accounts on delete cascade,
  -- SHA-256 of a value in an HttpOnly cookie of that browser.
  browser_hash bytea not null,
  -- A registration with another password ends it.
  credential integer not null,
  next text not null check (length(next) <= 500),
  expires_at timestamptz not null
);
alter table identity.joining enable row level security;
create policy system_joining on identity.joining using ((select auth.is_system())) with check ((select auth.is_system()));
