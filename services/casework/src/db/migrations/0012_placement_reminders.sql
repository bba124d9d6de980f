-- Each question is brought to mind once, a week after it was asked, for whoever has not answered. Set also where there was nobody to remind,
-- so that it says nothing of who has.
alter table casework.placement_checks add column reminded_at timestamptz;
create index placement_checks_to_remind on casework.placement_checks (asked_at) where reminded_at is null;
