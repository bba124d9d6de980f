-- Views of a staff table that a person named: its filters and order as the address has them, without what was searched for.
create table identity.saved_views (
  id uuid primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  list text not null check (list in ('applications', 'cases', 'referrals')),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) between 1 and 300),
  created_at timestamptz not null
);
create unique index saved_view_names on identity.saved_views (account_id, list, lower(name));
alter table identity.saved_views enable row level security;
create policy own_saved_views on identity.saved_views
  using (account_id::text = current_setting('app.user_id', true) or current_setting('app.system', true) = 'on')
  with check (account_id::text = current_setting('app.user_id', true) or current_setting('app.system', true) = 'on');
