-- Badges as signed credentials.
-- Roles and the schema itself come from libs/database; grants on tables are its default privileges.
grant execute on function auth.begin(uuid), auth.take(text, integer, integer) to onward_learning;

create function learning.is_system() returns boolean language sql stable as
$$ select coalesce(current_setting('app.system', true), '') = 'on' $$;
create function learning.me() returns uuid language sql stable as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create table learning.credentials (
  id uuid primary key,
  account_id uuid not null,
  badge text not null check (badge in ('cv-cover-letter-basics', 'interview-preparation', 'workplace-readiness')),
  way text not null check (way in ('cv-review', 'course')),
  -- The review it was earned with, where it was.
  cv_id uuid,
  issued_at timestamptz not null,
  -- The credential itself, signed. Its holder is a salted hash of an email address.
  jwt text not null,
  revoked_at timestamptz,
  revocation_reason text,
  check ((revoked_at is null) = (revocation_reason is null))
);
create unique index one_live_credential on learning.credentials (account_id, badge) where revoked_at is null;

alter table learning.credentials enable row level security;
create policy system on learning.credentials for all to onward_learning
  using ((select learning.is_system())) with check ((select learning.is_system()));
create policy own on learning.credentials for select to onward_learning using (account_id = (select learning.me()));
create policy own_award on learning.credentials for insert to onward_learning with check (account_id = (select learning.me()));
revoke delete on learning.credentials from onward_learning;
