-- outside a transaction
create index concurrently if not exists access_grants_by_account on jobseekers.access_grants (account_id);
create index concurrently if not exists cv_reviews_by_account on jobseekers.cv_reviews (account_id);
create index concurrently if not exists redeemed_grants_by_account on jobseekers.redeemed_grants (account_id);
create index concurrently if not exists application_drafts_by_time on jobseekers.application_drafts (saved_at);
create index concurrently if not exists disclosures_by_time on jobseekers.disclosures (made_at);
create index concurrently if not exists pool_views_by_time on jobseekers.pool_views (viewed_at);
create index concurrently if not exists consents_withdrawn on jobseekers.consents (withdrawn_at) where withdrawn_at is not null;
