create index seal_requests_of_seal on casework.seal_requests (seal_id);
