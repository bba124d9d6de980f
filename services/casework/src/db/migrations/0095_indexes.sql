-- outside a transaction
create index concurrently if not exists seal_requests_waiting on casework.seal_requests (asked_at) where answered_at is null and reminded_at is null;
create index concurrently if not exists case_notes_by_account on casework.case_notes (account_id);
create index concurrently if not exists case_todos_by_account on casework.case_todos (account_id);
create index concurrently if not exists referrals_oldest on casework.referrals (created_at, id);
create index concurrently if not exists reading_questions_of_referral on casework.reading_questions (referral_id) where referral_id is not null;
create index concurrently if not exists seal_requests_of_seal on casework.seal_requests (seal_id);
create index concurrently if not exists sealed_records_of_referral on casework.sealed_records (referral_id);
