-- Telephone numbers and mailboxes of an advert, in one form each, so that those of several organisations are found; empty of adverts written before.
alter table jobs.jobs add column contacts text[] not null default '{}';
create index jobs_by_contact on jobs.jobs using gin (contacts) where state in ('pending_check', 'active');
-- Adverts of others with the same wording share most of these numbers.
create index jobs_by_wording on jobs.jobs using gin (text_signature) where state in ('pending_check', 'active');
create index jobs_by_occupation on jobs.jobs using gin (occupation_ids) where state = 'active';
