-- The conversation of a jobseeker and the agent who works with them: one for each case.
alter table messaging.threads
  add column case_id uuid unique,
  -- Of the event that was heard last: an older one that comes late changes nothing.
  add column case_version bigint not null default 0,
  add constraint threads_case check (case_id is null or type = 'agent');
