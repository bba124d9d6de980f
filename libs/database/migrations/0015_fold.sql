-- As names are compared in searches, the same as `foldText` of the contracts: small letters without accents, "O’Brien" as "OBrien", hyphens as
-- spaces. Immutable, so that generated columns and indexes may hold it; `unaccent` is neither, and not on every server.
create function onward.fold(value text) returns text immutable parallel safe strict language sql
return btrim(regexp_replace(
  replace(replace(replace(replace(
    translate(
      regexp_replace(lower(normalize(translate(value, '''’‘ʼʻʹ`´′', ''), nfkd)), '[\u0300-\u036f]', '', 'g'),
      'łøđðıħŧ', 'loddiht'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[-‐‑‒–—\s\u0085]+', ' ', 'g'));
