-- outside a transaction
-- The public feed, the newest first.
create index concurrently if not exists jobs_feed on jobs.jobs (posted_at desc, id desc) where state = 'active';
create index concurrently if not exists jobs_of_poster on jobs.jobs (posted_by) where posted_by is not null;
