-- Which job a row of an organisation's files became, and what the row said: so that a file imported twice changes nothing.
create table jobs.imported_jobs (
  organisation_id uuid not null references jobs.organisations (id) on delete cascade,
  key text not null,
  reference text not null,
  job_id uuid not null references jobs.jobs (id) on delete cascade,
  fingerprint text not null,
  imported_at timestamptz not null,
  gone_at timestamptz,
  primary key (organisation_id, key)
);
create index imported_jobs_by_job on jobs.imported_jobs (job_id);
alter table jobs.imported_jobs enable row level security;
create policy system on jobs.imported_jobs for all to onward_jobs
  using ((select jobs.is_system())) with check ((select jobs.is_system()));
create policy own on jobs.imported_jobs for all to onward_jobs
  using (organisation_id = (select jobs.my_organisation())) with check (organisation_id = (select jobs.my_organisation()));

-- When the words of an advert last changed: search engines ask.
alter table jobs.jobs add column words_changed_at timestamptz;
update jobs.jobs set words_changed_at = posted_at;
alter table jobs.jobs alter column words_changed_at set not null;
create function jobs.note_changed_words() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then new.words_changed_at = new.posted_at;
  elsif (new.title, new.company, new.location, new.salary, new.type, new.description, new.requirements, new.closes_on, new.state)
    is distinct from (old.title, old.company, old.location, old.salary, old.type, old.description, old.requirements, old.closes_on, old.state)
  then new.words_changed_at = greatest(now(), new.posted_at);
  end if;
  return new;
end $$;
create trigger note_changed_words before insert or update on jobs.jobs for each row execute function jobs.note_changed_words();
revoke all on function jobs.note_changed_words() from public;
