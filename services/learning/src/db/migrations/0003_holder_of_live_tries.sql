-- The hash of an address is kept while a badge may still be made of it, and no longer.
alter table learning.quizzes alter column holder_hash drop not null, alter column holder_salt drop not null;
update learning.quizzes set holder_hash = null, holder_salt = null where settled_at is not null or dropped_at is not null;
alter table learning.quizzes add check ((holder_hash is null) = (settled_at is not null or dropped_at is not null));
alter table learning.quizzes add check ((holder_hash is null) = (holder_salt is null));
