create index notices_read on messaging.notices (read_at) where read_at is not null;
