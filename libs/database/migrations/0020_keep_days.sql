-- How long things are kept, where an administrator has set it; elsewhere the setting of the deployment holds. Every service reads it.
create table onward.keep_days (
  kind text primary key check (kind ~ '^[A-Z_]{2,40}$'),
  days integer not null check (days between 1 and 3650)
);
grant select on onward.keep_days to onward_services;

-- Sets it for one kind, or with null takes the setting back. For an administrator alone, by identity, which has their room.
create function onward.set_keep_days(what text, wanted integer) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if onward.calling_service() is distinct from 'identity' or auth.role() is distinct from 'admin' then
    raise exception 'only an administrator sets how long things are kept' using errcode = '42501';
  end if;
  delete from onward.keep_days where kind = what;
  if wanted is not null then insert into onward.keep_days (kind, days) values (what, wanted); end if;
end $$;
revoke all on function onward.set_keep_days(text, integer) from public;
grant execute on function onward.set_keep_days(text, integer) to onward_identity;
