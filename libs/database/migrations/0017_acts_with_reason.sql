-- The trail may show only the acts that have a reason. Services that come later bring this index along.
do $$
declare service text;
begin
  for service in select name from onward.services loop
    execute format('create index acts_with_reason on %I.acts (at desc, seq desc) where answer ->> ''why'' is not null', service);
  end loop;
end $$;
