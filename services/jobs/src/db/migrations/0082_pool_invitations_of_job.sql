create index pool_invitations_of_job on jobs.pool_invitations (job_id);
