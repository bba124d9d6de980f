-- outside a transaction
create index concurrently if not exists given_up on graphile_worker._private_jobs (task_id) where attempts >= max_attempts;
create index concurrently if not exists log_by_referral on events.log ((payload->>'referralId')) where payload->>'referralId' is not null;
create index concurrently if not exists log_by_subject_and_type on events.log (subject, type, id);
create index concurrently if not exists log_by_time on events.log (at, id);
drop index concurrently if exists events.log_by_subject;
