create index sessions_over on identity.sessions ((coalesce(ended_at, expires_at)));
