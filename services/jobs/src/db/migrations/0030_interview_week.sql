-- A week of an organisation's calendar, with interviews that are over.
create index interviews_of_week on jobs.interviews (organisation_id, starts_at) where state in ('confirmed', 'held', 'no_show');
