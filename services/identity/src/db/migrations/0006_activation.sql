-- People whom an agent refers: whom to write to, the links that were sent, and what they agreed to. Casework orders letters by its events.
create table identity.activations (
  -- The referral's own id, of casework.
  referral_id uuid primary key,
  -- The account that is to be opened, as casework made its id; once activated, the account that it was.
  account_id uuid not null,
  -- Empty once the referral is activated or withdrawn.
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  jobcentre text not null,
  language text not null check (language in ('en', 'cy')),
  -- Of casework: the order that counts, and the version of its newest event.
  round integer not null,
  version bigint not null,
  -- Of the letters; links of earlier ones have ended.
  letter integer not null default 1,
  invited_at timestamptz not null,
  activated_at timestamptz,
  withdrawn_at timestamptz,
  -- Version of what is told about this one.
  told bigint not null default 0
);
create index activations_by_account on identity.activations (account_id);
create index waiting_activations on identity.activations (invited_at) where activated_at is null;

-- SHA-256 alone. The token is made when the letter is sent and rests nowhere else.
create table identity.activation_tokens (
  hash bytea primary key,
  referral_id uuid not null references identity.activations on delete cascade,
  letter integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index tokens_of_activation on identity.activation_tokens (referral_id);
create index activation_tokens_over on identity.activation_tokens (expires_at);

-- How often a letter was tried, until it left or nobody tries again.
create table identity.activation_letters (
  referral_id uuid not null references identity.activations on delete cascade,
  letter integer not null,
  channel text not null check (channel in ('email', 'sms')),
  tries integer not null default 0,
  outcome text check (outcome in ('sent', 'failed')),
  primary key (referral_id, letter, channel)
);

-- A browser that opened a link. It is the browser's cookie, as SHA-256.
create table identity.activation_sessions (
  hash bytea primary key,
  referral_id uuid not null references identity.activations on delete cascade,
  letter integer not null,
  -- Step 1, argon2id in the PHC form; empties when the session's time is over.
  password_hash text,
  expires_at timestamptz not null
);
create index activation_sessions_over on identity.activation_sessions (expires_at);
create index sessions_of_activation on identity.activation_sessions (referral_id);

create table identity.consents (
  id uuid primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  kind text not null check (kind in ('terms', 'data-processing', 'marketing')),
  version integer not null,
  -- SHA-256 of what was agreed to, and of the page that it names.
  text_hash text not null,
  language text not null check (language in ('en', 'cy')),
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index live_consent on identity.consents (account_id, kind) where withdrawn_at is null;
create index consents_by_account on identity.consents (account_id, given_at desc);

alter table identity.activations enable row level security;
alter table identity.activation_tokens enable row level security;
alter table identity.activation_letters enable row level security;
alter table identity.activation_sessions enable row level security;
alter table identity.consents enable row level security;
create policy system_activations on identity.activations
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_activation_tokens on identity.activation_tokens
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_activation_letters on identity.activation_letters
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_activation_sessions on identity.activation_sessions
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy system_consents on identity.consents
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
create policy own_consents on identity.consents for select using (account_id::text = current_setting('app.user_id', true));
create policy own_consents_end on identity.consents for update
  using (account_id::text = current_setting('app.user_id', true)) with check (account_id::text = current_setting('app.user_id', true));

-- Identity alone hears of a referral's name, address and number. Once they are not needed any more the log forgets them too.
create function events.forget_invited(referral uuid, until_version bigint) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare old bigint[];
begin
  perform onward.refuse_strangers();
  select array_agg(l.id) into old from events.log l
    where l.type = 'referral.invited' and l.subject = referral and l.version <= until_version;
  delete from events.handled h where h.event = any(old);
  delete from events.log l where l.id = any(old);
end $$;
revoke all on function events.forget_invited(uuid, bigint) from public;
grant execute on function events.forget_invited(uuid, bigint) to onward_identity;
