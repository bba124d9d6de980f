alter table jobs.applications validate constraint applications_frozen;
