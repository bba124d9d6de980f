-- The account page: where somebody is signed in, and another address for an account.
alter table identity.sessions
  -- Browser family and system, never the whole header.
  add column device text not null default '',
  add column seen_at timestamptz not null default now();
update identity.sessions set seen_at = started_at;
alter table identity.sessions drop constraint sessions_ended_by_check;
alter table identity.sessions add constraint sessions_ended_by_check
  check (ended_by in ('sign-out', 'password-reset', 'token-reuse', 'suspension', 'password-change', 'other-device'));
create policy own_sessions on identity.sessions for select using (account_id::text = current_setting('app.user_id', true));
create policy own_sessions_end on identity.sessions for update
  using (account_id::text = current_setting('app.user_id', true)) with check (account_id::text = current_setting('app.user_id', true));

alter table identity.email_tokens drop constraint email_tokens_purpose_check;
alter table identity.email_tokens add constraint email_tokens_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'change-email'));

-- The address that an account asked for, until its link is used; then the address it had, until that one was told.
create table identity.email_changes (
  account_id uuid primary key references identity.accounts on delete cascade,
  new_email text not null check (length(new_email) between 3 and 255),
  old_email text,
  asked_at timestamptz not null
);
alter table identity.email_changes enable row level security;
create policy system_email_changes on identity.email_changes
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy own_email_change on identity.email_changes
  using (account_id::text = current_setting('app.user_id', true)) with check (account_id::text = current_setting('app.user_id', true));
