create index alerted_by_time on jobs.alerted (at);
