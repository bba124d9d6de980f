-- Conversations: who takes part, what was said, how far each has read.
create or replace function messaging.is_system() returns boolean language sql stable as
$$ select coalesce(current_setting('app.system', true), '') = 'on' $$;
create or replace function messaging.me() returns uuid language sql stable as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create table messaging.threads (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('support', 'system', 'employer', 'agent')),
  -- The jobseeker of a support or system thread: there is one of each for a person.
  owner_id uuid,
  application_id uuid unique,
  -- Title of the job, for an employer's thread.
  subject text not null default '',
  opened_at timestamptz not null,
  -- The row is locked by whoever writes next, so that numbers become visible in order.
  last_seq bigint not null default 0,
  last_at timestamptz not null,
  -- How far the support team has read.
  team_read_seq bigint not null default 0,
  check ((type in ('support', 'system')) = (owner_id is not null))
);
create unique index threads_of_owner on messaging.threads (owner_id, type) where owner_id is not null;
create index threads_waiting on messaging.threads (last_at) where type = 'support';

create table messaging.participants (
  thread_id uuid not null references messaging.threads (id) on delete cascade,
  account_id uuid not null,
  role text not null check (role in ('jobseeker', 'employer', 'agent')),
  -- First name, as the others see it.
  name text not null default '',
  delivered_seq bigint not null default 0,
  read_seq bigint not null default 0,
  read_at timestamptz,
  draft text not null default '' check (length(draft) <= 4000),
  primary key (thread_id, account_id)
);
create index participants_of on messaging.participants (account_id);

create table messaging.messages (
  id uuid primary key,
  thread_id uuid not null references messaging.threads (id) on delete cascade,
  seq bigint not null,
  -- Null: the support team, or Onward itself.
  sender_id uuid,
  sender text not null check (sender in ('person', 'support', 'onward')),
  kind text not null check (kind in ('text', 'file', 'welcome', 'opened', 'notice', 'call-request', 'call-confirmed')),
  body text not null default '' check (length(body) <= 4000),
  facts jsonb not null default '{}',
  -- Of a file: its name for people, what its bytes are, and where they rest.
  file jsonb,
  at timestamptz not null,
  unique (thread_id, seq),
  check ((sender = 'person') = (sender_id is not null)),
  check ((kind = 'file') = (file is not null))
);

-- Whose threads they are is asked beside row security, which would ask itself again.
create function messaging.my_threads() returns setof uuid language sql stable security definer set search_path = '' as
$$ select thread_id from messaging.participants where account_id = messaging.me() $$;
revoke all on function messaging.my_threads() from public;
grant execute on function messaging.my_threads() to onward_messaging;

alter table messaging.threads enable row level security;
alter table messaging.participants enable row level security;
alter table messaging.messages enable row level security;
create policy system on messaging.threads for all to onward_messaging
  using ((select messaging.is_system())) with check ((select messaging.is_system()));
create policy system on messaging.participants for all to onward_messaging
  using ((select messaging.is_system())) with check ((select messaging.is_system()));
create policy system on messaging.messages for all to onward_messaging
  using ((select messaging.is_system())) with check ((select messaging.is_system()));
create policy own on messaging.threads for select to onward_messaging using (id in (select messaging.my_threads()));
create policy own_numbers on messaging.threads for update to onward_messaging
  using (id in (select messaging.my_threads())) with check (id in (select messaging.my_threads()));
create policy own on messaging.participants for select to onward_messaging using (thread_id in (select messaging.my_threads()));
create policy own_place on messaging.participants for update to onward_messaging
  using (account_id = (select messaging.me())) with check (account_id = (select messaging.me()));
create policy own on messaging.messages for select to onward_messaging using (thread_id in (select messaging.my_threads()));
create policy own_words on messaging.messages for insert to onward_messaging
  with check (sender = 'person' and sender_id = (select messaging.me()) and thread_id in (select messaging.my_threads()));
