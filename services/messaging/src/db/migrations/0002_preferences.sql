-- How a person wants to be reached, and text messages. No row: emails, and nothing else.
create table messaging.preferences (
  account_id uuid primary key,
  phone text not null,
  email boolean not null,
  sms boolean not null,
  job_alerts boolean not null,
  version bigint not null
);
-- One row per text message to send; the number is looked up and the words are made when it is sent.
create table messaging.texts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  kind text not null,
  facts jsonb not null,
  href text not null,
  queued_at timestamptz not null,
  sent_at timestamptz,
  -- Why none was sent.
  dropped text
);
alter table messaging.preferences enable row level security;
alter table messaging.texts enable row level security;
create policy system_preferences on messaging.preferences
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_texts on messaging.texts
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
