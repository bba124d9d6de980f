-- A disclosure whose application never came, because the job closed at that moment, was shown to nobody: it goes after a while. Those made
-- before this was known count as sent.
alter table jobseekers.disclosures add column unsent boolean not null default false;
create index disclosures_unsent on jobseekers.disclosures (made_at) where unsent;
