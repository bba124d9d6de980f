-- The number that a person gives with one application, kept with its draft; null stands for the profile's.
alter table jobseekers.application_drafts add column phone text;
