create index disclosures_by_time on jobseekers.disclosures (made_at);
