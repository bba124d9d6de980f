-- Lists are sorted by name and place as they are searched: without accents and capitals.
alter table casework.referrals
  add column name_order text collate "C" not null generated always as (split_part(search_text, E'\n', 2)) stored,
  add column place_order text collate "C" not null generated always as (split_part(search_text, E'\n', 3)) stored;
create index referrals_by_name on casework.referrals (office_id, name_order, id);
create index referrals_by_place on casework.referrals (office_id, place_order, id);
