create index log_by_time on events.log (at, id);
