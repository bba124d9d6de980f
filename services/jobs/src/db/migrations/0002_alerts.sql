-- What a jobseeker does with the board beside applying: alerts, dismissed and viewed jobs, reports.
create table jobs.alerts (
  id uuid primary key,
  account_id uuid not null,
  -- The board's query, with its keys in one order.
  search jsonb not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  active boolean not null default true,
  created_at timestamptz not null,
  -- The board was looked at up to here.
  looked_at timestamptz not null,
  sent integer not null default 0
);
create unique index alerts_of_search on jobs.alerts (account_id, search);
create index alerts_due on jobs.alerts (frequency, looked_at) where active;

-- A job is never sent twice to one person, whichever of their alerts found it.
create table jobs.alerted (
  account_id uuid not null,
  job_id uuid not null references jobs.jobs (id),
  alert_id uuid not null,
  at timestamptz not null,
  primary key (account_id, job_id)
);

create table jobs.dismissed_jobs (
  account_id uuid not null,
  job_id uuid not null references jobs.jobs (id),
  at timestamptz not null,
  primary key (account_id, job_id)
);
create table jobs.viewed_jobs (
  account_id uuid not null,
  job_id uuid not null references jobs.jobs (id),
  at timestamptz not null,
  primary key (account_id, job_id)
);
create index viewed_last on jobs.viewed_jobs (account_id, at desc);

create table jobs.reports (
  id uuid primary key,
  job_id uuid not null references jobs.jobs (id),
  account_id uuid not null,
  reason text not null,
  text text not null,
  reported_at timestamptz not null,
  decided_at timestamptz,
  decision text check (decision in ('removed', 'kept')),
  check ((decided_at is null) = (decision is null))
);
create unique index one_open_report on jobs.reports (account_id, job_id) where decided_at is null;
create index reports_open on jobs.reports (reported_at) where decided_at is null;

alter table jobs.alerts enable row level security;
alter table jobs.alerted enable row level security;
alter table jobs.dismissed_jobs enable row level security;
alter table jobs.viewed_jobs enable row level security;
alter table jobs.reports enable row level security;
create policy system on jobs.alerts for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.alerts for all to onward_jobs
  using (account_id = (select jobs.me())) with check (account_id = (select jobs.me()));
create policy system on jobs.alerted for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.dismissed_jobs for all to onward_jobs
  using (account_id = (select jobs.me())) with check (account_id = (select jobs.me()));
create policy system on jobs.dismissed_jobs for select to onward_jobs using ((select jobs.is_system()));
create policy own on jobs.viewed_jobs for all to onward_jobs
  using (account_id = (select jobs.me())) with check (account_id = (select jobs.me()));
create policy system on jobs.viewed_jobs for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy system on jobs.reports for all to onward_jobs using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.reports for select to onward_jobs using (account_id = (select jobs.me()));
create policy own_report on jobs.reports for insert to onward_jobs with check (account_id = (select jobs.me()));
-- Jobs that somebody dismissed or viewed stay readable to them after they close.
create policy known on jobs.jobs for select to onward_jobs using (
  state in ('closed', 'expired')
  and (
    exists (select from jobs.dismissed_jobs d where d.job_id = jobs.id and d.account_id = (select jobs.me()))
    or exists (select from jobs.viewed_jobs w where w.job_id = jobs.id and w.account_id = (select jobs.me()))
  )
);
