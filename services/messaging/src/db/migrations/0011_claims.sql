-- Until when a process that is sending it may be left alone with it; null: nobody is.
alter table messaging.emails add column claimed_until timestamptz;
alter table messaging.texts add column claimed_until timestamptz;
