-- The same as `foldText`: signs that become apostrophes when they are taken apart, such as the wide ＇ and the prime ⁗, go as apostrophes do.
create or replace function onward.fold(value text) returns text immutable parallel safe strict language sql
return btrim(regexp_replace(
  replace(replace(replace(replace(
    translate(
      regexp_replace(
        translate(lower(normalize(translate(value, '''’‘ʼʻʹ`´′', ''), nfkd)), '''’‘ʼʻʹ`´′', ''),
        '[\u0300-\u036f]', '', 'g'),
      'łøđðıħŧ', 'loddiht'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[-‐‑‒–—\s\u0085]+', ' ', 'g'));
