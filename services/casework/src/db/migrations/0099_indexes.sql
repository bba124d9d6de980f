-- outside a transaction
create index concurrently if not exists cases_all_of_office on casework.cases (office_id, opened_at);
