-- The one place that keeps National Insurance numbers.
-- Roles and the schema itself come from libs/database; grants on tables are its default privileges.
grant execute on function auth.begin(uuid), auth.take(text, integer, integer) to onward_casework;

create function casework.is_system() returns boolean language sql stable as
$$ select coalesce(current_setting('app.system', true), '') = 'on' $$;
create function casework.me() returns uuid language sql stable as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create table casework.claimants (
  account_id uuid primary key,
  -- Sealed by the application, bound to this row.
  ni_number text not null,
  -- Keyed, of the normalised number: one number, one claimant.
  ni_hash bytea not null unique,
  recorded_at timestamptz not null,
  recorded_by uuid not null
);
alter table casework.claimants enable row level security;
create policy system on casework.claimants for all to onward_casework
  using ((select casework.is_system())) with check ((select casework.is_system()));
create policy own on casework.claimants for select to onward_casework using (account_id = (select casework.me()));
create policy own_record on casework.claimants for insert to onward_casework with check (account_id = (select casework.me()));
