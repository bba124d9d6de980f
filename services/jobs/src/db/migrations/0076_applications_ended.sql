create index applications_ended on jobs.applications (applied_at) where not live;
