-- Events come in order. The columns go once no process of the version before runs.
alter table jobs.closing_accounts alter column version set default 0;
alter table jobs.access_grants alter column version set default 0;
alter table jobs.coach_sharing alter column version set default 0;
alter table jobs.sealed_people alter column version set default 0;
