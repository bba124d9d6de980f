create index contact_tickets_closed on messaging.contact_tickets (closed_at) where closed_at is not null;
