create index quiz_answers_by_account on learning.quiz_answers (account_id);
