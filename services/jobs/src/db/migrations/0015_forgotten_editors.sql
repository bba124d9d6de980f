-- Somebody who leaves is named by no history: what was changed stays, who changed it goes.
grant update (by_account) on jobs.job_versions to onward_jobs;
create index job_versions_by_account on jobs.job_versions (by_account);
create index job_drafts_saved_by on jobs.job_drafts (saved_by);
