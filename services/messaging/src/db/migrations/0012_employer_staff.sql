-- Whose conversation it is; null in older ones. Who leaves an employer leaves that employer's, whatever order events come in.
alter table messaging.threads add column organisation_id uuid;

-- What was last heard of a membership, and by which event: an application that was sent before and is heard after it names the people of then.
create table messaging.organisation_staff (
  account_id uuid not null,
  organisation_id uuid not null,
  works boolean not null,
  event bigint not null,
  primary key (account_id, organisation_id)
);
create index staff_by_organisation on messaging.organisation_staff (organisation_id, event);

-- Employers that were suspended once, and whether they are.
create table messaging.employers (organisation_id uuid primary key, held boolean not null);
insert into messaging.employers (organisation_id, held)
  select distinct on (l.subject) l.subject, l.payload->>'decision' = 'suspended' from events.log l
  where l.type = 'organisation.decided' and l.payload->>'decision' in ('suspended', 'restored') order by l.subject, l.id desc;

alter table messaging.organisation_staff enable row level security;
alter table messaging.employers enable row level security;
create policy system on messaging.organisation_staff using ((select auth.is_system())) with check ((select auth.is_system()));
create policy system on messaging.employers using ((select auth.is_system())) with check ((select auth.is_system()));

-- Events come in order. The columns go once no process of the version before runs.
alter table messaging.contacts alter column version set default 0;
alter table messaging.preferences alter column version set default 0;
