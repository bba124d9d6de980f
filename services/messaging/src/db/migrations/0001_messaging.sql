-- Messaging: who can be written to, what they were told, and what visitors wrote to us.
-- Roles and the schema itself come from libs/database; grants on tables are its default privileges.

-- Copy of what identity tells of confirmed accounts. No other service holds an address to write to.
create table messaging.contacts (
  account_id uuid primary key,
  email text not null,
  first_name text not null,
  language text not null check (language in ('en', 'cy')),
  active boolean not null,
  version bigint not null
);

-- The last number given to each account. Its row is locked until commit, so numbers become visible in order and
-- "what is after N" never skips a notice.
create table messaging.notice_numbers (
  account_id uuid primary key,
  last_seq bigint not null
);

create table messaging.notices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  seq bigint not null,
  kind text not null,
  facts jsonb not null,
  href text not null check (href like '/%'),
  at timestamptz not null,
  read_at timestamptz,
  unique (account_id, seq)
);
create index notices_unread on messaging.notices (account_id) where read_at is null;

create table messaging.contact_tickets (
  id uuid primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'cy')),
  -- Set when the sender was signed in.
  account_id uuid,
  received_at timestamptz not null
);
create index contact_tickets_by_address on messaging.contact_tickets (lower(email), received_at);

-- One row per email to send: to an account (address looked up when sent) or to the sender of a ticket. Never a body.
create table messaging.emails (
  id uuid primary key default gen_random_uuid(),
  account_id uuid,
  ticket_id uuid references messaging.contact_tickets (id) on delete cascade,
  kind text not null,
  facts jsonb not null,
  href text not null,
  queued_at timestamptz not null,
  sent_at timestamptz,
  -- Why none was sent.
  dropped text,
  check ((account_id is null) <> (ticket_id is null))
);

alter table messaging.contacts enable row level security;
alter table messaging.notice_numbers enable row level security;
alter table messaging.notices enable row level security;
alter table messaging.contact_tickets enable row level security;
alter table messaging.emails enable row level security;

create policy system_contacts on messaging.contacts
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_numbers on messaging.notice_numbers
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_emails on messaging.emails
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_tickets on messaging.contact_tickets
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_notices on messaging.notices
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy own_numbers on messaging.notice_numbers for select
  using (account_id::text = current_setting('app.user_id', true));
create policy own_notices on messaging.notices for select
  using (account_id::text = current_setting('app.user_id', true));
create policy own_notices_read on messaging.notices for update
  using (account_id::text = current_setting('app.user_id', true))
  with check (account_id::text = current_setting('app.user_id', true));
