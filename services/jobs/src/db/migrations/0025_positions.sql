-- Positions of adverts that were posted before places were known by postcode district are read again when the service starts.
alter table jobs.jobs add column position_is_current boolean not null default false;
alter table jobs.jobs alter column position_is_current set default true;
create index jobs_old_positions on jobs.jobs (id) where not position_is_current;
