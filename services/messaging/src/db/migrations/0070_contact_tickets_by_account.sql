create index contact_tickets_by_account on messaging.contact_tickets (account_id) where account_id is not null;
