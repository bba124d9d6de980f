-- What becomes of a message from the contact form: who has it, the letters that answered it, and how it ended.
alter table messaging.contact_tickets
  add column taken_by uuid,
  add column taken_at timestamptz,
  add column answered_at timestamptz,
  add column closed_at timestamptz,
  add column closed_by uuid,
  add column closed_as text check (closed_as in ('answered', 'no-answer-needed', 'passed-on', 'unwanted', 'other')),
  -- Rises with each step, so that of two administrators one is told.
  add column version bigint not null default 1,
  add check ((closed_at is null) = (closed_as is null)),
  add check ((taken_by is null) = (taken_at is null));
create index contact_tickets_open on messaging.contact_tickets (received_at, id) where closed_at is null;

create table messaging.ticket_answers (
  id uuid primary key,
  ticket_id uuid not null references messaging.contact_tickets (id) on delete cascade,
  by_account uuid not null,
  body text not null,
  at timestamptz not null
);
create index ticket_answers_of_ticket on messaging.ticket_answers (ticket_id, at);
-- What was sent is not rewritten.
revoke update on messaging.ticket_answers from onward_messaging;
alter table messaging.ticket_answers enable row level security;
create policy system_answers on messaging.ticket_answers
  using (current_setting('app.system', true) = 'on') with check (current_setting('app.system', true) = 'on');
-- The email of an answer finds its words when it is sent.
alter table messaging.emails add column answer_id uuid references messaging.ticket_answers (id) on delete cascade;
create index emails_of_answer on messaging.emails (answer_id) where answer_id is not null;
-- The reference of a ticket is that of the act which stored it.
create index acts_of_contact on messaging.acts (resource) where method_path = 'POST /api/messaging/contact';
