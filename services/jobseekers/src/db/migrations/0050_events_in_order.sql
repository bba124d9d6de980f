-- Events come in order. The columns go once no process of the version before runs.
alter table jobseekers.sealed_people alter column version set default 0;
alter table jobseekers.closed_jobs alter column version set default 0;
