-- Who asks is proved: without it no file of the pool opens.
do $$
begin
  execute replace(
    pg_get_functiondef('jobseekers.open_pool_file(uuid, uuid, text, text, timestamptz, integer)'::regprocedure),
    'where c.id = cv and', 'where c.id = cv and auth.is_known() and');
end $$;
