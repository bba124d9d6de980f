create index application_drafts_by_time on jobseekers.application_drafts (saved_at);
