-- outside a transaction
create index concurrently if not exists threads_of_organisation on messaging.threads (organisation_id) where organisation_id is not null;
create index concurrently if not exists contact_tickets_by_account on messaging.contact_tickets (account_id) where account_id is not null;
create index concurrently if not exists emails_by_account on messaging.emails (account_id) where account_id is not null;
create index concurrently if not exists texts_by_account on messaging.texts (account_id) where account_id is not null;
create index concurrently if not exists notices_read on messaging.notices (read_at) where read_at is not null;
create index concurrently if not exists emails_by_time on messaging.emails (queued_at);
create index concurrently if not exists texts_by_time on messaging.texts (queued_at);
create index concurrently if not exists contact_tickets_closed on messaging.contact_tickets (closed_at) where closed_at is not null;
create index concurrently if not exists messages_with_file on messaging.messages (thread_id) where kind = 'file';
create index concurrently if not exists emails_of_ticket on messaging.emails (ticket_id) where ticket_id is not null;
