create index access_grants_by_account on jobseekers.access_grants (account_id);
