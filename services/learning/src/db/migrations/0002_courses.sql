-- Courses: what somebody has read, the tries of their quizzes, and who waits for a badge to come. The texts are in libs/courses.
create table learning.lesson_reads (
  account_id uuid not null,
  course text not null,
  lesson text not null,
  read_at timestamptz not null,
  primary key (account_id, course, lesson)
);

create table learning.quizzes (
  id uuid primary key,
  account_id uuid not null,
  course text not null check (course in ('cv-cover-letter-basics', 'interview-preparation', 'workplace-readiness')),
  started_at timestamptz not null,
  -- As drawn: [{"id": …, "options": [ids in the order of this try]}]. Never which option is right.
  questions jsonb not null check (jsonb_array_length(questions) > 0),
  -- Whom a badge of this try will be about: the address itself is never here.
  holder_hash text not null,
  holder_salt text not null,
  settled_at timestamptz,
  right_answers integer,
  percent integer,
  passed boolean,
  -- Its questions were changed while it was under way.
  dropped_at timestamptz,
  check ((settled_at is null) = (right_answers is null)),
  check ((settled_at is null) = (percent is null)),
  check ((settled_at is null) = (passed is null)),
  check (settled_at is null or dropped_at is null),
  unique (id, account_id)
);
-- One try at a time, whatever the pages do.
create unique index one_live_quiz on learning.quizzes (account_id, course) where settled_at is null and dropped_at is null;
create index quizzes_of_account on learning.quizzes (account_id, course, started_at desc);

create table learning.quiz_answers (
  quiz_id uuid not null,
  account_id uuid not null,
  question text not null,
  chosen text not null,
  -- Which option was right when it was answered, so that a later change of the texts judges nobody again.
  right_option text not null,
  answered_at timestamptz not null,
  -- Once each, whatever the pages do.
  primary key (quiz_id, question),
  foreign key (quiz_id, account_id) references learning.quizzes (id, account_id) on delete cascade
);

create table learning.waiting_list (
  id uuid primary key,
  account_id uuid not null,
  badge text not null,
  since timestamptz not null,
  -- When they were told that it is there.
  told_at timestamptz,
  unique (account_id, badge)
);
create index waiting_for_badge on learning.waiting_list (badge) where told_at is null;

alter table learning.lesson_reads enable row level security;
alter table learning.quizzes enable row level security;
alter table learning.quiz_answers enable row level security;
alter table learning.waiting_list enable row level security;

create policy system on learning.lesson_reads for all to onward_learning
  using ((select learning.is_system())) with check ((select learning.is_system()));
create policy own on learning.lesson_reads for select to onward_learning using (account_id = (select learning.me()));
create policy own_new on learning.lesson_reads for insert to onward_learning with check (account_id = (select learning.me()));

create policy system on learning.quizzes for all to onward_learning
  using ((select learning.is_system())) with check ((select learning.is_system()));
create policy own on learning.quizzes for select to onward_learning using (account_id = (select learning.me()));
create policy own_new on learning.quizzes for insert to onward_learning with check (account_id = (select learning.me()));
create policy own_change on learning.quizzes for update to onward_learning
  using (account_id = (select learning.me())) with check (account_id = (select learning.me()));

-- An answer is given and never changed.
create policy system on learning.quiz_answers for all to onward_learning
  using ((select learning.is_system())) with check ((select learning.is_system()));
create policy own on learning.quiz_answers for select to onward_learning using (account_id = (select learning.me()));
create policy own_new on learning.quiz_answers for insert to onward_learning with check (account_id = (select learning.me()));

create policy system on learning.waiting_list for all to onward_learning
  using ((select learning.is_system())) with check ((select learning.is_system()));
create policy own on learning.waiting_list for all to onward_learning
  using (account_id = (select learning.me())) with check (account_id = (select learning.me()));
