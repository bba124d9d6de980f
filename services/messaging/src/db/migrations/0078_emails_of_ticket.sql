create index emails_of_ticket on messaging.emails (ticket_id) where ticket_id is not null;
