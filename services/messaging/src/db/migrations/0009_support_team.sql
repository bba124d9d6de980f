-- How far the support team has answered, or found that nothing needs an answer: reading alone is no answer.
alter table messaging.threads add column team_settled_seq bigint not null default 0;
update messaging.threads set team_settled_seq = team_read_seq where type = 'support';
-- Every jobseeker is welcomed in a conversation of their own; those in which nobody wrote since are not work.
create index threads_of_support on messaging.threads (last_at desc, id) where type = 'support' and last_seq > 1;
create index threads_unsettled on messaging.threads (id) where type = 'support' and last_seq > 1 and last_seq > team_settled_seq;

-- An administrator at the pages of support: sees conversations with the support team and nobody's others, writes as the team alone.
create function messaging.answers_support() returns boolean language sql stable as
$$ select coalesce(current_setting('app.support', true), '') = 'on' and coalesce(current_setting('app.role', true), '') = 'admin' $$;
create policy support on messaging.threads for select to onward_messaging
  using ((select messaging.answers_support()) and type = 'support');
create policy support_numbers on messaging.threads for update to onward_messaging
  using ((select messaging.answers_support()) and type = 'support')
  with check ((select messaging.answers_support()) and type = 'support');
create policy support on messaging.participants for select to onward_messaging
  using ((select messaging.answers_support())
    and exists (select from messaging.threads t where t.id = thread_id and t.type = 'support'));
create policy support on messaging.messages for select to onward_messaging
  using ((select messaging.answers_support())
    and exists (select from messaging.threads t where t.id = thread_id and t.type = 'support'));
create policy support_words on messaging.messages for insert to onward_messaging
  with check ((select messaging.answers_support()) and sender = 'support' and sender_id is null
    and exists (select from messaging.threads t where t.id = thread_id and t.type = 'support'));
create policy support_calls on messaging.messages for update to onward_messaging
  using ((select messaging.answers_support()) and kind = 'call-request'
    and exists (select from messaging.threads t where t.id = thread_id and t.type = 'support'));

-- The language alone: addresses are no part of a conversation.
create function messaging.support_language(thread uuid) returns text language sql stable security definer set search_path = '' as
$$ select c.language from messaging.threads t join messaging.contacts c on c.account_id = t.owner_id
   where t.id = thread and t.type = 'support' and messaging.answers_support() $$;
revoke all on function messaging.support_language(uuid) from public;
grant execute on function messaging.support_language(uuid) to onward_messaging;
