-- Only a CV that was read can be active. One that is still to be read may be meant to be, and becomes it then.
alter table jobseekers.cvs add column active_when_read boolean not null default false;
alter table jobseekers.cvs add column tries integer not null default 0;

update jobseekers.cvs set is_active = false, active_when_read = state <> 'refused' where is_active and state <> 'analysed';

-- Whoever has a CV that was read has an active one: the newest.
with promoted as (
  update jobseekers.cvs set is_active = true
  where id in (
    select distinct on (account_id) id from jobseekers.cvs c
    where state = 'analysed' and not exists (select from jobseekers.cvs a where a.account_id = c.account_id and a.is_active)
    order by account_id, uploaded_at desc, id desc
  )
  returning account_id
)
-- What matching knows of them is made anew when the service starts.
update jobseekers.profiles set match_profile = null where account_id in (select account_id from promoted);

alter table jobseekers.cvs add constraint cvs_active_was_read check (not is_active or state = 'analysed');
