-- What somebody asked for by a public form, until a job has done it. The form is answered before anyone looks whether its address is known, so
-- that neither the answer nor its time tells.
create table identity.form_requests (
  id uuid primary key,
  kind text not null check (kind in ('register', 'verify-email', 'reset-password')),
  email text not null check (length(email) between 3 and 255),
  -- Whether that address may get another letter now.
  may_write boolean not null,
  -- Of a registration: the account as it is to be, its password as a hash.
  account jsonb check ((account is not null) = (kind = 'register')),
  asked_at timestamptz not null
);
alter table identity.form_requests enable row level security;
create policy system_form_requests on identity.form_requests
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
