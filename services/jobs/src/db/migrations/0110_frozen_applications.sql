-- An application rests while its advert is taken down, its employer suspended, or the employer's only account away: nothing of either side reaches the
-- other. Each cause is lifted by itself.
alter table jobs.applications add column frozen text[] not null default '{}';
-- Since when it rests: what ran out meanwhile gets new days.
alter table jobs.applications add column frozen_since timestamptz;
alter table jobs.applications add constraint applications_frozen check ((frozen_since is null) = (frozen = '{}')) not valid;

-- People whose account is suspended do not act for their organisation either.
alter table jobs.closing_accounts add column suspended boolean not null default false;

-- The wording of adverts that were taken down: an employer's own transaction sees none of another employer's. The same words wait for a person.
create function jobs.removed_with_wording(numbers integer[])
  returns table (id uuid, title text, location text, lat double precision, lon double precision, signature integer[])
  language sql stable security definer set search_path = '' as
$$ select j.id, j.title, j.location, j.lat, j.lon, j.text_signature from jobs.jobs j
   where j.text_signature && numbers and j.state = 'removed' order by j.posted_at desc limit 500 $$;
revoke all on function jobs.removed_with_wording(integer[]) from public;
grant execute on function jobs.removed_with_wording(integer[]) to onward_jobs;
