-- What every service stands on: one schema and one role each, acts, events, jobs. Runs as the owner; `onward.migrations` exists.
create schema auth;
create schema events;
create schema acts;
create schema work;

-- Roles belong to the cluster and outlive a database, so another database may have made them already.
create function onward.make_role(name text, attributes text) returns void language plpgsql as $$
begin
  execute format('create role %I %s', name, attributes);
exception when duplicate_object or unique_violation then null;
end $$;

select onward.make_role('onward_services', 'nologin');
select onward.make_role('onward_worker', 'login');

revoke create on schema public from public;
grant usage on schema onward, auth, events, work to onward_services;
grant usage on schema onward, acts to onward_worker;
grant select on onward.migrations to onward_services, onward_worker;

create table onward.services (name text primary key check (name ~ '^[a-z]{2,30}$'));
grant select on onward.services to onward_services, onward_worker;

-- The service whose login role this connection has; null for the owner. `session_user` holds inside security definer functions.
create function onward.calling_service() returns text stable language sql set search_path = pg_catalog, pg_temp
  as $$ select name from onward.services where 'onward_' || name = session_user $$;

create function onward.refuse_strangers() returns text stable language plpgsql set search_path = pg_catalog, pg_temp as $$
declare service text := onward.calling_service();
begin
  if service is null and not pg_has_role(session_user, (select nspowner from pg_namespace where nspname = 'onward'), 'usage') then
    raise exception 'only services and the owner may do this' using errcode = '42501';
  end if;
  return service;
end $$;

-- Acts: each write's audit entry, receipt and idempotency record in one row.

create table acts.heads (
  service text primary key references onward.services,
  position bigint not null default 0,
  seal bytea not null default '\x'
);

-- A service can neither seal its own acts nor place them in the chain.
create function acts.unsealed() returns trigger language plpgsql as $$
begin
  new.seal := null;
  new.position := null;
  return new;
end $$;

create function acts.install(service text) returns void language plpgsql as $$
declare role text := 'onward_' || service;
begin
  execute format('create table %I.acts (
    id uuid primary key default gen_random_uuid(),
    at timestamptz not null default now(),
    actor uuid,
    role text,
    method_path text not null,
    idempotency_key text,
    fingerprint bytea,
    resource text not null,
    answer jsonb not null,
    reference text not null unique,
    seal bytea,
    position bigint unique,
    seq bigserial not null unique)', service);
  execute format('create unique index acts_idempotency on %I.acts
    (coalesce(actor, ''00000000-0000-0000-0000-000000000000''::uuid), method_path, idempotency_key)', service);
  execute format('create index acts_unsealed on %I.acts (seq) where position is null', service);
  execute format('create index acts_by_actor on %I.acts (actor, at desc)', service);
  execute format('create trigger acts_unsealed before insert on %I.acts for each row execute function acts.unsealed()', service);
  execute format('alter table %I.acts enable row level security', service);
  execute format('create policy acts_write on %I.acts for insert with check (true)', service);
  execute format('create policy acts_read on %I.acts for select using (actor is null
    or actor::text = current_setting(''app.user_id'', true) or current_setting(''app.system'', true) = ''on'')', service);
  execute format('revoke all on %I.acts from %I', service, role);
  execute format('grant select, insert on %I.acts to %I', service, role);
  insert into acts.heads (service) values (service);
end $$;

-- The bytes of an act that its seal covers.
create function acts.sealed_bytes(place bigint, act jsonb) returns bytea immutable language sql set search_path = pg_catalog, pg_temp
  as $$ select convert_to(jsonb_build_object('position', place, 'act', act - 'seal' - 'position')::text, 'UTF8') $$;

-- Appends the next acts of a service to its chain: seal = sha256(seal before || bytes). Answers how many.
create function acts.seal(service_name text, batch integer default 1000) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare head acts.heads; act record; sealed integer := 0;
begin
  select * into strict head from acts.heads where service = service_name for update;
  for act in execute format('select a.seq, to_jsonb(a) as facts from %I.acts a where position is null order by seq limit $1', service_name)
    using batch loop
    head.position := head.position + 1;
    head.seal := sha256(head.seal || acts.sealed_bytes(head.position, act.facts));
    execute format('update %I.acts set seal = $1, position = $2 where seq = $3', service_name) using head.seal, head.position, act.seq;
    sealed := sealed + 1;
  end loop;
  update acts.heads set position = head.position, seal = head.seal where service = service_name;
  return sealed;
end $$;

-- Walks a service's chain. `broken_at` is the first position that was changed, removed or moved; null when all are as sealed.
create function acts.verify(service_name text) returns table (sealed bigint, unsealed bigint, broken_at bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare head acts.heads; act record; previous bytea := '\x'; place bigint := 0;
begin
  select * into strict head from acts.heads where service = service_name for share;
  sealed := head.position;
  execute format('select count(*) from %I.acts where position is null', service_name) into unsealed;
  for act in execute format('select a.position, a.seal, to_jsonb(a) as facts from %I.acts a where position is not null order by position',
    service_name) loop
    place := place + 1;
    previous := sha256(previous || acts.sealed_bytes(place, act.facts));
    if act.position <> place or act.seal is distinct from previous then
      broken_at := place;
      return next;
      return;
    end if;
  end loop;
  if place <> head.position or previous is distinct from head.seal then broken_at := place + 1; end if;
  return next;
end $$;

revoke all on function acts.install(text), acts.seal(text, integer), acts.verify(text) from public;
grant execute on function acts.seal(text, integer), acts.verify(text) to onward_worker;

-- Events: appended in the transaction that changed the data, one job for each subscriber.

create table events.types (type text primary key);
create table events.subscribers (
  type text not null references events.types on delete cascade,
  service text not null references onward.services,
  primary key (type, service)
);
create table events.log (
  id bigint generated always as identity primary key,
  type text not null,
  subject uuid not null,
  version bigint not null,
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  -- Null: told by the owner, as an administrator's command does.
  source text,
  at timestamptz not null default now()
);
create index log_by_type on events.log (type, id);
create table events.handled (
  event bigint not null references events.log,
  subscriber text not null references onward.services,
  at timestamptz not null default now(),
  primary key (event, subscriber)
);

create function events.emit(event_type text, subject uuid, version bigint, payload jsonb) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare source text := onward.refuse_strangers(); event bigint;
begin
  if not exists (select from events.types t where t.type = event_type) then
    raise exception 'no event is called %', event_type using errcode = '22023';
  end if;
  if octet_length(payload::text) > 65536 then
    raise exception 'the payload of % is over 64 kB', event_type using errcode = '22023';
  end if;
  -- Against a subscriber that is added meanwhile: it either replays this event or is told of it now.
  perform pg_advisory_xact_lock_shared(hashtextextended('onward subscribers', 0));
  insert into events.log (type, subject, version, payload, source) values (event_type, subject, version, payload, source)
    returning id into event;
  perform graphile_worker.add_job(s.service || '.event', json_build_object('event', event))
    from events.subscribers s where s.type = event_type order by s.service;
  return event;
end $$;

-- For a handler's transaction: the event, once; no row when this service has handled it before.
create function events.take(event_id bigint)
  returns table (type text, subject uuid, version bigint, payload jsonb, at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare me text := onward.calling_service();
begin
  if me is null then raise exception 'only a service takes events' using errcode = '42501'; end if;
  insert into events.handled (event, subscriber)
    select l.id, me from events.log l join events.subscribers s on s.type = l.type and s.service = me
    where l.id = event_id
    on conflict do nothing;
  if not found then return; end if;
  return query select l.type, l.subject, l.version, l.payload, l.at from events.log l where l.id = event_id;
end $$;

revoke all on function events.emit(text, uuid, bigint, jsonb), events.take(bigint) from public;
grant execute on function events.emit(text, uuid, bigint, jsonb), events.take(bigint) to onward_services;

-- Jobs: a service adds tasks of its own, in its own transaction.
create function work.enqueue(task text, payload json, run_at timestamptz default null, job_key text default null, max_attempts integer default null)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare service text := onward.refuse_strangers();
begin
  if not exists (select from onward.services s where starts_with(task, s.name || '.') and s.name = coalesce(service, s.name)) then
    raise exception '% is no task of %', task, coalesce(service, 'any service') using errcode = '42501';
  end if;
  perform graphile_worker.add_job(task, payload, run_at => run_at, max_attempts => max_attempts,
    job_key => split_part(task, '.', 1) || ':' || job_key);
end $$;
revoke all on function work.enqueue(text, json, timestamptz, text, integer) from public;
grant execute on function work.enqueue(text, json, timestamptz, text, integer) to onward_services;

-- A service: its schema, its role, and what the role may do with tables that later migrations of the service make.
create function onward.add_service(service text) returns void language plpgsql as $$
declare role text := 'onward_' || service;
begin
  perform onward.make_role(role, 'login');
  execute format('grant onward_services to %I', role);
  insert into onward.services (name) values (service);
  execute format('create schema %I', service);
  execute format('grant usage on schema %I to %I', service, role);
  execute format('alter default privileges in schema %I grant select, insert, update, delete on tables to %I', service, role);
  execute format('alter default privileges in schema %I grant usage, select on sequences to %I', service, role);
  perform acts.install(service);
end $$;
revoke all on function onward.add_service(text), onward.make_role(text, text) from public;

select onward.add_service(name) from unnest(array['gateway', 'identity', 'jobseekers', 'jobs', 'messaging']) as name;
