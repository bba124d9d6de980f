-- A person's own answers on the Personal tab; nothing is inferred from them.
alter table jobseekers.profiles
  add column has_no_phone boolean not null default false,
  add column has_no_fixed_address boolean not null default false;
