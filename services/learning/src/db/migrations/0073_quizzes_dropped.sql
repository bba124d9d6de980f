create index quizzes_dropped on learning.quizzes (dropped_at) where dropped_at is not null;
