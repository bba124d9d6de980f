create index quiz_answers_by_time on learning.quiz_answers (answered_at);
