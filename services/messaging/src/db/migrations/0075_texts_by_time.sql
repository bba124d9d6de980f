create index texts_by_time on messaging.texts (queued_at);
