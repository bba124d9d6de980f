-- From when on nobody writes in a conversation: its application is over, or the work coach's support has ended. Null while it goes on.
alter table messaging.threads add column closes_at timestamptz;
