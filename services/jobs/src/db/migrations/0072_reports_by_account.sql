create index reports_by_account on jobs.reports (account_id);
