-- outside a transaction
create index concurrently if not exists access_grants_of_agent on jobseekers.access_grants (agent_id) where open;
