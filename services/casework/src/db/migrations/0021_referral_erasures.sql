-- Somebody who was referred and never opened an account is erased by two administrators, as people with an account are.
create table casework.referral_erasures (
  id uuid primary key,
  referral_id uuid not null unique references casework.referrals (id) on delete cascade,
  why text not null check (why in ('letter', 'died')),
  asked_by uuid not null,
  asked_at timestamptz not null
);
alter table casework.referral_erasures enable row level security;
create policy system on casework.referral_erasures to onward_casework
  using ((select casework.is_system())) with check ((select casework.is_system()));
