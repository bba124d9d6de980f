-- outside a transaction
create index concurrently if not exists placements_without_case on casework.placements (account_id, created_at) where case_id is null;
