-- outside a transaction
create index concurrently if not exists credentials_by_account on learning.credentials (account_id);
create index concurrently if not exists quiz_answers_by_account on learning.quiz_answers (account_id);
create index concurrently if not exists quiz_answers_by_time on learning.quiz_answers (answered_at);
create index concurrently if not exists quizzes_dropped on learning.quizzes (dropped_at) where dropped_at is not null;
create index concurrently if not exists quizzes_open on learning.quizzes (started_at) where settled_at is null;
