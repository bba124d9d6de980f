-- Which side of a conversation wants no more messages in it. The act says who pressed it.
create table messaging.stops (
  thread_id uuid not null references messaging.threads (id) on delete cascade,
  side text not null check (side in ('jobseeker', 'employer')),
  at timestamptz not null,
  primary key (thread_id, side)
);
alter table messaging.stops enable row level security;
create policy system on messaging.stops for all to onward_messaging
  using ((select messaging.is_system())) with check ((select messaging.is_system()));
create policy own on messaging.stops for select to onward_messaging using (messaging.takes_part(thread_id));
