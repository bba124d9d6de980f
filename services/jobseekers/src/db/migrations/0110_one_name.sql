-- A person's own answer that one name is all there is, so that no last name counts as missing.
alter table jobseekers.profiles add column has_one_name boolean not null default false;
update jobseekers.profiles set has_one_name = true
  where last_name = '' and first_name <> '' and (address <> '' or has_no_fixed_address);
