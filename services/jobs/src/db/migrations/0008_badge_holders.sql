-- Badges that people hold, as learning told. Employers read them on applications alone.
create table jobs.badge_holders (
  credential_id uuid primary key,
  account_id uuid not null,
  badge text not null,
  revoked boolean not null default false
);
create index badge_holders_by_account on jobs.badge_holders (account_id);
alter table jobs.badge_holders enable row level security;
create policy system on jobs.badge_holders for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.badge_holders for select to onward_jobs using (account_id = (select jobs.me()));
