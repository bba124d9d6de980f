-- Row security lets no index be used for a comparison that it does not trust with hidden rows, and neither trigrams nor array parts are
-- trusted. So the search runs as the owner, within the asking agent's office alone, and gives ids.
create function casework.search_referrals(pattern text, parts bigint[]) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if parts is null then
    return query execute 'select id from casework.referrals where office_id = $1 and search_text like $2'
      using casework.my_office(), pattern;
  else
    return query execute 'select id from casework.referrals where office_id = $1 and (search_text like $2 or ni_parts @> $3)'
      using casework.my_office(), pattern, parts;
  end if;
end $$;

-- How many referrals the asking agent's office has in each state, and how many of them are theirs.
create function casework.my_office_counts() returns table (state text, everybody bigint, mine bigint)
  language sql stable security definer set search_path = '' as
$$ select r.state, count(*), count(*) filter (where r.agent_id = nullif(current_setting('app.user_id', true), '')::uuid)
   from casework.referrals r where r.office_id = casework.my_office() group by r.state $$;

revoke all on function casework.search_referrals(text, bigint[]), casework.my_office_counts() from public;
grant execute on function casework.search_referrals(text, bigint[]), casework.my_office_counts() to onward_casework;
