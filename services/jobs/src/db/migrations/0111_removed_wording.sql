-- outside a transaction
-- What is posted again after it was taken down.
create index concurrently if not exists jobs_by_removed_wording on jobs.jobs using gin (text_signature) where state = 'removed';
