-- Staff: accounts that are opened by an invitation alone, and their second factor.
alter table identity.accounts
  add column staff_id text check (staff_id ~* '^[a-z0-9][a-z0-9-]{1,29}$'),
  -- Of casework; an administrator of the portal alone has none.
  add column office_id uuid;
create unique index accounts_by_staff_id on identity.accounts (lower(staff_id)) where staff_id is not null;

alter table identity.sessions
  -- When the second factor was given in this session.
  add column second_factor_at timestamptz;
alter table identity.sessions drop constraint sessions_ended_by_check;
alter table identity.sessions add constraint sessions_ended_by_check
  check (ended_by in ('sign-out', 'password-reset', 'token-reuse', 'suspension', 'password-change', 'other-device', 'erasure',
    'second-factor'));

create table identity.staff_invitations (
  id uuid primary key,
  email text not null check (length(email) between 3 and 255),
  first_name text not null,
  last_name text not null,
  staff_id text not null check (staff_id ~* '^[a-z0-9][a-z0-9-]{1,29}$'),
  office_id uuid,
  role text not null check (role in ('agent', 'admin')),
  language text not null check (language in ('en', 'cy')),
  -- Of the letter; codes of earlier ones have ended.
  round integer not null default 1,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz,
  check (role = 'admin' or office_id is not null)
);
-- One open invitation for an address, and for a staff ID.
create unique index open_staff_invitation on identity.staff_invitations (lower(email)) where used_at is null and withdrawn_at is null;
create unique index open_staff_id on identity.staff_invitations (lower(staff_id)) where used_at is null and withdrawn_at is null;
-- SHA-256 alone. The code is made when the letter is sent and rests nowhere else.
create table identity.staff_codes (
  hash bytea primary key,
  invitation_id uuid not null references identity.staff_invitations on delete cascade,
  round integer not null
);
create index codes_of_staff_invitation on identity.staff_codes (invitation_id);

create table identity.second_factors (
  account_id uuid primary key references identity.accounts on delete cascade,
  -- Sealed, bound to the account.
  secret text not null,
  started_at timestamptz not null,
  confirmed_at timestamptz,
  -- Of the last code that was used: no code is good twice.
  last_step bigint not null default 0
);
create table identity.recovery_codes (
  -- Keyed hash.
  hash bytea primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  used_at timestamptz
);
create index recovery_codes_by_account on identity.recovery_codes (account_id);
create table identity.half_signed_in (
  hash bytea primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  -- A new password ends what the old one began.
  credential integer not null,
  expires_at timestamptz not null
);
create index half_signed_in_over on identity.half_signed_in (expires_at);
create index half_signed_in_by_account on identity.half_signed_in (account_id);

alter table identity.staff_invitations enable row level security;
alter table identity.staff_codes enable row level security;
alter table identity.second_factors enable row level security;
alter table identity.recovery_codes enable row level security;
alter table identity.half_signed_in enable row level security;
create policy system_staff_invitations on identity.staff_invitations
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_staff_codes on identity.staff_codes
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_second_factors on identity.second_factors
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_recovery_codes on identity.recovery_codes
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_half_signed_in on identity.half_signed_in
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
-- The account page of the person themselves.
create policy own_second_factor on identity.second_factors
  using (account_id::text = current_setting('app.user_id', true)) with check (account_id::text = current_setting('app.user_id', true));
create policy own_recovery_codes on identity.recovery_codes
  using (account_id::text = current_setting('app.user_id', true)) with check (account_id::text = current_setting('app.user_id', true));
