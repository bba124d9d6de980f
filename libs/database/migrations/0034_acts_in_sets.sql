-- Acts are sealed and checked in sets: one statement for a batch. A check goes on where it stopped, and keeps nobody from sealing.

create function acts.link(state bytea, start bytea, bytes bytea) returns bytea immutable parallel safe language sql
  return sha256(coalesce(state, start) || bytes);
-- As a window function, the seal of each row in its order: sha256(seal before || bytes).
create aggregate acts.chain(start bytea, bytes bytea) (sfunc = acts.link, stype = bytea);
revoke all on function acts.link(bytea, bytea, bytea), acts.chain(bytea, bytea) from public;

create or replace function acts.seal(service_name text, batch integer default 1000) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare head acts.heads; sealed integer; last_place bigint; last_seal bytea;
begin
  select * into strict head from acts.heads where service = service_name for update;
  execute format('with places as (
      select a.seq, $1 + row_number() over (order by a.seq) as place, to_jsonb(a) as facts
        from (select * from %1$I.acts where position is null order by seq limit $3) a),
    seals as (select seq, place, acts.chain($2, acts.sealed_bytes(place, facts)) over (order by place) as seal from places),
    done as (update %1$I.acts a set seal = s.seal, position = s.place from seals s where a.seq = s.seq returning s.place, s.seal)
    select count(*), max(place), (array_agg(seal order by place desc))[1] from done', service_name)
    into sealed, last_place, last_seal using head.position, head.seal, batch;
  if sealed > 0 then update acts.heads set position = last_place, seal = last_seal where service = service_name; end if;
  return sealed;
end $$;

-- The next acts of a chain after a place with its seal, and its head, as they stand at one moment. `broken` is the first place that was changed,
-- removed or moved; `is_over`: the chain ends here.
create function acts.walk(service_name text, after bigint, after_seal bytea, batch integer,
    out place bigint, out seal bytea, out broken bigint, out is_over boolean)
  language plpgsql set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare seen bigint; head_place bigint; head_seal bytea;
begin
  -- Whatever stands before the first place counts as moved.
  execute format('select count(*), min(w.place) filter (where w.position <> w.place or w.seal is distinct from w.wanted),
      (array_agg(w.wanted order by w.place desc))[1],
      (select h.position from acts.heads h where h.service = $5), (select h.seal from acts.heads h where h.service = $5)
    from (
      select p.position, p.seal, p.place, acts.chain($2, acts.sealed_bytes(p.place, p.facts)) over (order by p.place) as wanted
      from (select a.position, a.seal, $1 + row_number() over (order by a.position) as place, to_jsonb(a) as facts
        from (select * from %I.acts where position > $3 order by position limit $4) a) p) w', service_name)
    into seen, broken, seal, head_place, head_seal
    using after, after_seal, case when after = 0 then '-9223372036854775808'::bigint else after end, batch, service_name;
  place := after + seen;
  seal := coalesce(seal, after_seal);
  is_over := seen < batch;
  if broken is null and is_over and (place <> head_place or seal is distinct from head_seal) then broken := place + 1; end if;
end $$;

-- Walks the whole chain now, in one call. It reads every act: for a command or a test, not for a request.
create or replace function acts.verify(service_name text) returns table (sealed bigint, unsealed bigint, broken_at bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare walked record; at_place bigint := 0; at_seal bytea := '\x';
begin
  loop
    select * into strict walked from acts.walk(service_name, at_place, at_seal, 1000);
    exit when walked.broken is not null or walked.is_over;
    at_place := walked.place;
    at_seal := walked.seal;
  end loop;
  broken_at := walked.broken;
  select h.position into strict sealed from acts.heads h where h.service = service_name;
  execute format('select count(*) from %I.acts where position is null', service_name) into unsealed;
  return next;
end $$;

create table acts.checks (
  service text primary key references onward.services,
  -- The check under way: how far the chain is as it was sealed, and the seal there.
  place bigint not null default 0,
  seal bytea not null default '\x',
  -- The last one that ended: when, how many acts it saw, and the first place that was not as sealed.
  checked_at timestamptz,
  checked_to bigint not null default 0,
  broken_at bigint
);

-- Checks the next acts of a service, and says whether the check ended; the next call begins another.
create function acts.check_next(service_name text, batch integer default 1000) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare one acts.checks; walked record;
begin
  insert into acts.checks (service) values (service_name) on conflict do nothing;
  select * into strict one from acts.checks where service = service_name for update;
  select * into strict walked from acts.walk(service_name, one.place, one.seal, batch);
  if walked.broken is null and not walked.is_over then
    update acts.checks set place = walked.place, seal = walked.seal where service = service_name;
    return false;
  end if;
  update acts.checks set place = 0, seal = '\x', checked_at = clock_timestamp(), checked_to = walked.place, broken_at = walked.broken
    where service = service_name;
  return true;
end $$;

-- What the last check of the calling service's acts found.
create function acts.checked_own()
  returns table (sealed bigint, unsealed bigint, broken_at bigint, checked_at timestamptz, checked_to bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare me text := onward.calling_service();
begin
  select h.position into sealed from acts.heads h where h.service = me;
  execute format('select count(*) from %I.acts where position is null', me) into unsealed;
  select c.broken_at, c.checked_at, c.checked_to into broken_at, checked_at, checked_to from acts.checks c where c.service = me;
  return next;
end $$;

-- For processes of the version before: no request walks the chain any more.
create or replace function acts.verify_own() returns table (sealed bigint, unsealed bigint, broken_at bigint)
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select sealed, unsealed, broken_at from acts.checked_own() $$;

revoke all on function acts.walk(text, bigint, bytea, integer), acts.check_next(text, integer), acts.checked_own() from public;
grant execute on function acts.check_next(text, integer) to onward_worker;
grant execute on function acts.checked_own() to onward_services;

-- An empty chain is as it was sealed; others are checked from the next start on.
do $$
declare service text;
begin
  for service in select name from onward.services loop
    perform acts.check_next(service, 1);
  end loop;
end $$;
