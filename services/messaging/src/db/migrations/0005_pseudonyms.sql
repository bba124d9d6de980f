-- An applicant whom the employer knows by a pseudonym until they are shortlisted: nobody else of the thread reads the name.
alter table messaging.participants add column anonymous boolean not null default false;
