create index texts_by_account on messaging.texts (account_id) where account_id is not null;
