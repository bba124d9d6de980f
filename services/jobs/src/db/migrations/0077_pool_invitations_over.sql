create index pool_invitations_over on jobs.pool_invitations (expires_at);
