-- Who asks is proved, not said. Any role may set `app.user_id` or `app.system`, so both count only with a signature that the owner's functions alone
-- can make: a MAC over this backend, this transaction's start and what is said, under a key that no service reads. It is worth nothing elsewhere.

create table auth.proof_key (is_only boolean primary key default true check (is_only), key bytea not null);
insert into auth.proof_key (key) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- sha256 of the secret by which the process of a service may act as the system. `migrate` sets them.
create table auth.system_secrets (service text primary key references onward.services on delete cascade, hash bytea not null);

create function auth.sign(said text) returns text stable language sql set search_path = pg_catalog, pg_temp as $$
  select encode(sha256(key || convert_to(concat_ws('|', pg_backend_pid(), extract(epoch from now()), said), 'UTF8') || key), 'hex')
  from auth.proof_key $$;

-- For `auth.begin`, which has found the session live.
create function auth.prove(account uuid, role text, session uuid) returns void language sql set search_path = pg_catalog, pg_temp as $$
  select set_config('app.user_id', account::text, true), set_config('app.role', role, true), set_config('app.session_id', session::text, true),
    set_config('app.proof', auth.sign(concat_ws('|', 'person', account, role, session)), true) $$;

create function auth.is_proved() returns boolean stable language sql set search_path = pg_catalog, pg_temp as $$
  select current_setting('app.proof', true) = auth.sign(concat_ws('|', 'person',
    current_setting('app.user_id', true), current_setting('app.role', true), current_setting('app.session_id', true))) $$;

-- The rest of the transaction acts as the system. A service needs its secret; the owner, who is above row security, needs none.
create function auth.act_as_system(secret text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare caller text := onward.refuse_strangers();
begin
  if caller is not null and not exists (
    select from auth.system_secrets s where s.service = caller and s.hash = sha256(convert_to(secret, 'UTF8'))
  ) then
    raise exception 'only the process of a service acts as the system' using errcode = '42501';
  end if;
  perform set_config('app.system', auth.sign('system'), true);
end $$;

-- What policies and functions ask. Nothing said: no signature is computed.
-- Asked in every query, so each is one statement without a call in it.
create function auth.is_system() returns boolean stable language sql security definer begin atomic
  select case when coalesce(current_setting('app.system', true), '') = '' then false
    else current_setting('app.system', true) = (
      select encode(sha256(key || convert_to(concat_ws('|', pg_backend_pid(), extract(epoch from now()), 'system'), 'UTF8') || key), 'hex')
      from auth.proof_key) end;
end;
create function auth.user_id() returns uuid stable language sql security definer begin atomic
  select case when coalesce(current_setting('app.proof', true), '') <> '' and current_setting('app.proof', true) = (
      select encode(sha256(key || convert_to(concat_ws('|', pg_backend_pid(), extract(epoch from now()), 'person',
        current_setting('app.user_id', true), current_setting('app.role', true), current_setting('app.session_id', true)), 'UTF8') || key), 'hex')
      from auth.proof_key)
    then current_setting('app.user_id', true)::uuid end;
end;
create function auth.role() returns text stable language sql security definer set search_path = pg_catalog, pg_temp as $$
  select case when coalesce(current_setting('app.proof', true), '') <> '' and auth.is_proved() then current_setting('app.role', true) end $$;
create function auth.session_id() returns uuid stable language sql security definer set search_path = pg_catalog, pg_temp as $$
  select case when coalesce(current_setting('app.proof', true), '') <> '' and auth.is_proved()
    then current_setting('app.session_id', true)::uuid end $$;
-- Whether somebody proved asks: a person or the system.
create function auth.is_known() returns boolean stable language sql security definer set search_path = pg_catalog, pg_temp as $$
  select auth.is_system() or auth.user_id() is not null $$;

create function auth.refuse_unproved() returns void stable language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if onward.calling_service() is not null and not auth.is_system() then
    raise exception 'only the system may do this' using errcode = '42501';
  end if;
end $$;

revoke all on all functions in schema auth from public;
grant execute on function auth.act_as_system(text), auth.is_system(), auth.user_id(), auth.role(), auth.session_id(), auth.is_known()
  to onward_services;

-- Makes every policy and function of the services ask for proof, also those whose migrations were written before. `migrate` runs it last.
create function onward.ask_for_proof() returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare one record; wanted text; checked text;
begin
  for one in select p.schemaname, p.tablename, p.policyname, p.qual, p.with_check from pg_policies p join onward.services s on s.name = p.schemaname
    where concat(p.qual, p.with_check) ~ 'current_setting\(''app\.(system|user_id|role)''' loop
    wanted := onward.proved_text(one.qual);
    checked := onward.proved_text(one.with_check);
    execute format('alter policy %I on %I.%I', one.policyname, one.schemaname, one.tablename)
      || coalesce(' using (' || wanted || ')', '') || coalesce(' with check (' || checked || ')', '');
  end loop;
  for one in select pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    join onward.services s on s.name = n.nspname
    where p.prokind = 'f' and p.prosrc ~ 'current_setting\(''app\.(system|user_id|role)''' loop
    execute onward.proved_text(one.definition);
  end loop;
end $$;

-- A subquery is computed once for a statement, not for each row.
create function onward.proved_text(said text) returns text immutable language sql set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(said,
    'AS \$function\$ *select nullif\(current_setting\(''app\.user_id'', true\), ''''\)::uuid *\$function\$', 'AS $function$ select auth.user_id() $function$'),
    'coalesce\(current_setting\(''app\.system'', true\), ''''\) = ''on''', 'auth.is_system()', 'g'),
    'current_setting\(''app\.system''::text, true\) = ''on''::text', '(select auth.is_system())', 'g'),
    'nullif\(current_setting\(''app\.user_id'', true\), ''''\)::uuid', '(select auth.user_id())', 'g'),
    'current_setting\(''app\.user_id''(::text)?, true\)', '(select auth.user_id())::text', 'g'),
    'current_setting\(''app\.role''(::text)?, true\)', '(select auth.role())', 'g') $$;
revoke all on function onward.ask_for_proof(), onward.proved_text(text) from public;

-- What a service does in the background alone: taking events, erasing, forgetting.
do $$
declare one record;
begin
  for one in select pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where (n.nspname, p.proname) in (('events', 'take'), ('events', 'told_of'), ('events', 'erase'), ('events', 'forget_invited'),
      ('events', 'forget_overtaken'), ('events', 'forget_referrals'), ('onward', 'erase_rows')) loop
    execute regexp_replace(one.definition, '\nbegin\n', E'\nbegin\n  perform auth.refuse_unproved();\n');
  end loop;
  select pg_get_functiondef('events.unheard(text)'::regprocedure) as definition into one;
  execute replace(one.definition, 'where l.type = event_type', 'where l.type = event_type and auth.is_known()');
end $$;

-- What nobody signed in did is read by the system alone, as are the acts of others.
do $$
declare service text;
begin
  for service in select name from onward.services loop
    execute format('alter policy acts_read on %I.acts using (actor = (select auth.user_id()) or (select auth.is_system()))', service);
  end loop;
  execute regexp_replace(pg_get_functiondef('acts.install(text)'::regprocedure),
    'using \(actor is null.*?= ''''on''''\)', 'using (actor = (select auth.user_id()) or (select auth.is_system()))');
end $$;

alter table events.erased enable row level security;
create policy system_erased on events.erased using ((select auth.is_system())) with check ((select auth.is_system()));

-- Large objects belong to whoever makes them, and escape row security and erasure. Nothing here uses them, nor statements kept as text
-- (`query_to_xml` and its like), by which one injected expression runs a whole query.
do $$
declare called regprocedure;
begin
  for called in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'pg_catalog'::regnamespace
    and p.proname ~ '^(lo_.*|loread|lowrite|(query|table|schema|database|cursor)_to_xml.*)$' loop
    begin
      execute format('revoke execute on function %s from public', called);
    exception when insufficient_privilege then
      -- A managed PostgreSQL keeps its own functions to itself.
      null;
    end;
  end loop;
  revoke select on pg_catalog.pg_largeobject_metadata from public;
exception when insufficient_privilege then null;
end $$;
