-- A jobseeker's name comes from their profile once they have changed it there; an older event never replaces a newer one.
alter table identity.accounts add column names_version bigint not null default -1;
