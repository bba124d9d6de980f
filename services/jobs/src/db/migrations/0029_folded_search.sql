-- Searches find Łukasiewicz by "lukasiewicz" and O’Brien by "obrien".
drop index jobs.applications_of_organisation;
alter table jobs.applications drop column found_by;
alter table jobs.applications add column found_by text not null
  generated always as (onward.fold(first_name || ' ' || last_name) || chr(10) || onward.fold(email)) stored;
create index applications_of_organisation on jobs.applications (organisation_id, applied_at desc, id desc)
  include (state, job_id, badge_count, account_id, anonymous, found_by);
