-- An administrator asks to erase a person who wrote a letter or has died; a second one decides. Goes with the account.
create table identity.erasure_requests (
  account_id uuid primary key references identity.accounts (id) on delete cascade,
  why text not null check (why in ('letter', 'died')),
  asked_by uuid not null,
  asked_at timestamptz not null
);
alter table identity.erasure_requests enable row level security;
create policy system_erasure_requests on identity.erasure_requests
  using ((select auth.is_system())) with check ((select auth.is_system()));
