-- outside a transaction
create index concurrently if not exists alerts_by_key on jobs.alerts using gin (keys) where active and frequency = 'instant';
-- Those of another vocabulary.
create index concurrently if not exists alerts_by_vocabulary on jobs.alerts (keys_of);
create index concurrently if not exists alerts_behind on jobs.alerts (id) where active and behind;
create index concurrently if not exists jobs_by_change on jobs.jobs (change, id);
create index concurrently if not exists jobs_active_by_change on jobs.jobs (change, id) where state = 'active';
drop index concurrently if exists jobs.jobs_changed;
create index concurrently if not exists access_grants_by_account on jobs.access_grants (account_id);
create index concurrently if not exists cv_grants_by_account on jobs.cv_grants (account_id);
create index concurrently if not exists reports_by_account on jobs.reports (account_id);
create index concurrently if not exists viewed_jobs_by_time on jobs.viewed_jobs (at);
create index concurrently if not exists alerted_by_time on jobs.alerted (at);
create index concurrently if not exists job_drafts_by_time on jobs.job_drafts (saved_at);
create index concurrently if not exists applications_ended on jobs.applications (applied_at) where not live;
create index concurrently if not exists pool_invitations_over on jobs.pool_invitations (expires_at);
create index concurrently if not exists reports_decided on jobs.reports (decided_at) where text <> '';
create index concurrently if not exists cv_grants_of_application on jobs.cv_grants (application_id);
create index concurrently if not exists interviews_of_application on jobs.interviews (application_id);
create index concurrently if not exists invitations_of_organisation on jobs.invitations (organisation_id);
create index concurrently if not exists pool_invitations_of_job on jobs.pool_invitations (job_id);
create index concurrently if not exists pool_refusals_of_organisation on jobs.pool_refusals (organisation_id);
create index concurrently if not exists jobs_unread_demands on jobs.jobs (id) where demands is null;
