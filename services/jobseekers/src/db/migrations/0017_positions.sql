-- Matching is told anew where everybody lives: postcodes are placed by district now.
update jobseekers.profiles set match_profile = null where match_profile is not null;
