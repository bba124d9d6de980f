create index emails_by_time on messaging.emails (queued_at);
