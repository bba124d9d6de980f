create index viewed_jobs_by_time on jobs.viewed_jobs (at);
