-- Tickets about a conversation: somebody reported it, or what an employer wrote there looks like a scam (once for each conversation).
-- Not thread_id: a conversation is given to everybody in it, and the other side learns nothing of a report.
create table messaging.message_reports (
  ticket_id uuid primary key references messaging.contact_tickets (id) on delete cascade,
  conversation_id uuid not null references messaging.threads (id) on delete cascade,
  -- The one message that it is about; null for the whole conversation.
  message_id uuid,
  about text not null check (about in ('report', 'danger')),
  reason text not null,
  -- Who reported; null for what the rules found.
  account_id uuid,
  check ((about = 'report') = (account_id is not null))
);
create index message_reports_of_conversation on messaging.message_reports (conversation_id);
create index message_reports_by_account on messaging.message_reports (account_id) where account_id is not null;
create unique index message_dangers on messaging.message_reports (conversation_id) where about = 'danger';
alter table messaging.message_reports enable row level security;
create policy system on messaging.message_reports for all to onward_messaging
  using ((select messaging.is_system())) with check ((select messaging.is_system()));
