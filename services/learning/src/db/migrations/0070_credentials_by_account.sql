create index credentials_by_account on learning.credentials (account_id);
