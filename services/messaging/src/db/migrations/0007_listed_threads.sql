-- When a thread was last written in, beside each of its people who has it in their list; null where it is not listed: a system thread without
-- a notice, and for an employer the thread of an application in which nobody wrote. An employer with fifty thousand applications reads the
-- newest of their list by an index instead of looking at all of them.
alter table messaging.participants add column listed_at timestamptz;
create index participants_listed on messaging.participants (account_id, listed_at desc, thread_id) where listed_at is not null;

create function messaging.listed_at(role text, draft text, type text, last_seq bigint, last_at timestamptz) returns timestamptz
language sql immutable as
$$ select case
     when type = 'system' and last_seq = 0 then null
     when role = 'employer' and last_seq <= 1 and draft = '' then null
     else last_at
   end $$;

create function messaging.list_participant() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select messaging.listed_at(new.role, new.draft, t.type, t.last_seq, t.last_at) into new.listed_at
    from messaging.threads t where t.id = new.thread_id;
  return new;
end $$;
create trigger list_participant before insert or update of draft on messaging.participants
  for each row execute function messaging.list_participant();

create function messaging.list_thread() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update messaging.participants p set listed_at = messaging.listed_at(p.role, p.draft, new.type, new.last_seq, new.last_at)
    where p.thread_id = new.id;
  return null;
end $$;
create trigger list_thread after update of last_seq, last_at on messaging.threads
  for each row execute function messaging.list_thread();
revoke all on function messaging.list_participant(), messaging.list_thread() from public;

update messaging.participants p set listed_at = messaging.listed_at(p.role, p.draft, t.type, t.last_seq, t.last_at)
  from messaging.threads t where t.id = p.thread_id;

-- Whether somebody takes part is asked for the rows that are looked at, not for all threads of an employer before any is.
create function messaging.takes_part(thread uuid) returns boolean language sql stable security definer set search_path = '' as
$$ select exists (
     select from messaging.participants p where p.thread_id = thread and p.account_id = messaging.me() and not p.held
   ) $$;
revoke all on function messaging.takes_part(uuid) from public;
grant execute on function messaging.takes_part(uuid) to onward_messaging;
alter policy own on messaging.threads using (messaging.takes_part(id));
alter policy own_numbers on messaging.threads using (messaging.takes_part(id)) with check (messaging.takes_part(id));
alter policy own on messaging.participants using (messaging.takes_part(thread_id));
alter policy own on messaging.messages using (messaging.takes_part(thread_id));
alter policy own_words on messaging.messages
  with check (sender = 'person' and sender_id = (select messaging.me()) and messaging.takes_part(thread_id));
