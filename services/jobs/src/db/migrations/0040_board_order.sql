-- Pages of the board begin at a place within one change: a night's import is one change of many adverts.
create index jobs_by_change on jobs.jobs (change, id);
create index jobs_active_by_change on jobs.jobs (change, id) where state = 'active';
drop index jobs.jobs_changed;
