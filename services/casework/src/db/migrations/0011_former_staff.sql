-- Notes are written once. When a colleague's account is removed, what they wrote stays the record of the office and their name goes.
create function casework.forget_author(author uuid, called text) returns void
  language plpgsql volatile security definer set search_path = '' as $$
begin
  if not casework.is_system() then raise exception 'only the system forgets an author' using errcode = '42501'; end if;
  update casework.case_notes set author_name = called where author_id = author;
end $$;
revoke all on function casework.forget_author(uuid, text) from public;
grant execute on function casework.forget_author(uuid, text) to onward_casework;

create index case_notes_of_author on casework.case_notes (author_id);
create index looks_of_agent on casework.looks (agent_id);
create index case_todos_of_owner on casework.case_todos (owner_id) where state <> 'done';
