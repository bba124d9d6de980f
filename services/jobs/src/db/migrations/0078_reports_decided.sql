create index reports_decided on jobs.reports (decided_at) where text <> '';
