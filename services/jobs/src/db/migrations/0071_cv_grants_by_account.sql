create index cv_grants_by_account on jobs.cv_grants (account_id);
