-- An advert of the quick form may say nothing of hours and contract.
alter table jobs.jobs alter column type drop not null;
