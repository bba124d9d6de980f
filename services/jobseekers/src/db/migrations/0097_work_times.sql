-- When somebody can work: mornings, nights, school hours and the like, several at once. Empty: any time.
alter table jobseekers.profiles add column work_times jsonb not null default '[]';
