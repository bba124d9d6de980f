-- The trail is read by person, and so by what an act is about. Services that come later bring this index along.
do $$
declare service text;
begin
  for service in select name from onward.services loop
    execute format('create index acts_by_subject on %I.acts
      ((split_part(resource, ''/'', 1) || ''/'' || split_part(resource, ''/'', 2)), at desc)', service);
    execute format('create index acts_by_route on %I.acts (method_path, at desc)', service);
  end loop;
end $$;
