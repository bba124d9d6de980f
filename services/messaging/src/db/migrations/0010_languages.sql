-- The languages are a table of the contracts, which checks what is written.
alter table messaging.contacts drop constraint contacts_language_check;
alter table messaging.contact_tickets drop constraint contact_tickets_language_check;
