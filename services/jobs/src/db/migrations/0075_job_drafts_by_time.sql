create index job_drafts_by_time on jobs.job_drafts (saved_at);
