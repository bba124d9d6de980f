-- What happened in a week, of however many years of history.
create index case_entries_by_time on casework.case_entries (at);
create index referrals_by_activation on casework.referrals (office_id, activated_at) where activated_at is not null;
