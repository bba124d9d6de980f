-- Who works with a person, as casework tells it. What they typed themselves stays beside it, for people without one.
alter table jobseekers.profiles
  add column coach_name text not null default '',
  -- The office that referred the person; empty for those who came by themselves. Stays when the case is closed.
  add column coach_office text not null default '',
  add column coach_case uuid,
  add column coach_version bigint not null default 0;
