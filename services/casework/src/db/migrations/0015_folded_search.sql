-- Names are searched as `onward.fold` writes them; each line is a text of its own.
update casework.referrals set search_text = array_to_string(array(
  select onward.fold(line) from unnest(string_to_array(search_text, chr(10))) with ordinality as lines (line, at) order by at), chr(10));
