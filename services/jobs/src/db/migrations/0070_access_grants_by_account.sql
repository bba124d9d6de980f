create index access_grants_by_account on jobs.access_grants (account_id);
