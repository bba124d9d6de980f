-- A person was shown what their jobcentre wrote of them, and has confirmed it, changed it, or left it. The facts themselves stay in the
-- profile alone.
create table jobseekers.referral_answers (
  referral_id uuid primary key,
  account_id uuid not null,
  used boolean not null,
  answered_at timestamptz not null
);
create index referral_answers_of_person on jobseekers.referral_answers (account_id);
alter table jobseekers.referral_answers enable row level security;
create policy system on jobseekers.referral_answers for all to onward_jobseekers
  using ((select jobseekers.is_system())) with check ((select jobseekers.is_system()));
create policy own on jobseekers.referral_answers for all to onward_jobseekers
  using (account_id = (select jobseekers.me())) with check (account_id = (select jobseekers.me()));
