create index email_tokens_over on identity.email_tokens (expires_at);
