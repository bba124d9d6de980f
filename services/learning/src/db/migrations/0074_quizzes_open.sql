create index quizzes_open on learning.quizzes (started_at) where settled_at is null;
