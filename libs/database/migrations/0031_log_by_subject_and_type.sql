create index log_by_subject_and_type on events.log (subject, type, id);
