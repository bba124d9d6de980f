create index consents_withdrawn on jobseekers.consents (withdrawn_at) where withdrawn_at is not null;
