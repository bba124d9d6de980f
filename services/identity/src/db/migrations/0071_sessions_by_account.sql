create index sessions_by_account on identity.sessions (account_id);
