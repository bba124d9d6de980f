-- Who you are: accounts, sessions, tokens of letters, and what every other service asks of them (auth.begin, auth.take).
create table identity.accounts (
  id uuid primary key,
  email text not null check (length(email) between 3 and 255),
  -- argon2id in the PHC form.
  password_hash text not null,
  -- Rises with every change of password or of an unconfirmed registration; tokens of letters are good for one of them.
  credential integer not null default 1,
  role text not null check (role in ('user', 'employer', 'agent', 'admin')),
  first_name text not null default '',
  last_name text not null default '',
  -- Employers: what they called their organisation when they registered. Told once, in account.registered.
  organisation_name text not null default '',
  language text not null default 'en' check (language in ('en', 'cy')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  suspended_at timestamptz,
  -- Version of the events about this account.
  version bigint not null default 0
);
-- One account per address, however its letters are written.
create unique index accounts_by_email on identity.accounts (lower(email));

create table identity.sessions (
  id uuid primary key,
  account_id uuid not null references identity.accounts,
  started_at timestamptz not null,
  -- Moves on with each refresh, up to the longest life of a session.
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('sign-out', 'password-reset', 'token-reuse', 'suspension'))
);
create index live_sessions on identity.sessions (account_id) where ended_at is null;

-- A session's refresh tokens are one family: one is current, older ones are kept to notice that somebody uses a stolen one.
create table identity.refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references identity.sessions on delete cascade,
  issued_at timestamptz not null,
  replaced_at timestamptz
);
create unique index current_refresh_token on identity.refresh_tokens (session_id) where replaced_at is null;
create index refresh_tokens_by_session on identity.refresh_tokens (session_id);

-- Tokens of letters: SHA-256 alone. The token is made when the letter is sent and rests nowhere else.
create table identity.email_tokens (
  hash bytea primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  credential integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_tokens_by_account on identity.email_tokens (account_id);

alter table identity.accounts enable row level security;
alter table identity.sessions enable row level security;
alter table identity.refresh_tokens enable row level security;
alter table identity.email_tokens enable row level security;

create policy system_accounts on identity.accounts
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_sessions on identity.sessions
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_refresh_tokens on identity.refresh_tokens
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_email_tokens on identity.email_tokens
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy own_account on identity.accounts for select
  using (id::text = current_setting('app.user_id', true));
create policy own_account_change on identity.accounts for update
  using (id::text = current_setting('app.user_id', true)) with check (id::text = current_setting('app.user_id', true));

-- Starts every signed-in transaction of every service: who is behind this session, if session and account are live now.
create function auth.begin(session uuid) returns table (account_id uuid, role text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  select a.id, a.role into account_id, role
    from identity.sessions s join identity.accounts a on a.id = s.account_id
    where s.id = session and s.ended_at is null and s.expires_at > now() and a.suspended_at is null and a.confirmed_at is not null;
  if not found then raise exception 'session ended' using errcode = 'OW401'; end if;
  perform set_config('app.user_id', account_id::text, true),
    set_config('app.role', role, true),
    set_config('app.session_id', session::text, true);
  return next;
end $$;

-- Rate limits: buckets of a fixed window, counted for all instances. Unlogged: after a crash everyone starts afresh.
create unlogged table identity.rate_buckets (
  bucket text primary key,
  total integer not null,
  ends_at timestamptz not null
);
create index rate_buckets_over on identity.rate_buckets (ends_at);

-- Adds tokens to a bucket and answers its sum and what is left of its window. No tokens: only asks.
create function auth.take(bucket_name text, tokens integer, window_ms integer) returns table (total integer, ttl_ms integer)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare at timestamptz := clock_timestamp(); kept identity.rate_buckets;
begin
  if length(bucket_name) > 300 or tokens not between 0 and 100000 or window_ms not between 1 and 86400000 then
    raise exception 'no such bucket' using errcode = '22023';
  end if;
  insert into identity.rate_buckets as b (bucket, total, ends_at)
    values (bucket_name, tokens, at + window_ms * interval '1 millisecond')
    on conflict (bucket) do update set
      total = case when b.ends_at <= at then excluded.total else least(b.total + excluded.total, 2000000000) end,
      ends_at = case when b.ends_at <= at then excluded.ends_at else b.ends_at end
    returning * into kept;
  total := kept.total;
  ttl_ms := greatest(1, ceil(extract(epoch from kept.ends_at - at) * 1000)::integer);
  return next;
end $$;

revoke all on function auth.begin(uuid), auth.take(text, integer, integer) from public;
grant execute on function auth.begin(uuid), auth.take(text, integer, integer)
  to onward_gateway, onward_identity, onward_jobseekers, onward_jobs, onward_messaging;
