create index emails_by_account on messaging.emails (account_id) where account_id is not null;
