-- A job of a suspended organisation is held, whoever writes it: a colleague, an import, an administrator. Lifting the suspension opens it.
create function jobs.hold_of_suspended() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'active' and exists (
    select from jobs.organisations o where o.id = new.organisation_id and o.suspended_at is not null
  ) then
    new.state := 'closed';
    new.closed_at := coalesce(new.closed_at, now());
    new.checks := array_append(array_remove(new.checks, 'organisation-suspended'), 'organisation-suspended');
  end if;
  return new;
end $$;
create trigger hold_of_suspended before insert or update on jobs.jobs for each row execute function jobs.hold_of_suspended();
revoke all on function jobs.hold_of_suspended() from public;
