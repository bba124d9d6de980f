-- While an employer is suspended, its people take no part in conversations with applicants. What was said stays.
alter table messaging.participants
  add column held boolean not null default false,
  -- Of the decision that was heard last: an older one that comes late changes nothing.
  add column held_version bigint not null default 0;
create or replace function messaging.my_threads() returns setof uuid language sql stable security definer set search_path = '' as
$$ select thread_id from messaging.participants where account_id = messaging.me() and not held $$;
-- Somebody's own place stays visible to them, so that they can be told why the rest is not.
create policy own_row on messaging.participants for select to onward_messaging using (account_id = (select messaging.me()));
