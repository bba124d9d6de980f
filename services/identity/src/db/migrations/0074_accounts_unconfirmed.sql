create index accounts_unconfirmed on identity.accounts (created_at) where confirmed_at is null;
