-- Appointments of a work coach with a client, and what happened to each. Only the office reads the latter: it has colleagues' notes.
create table casework.appointments (
  id uuid primary key,
  case_id uuid not null references casework.cases (id) on delete cascade,
  referral_id uuid not null,
  account_id uuid not null,
  office_id uuid not null references casework.offices (id),
  -- Who holds it.
  agent_id uuid not null,
  -- As they were called then: the client may not read who works where.
  agent_name text not null,
  office_name text not null,
  state text not null check (state in ('planned', 'attended', 'missed', 'rearranged', 'cancelled')),
  way text not null check (way in ('in-person', 'video', 'phone')),
  place text not null,
  about text not null default '',
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 1 and 1440),
  -- When this time was set: a reminder whose moment came before that is left out.
  set_at timestamptz not null,
  -- The time that a reminder went out for.
  reminded_for timestamptz,
  -- What the client said when they asked to move it; empty when they did not.
  wish text not null default '',
  wished_times timestamptz[] not null default '{}',
  cancel_reason text,
  closing_words text not null default '',
  -- When attendance was first recorded.
  recorded_at timestamptz,
  -- Of its calendar entry.
  sequence integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version bigint not null default 1,
  check ((state = 'cancelled') = (cancel_reason is not null))
);
create index appointments_of_case on casework.appointments (case_id, starts_at);
create index appointments_of_office on casework.appointments (office_id, state, starts_at, id);
create index appointments_of_agent on casework.appointments (agent_id, state, starts_at, id);
create index appointments_of_person on casework.appointments (account_id, starts_at);
create index appointments_to_come on casework.appointments (starts_at) where state = 'planned';

create table casework.appointment_steps (
  id bigint generated always as identity primary key,
  appointment_id uuid not null references casework.appointments (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  -- The member of staff; null for the client and the system.
  actor uuid,
  note text not null default ''
);
create index appointment_steps_of on casework.appointment_steps (appointment_id, id);

do $$
declare one text;
begin
  foreach one in array array['appointments', 'appointment_steps'] loop
    execute format('alter table casework.%I enable row level security', one);
    execute format('create policy system on casework.%I for all to onward_casework
      using ((select casework.is_system())) with check ((select casework.is_system()))', one);
  end loop;
end $$;

create policy office on casework.appointments for select to onward_casework
  using (office_id = (select casework.my_office()) or referral_id = any ((select casework.my_break_glass())::uuid[]));
create policy office_make on casework.appointments for insert to onward_casework
  with check (agent_id = (select casework.me()) and casework.may_open(referral_id));
create policy office_change on casework.appointments for update to onward_casework
  using (office_id = (select casework.my_office()) or referral_id = any ((select casework.my_break_glass())::uuid[]));
create policy own on casework.appointments for select to onward_casework using (account_id = (select casework.me()));
create policy own_wish on casework.appointments for update to onward_casework
  using (account_id = (select casework.me()) and state = 'planned')
  with check (account_id = (select casework.me()) and state = 'planned');

create policy office on casework.appointment_steps for select to onward_casework
  using (exists (select from casework.appointments a where a.id = appointment_id and casework.may_open(a.referral_id)));
create policy office_add on casework.appointment_steps for insert to onward_casework
  with check ((select casework.my_office()) is not null and actor = (select casework.me()));
create policy own_wish on casework.appointment_steps for insert to onward_casework
  with check (kind = 'asked-to-move' and actor is null
    and exists (select from casework.appointments a where a.id = appointment_id and a.account_id = (select casework.me())));

-- When a work coach, or a client, is busy between two moments: for whoever makes an appointment with them, whichever office keeps it.
create function casework.busy(agent uuid, client uuid, from_time timestamptz, until_time timestamptz, but uuid)
  returns table (of_client boolean, starts_at timestamptz, minutes integer, agent_name text)
  language sql stable security definer set search_path = '' as
$$ select a.agent_id <> agent, a.starts_at, a.minutes, a.agent_name from casework.appointments a
   where a.state = 'planned' and (a.agent_id = agent or a.account_id = client) and a.id is distinct from but
     and a.starts_at < until_time and a.starts_at + make_interval(mins => a.minutes) > from_time
     and (casework.my_office() is not null or casework.is_system())
   order by a.agent_id <> agent, a.starts_at limit 1 $$;
revoke all on function casework.busy(uuid, uuid, timestamptz, timestamptz, uuid) from public;
grant execute on function casework.busy(uuid, uuid, timestamptz, timestamptz, uuid) to onward_casework;
