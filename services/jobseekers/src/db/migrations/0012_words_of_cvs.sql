-- Whoever reads an anonymous applicant's CV gets its words alone. That is a look, which the applicant sees, and no way to the file.
alter table jobseekers.redeemed_grants add column without_names boolean not null default false;
alter policy granted on jobseekers.disclosures using (
  exists (
    select from jobseekers.redeemed_grants g
    where g.disclosure_id = disclosures.id and g.account_id = (select jobseekers.me()) and not g.without_names
  )
);
