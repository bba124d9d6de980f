create index redeemed_grants_by_account on jobseekers.redeemed_grants (account_id);
