-- Under row security an overlap of arrays may look at no row that the policies have not passed, so the indexes of 0026 were never read. These find
-- ids alone, as the owner; the policies then say which of these rows are seen.
create function jobs.with_wording(numbers integer[]) returns setof uuid language sql stable security definer set search_path = '' as
$$ select j.id from jobs.jobs j where j.text_signature && numbers and j.state in ('pending_check', 'active') $$;
create function jobs.with_contacts(texts text[]) returns setof uuid language sql stable security definer set search_path = '' as
$$ select j.id from jobs.jobs j where j.contacts && texts and j.state in ('pending_check', 'active') $$;
create function jobs.in_occupations(ids text[]) returns setof uuid language sql stable security definer set search_path = '' as
$$ select j.id from jobs.jobs j where j.occupation_ids && ids and j.state = 'active' $$;
revoke all on function jobs.with_wording(integer[]), jobs.with_contacts(text[]), jobs.in_occupations(text[]) from public;
grant execute on function jobs.with_wording(integer[]), jobs.with_contacts(text[]), jobs.in_occupations(text[]) to onward_jobs;
