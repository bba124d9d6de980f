-- outside a transaction
create index concurrently if not exists sessions_by_account on identity.sessions (account_id);
create index concurrently if not exists sessions_over on identity.sessions ((coalesce(ended_at, expires_at)));
create index concurrently if not exists email_tokens_over on identity.email_tokens (expires_at);
create index concurrently if not exists accounts_unconfirmed on identity.accounts (created_at) where confirmed_at is null;
create index concurrently if not exists activations_by_email on identity.activations (lower(email));
