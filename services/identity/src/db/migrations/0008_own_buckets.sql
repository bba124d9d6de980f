-- A service counts in buckets of its own: none can use up what another one measures. The owner's connection is no service.
create or replace function auth.take(bucket_name text, tokens integer, window_ms integer) returns table (total integer, ttl_ms integer)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare at timestamptz := clock_timestamp(); kept identity.rate_buckets;
begin
  if length(bucket_name) > 300 or tokens not between 0 and 100000 or window_ms not between 1 and 86400000 then
    raise exception 'no such bucket' using errcode = '22023';
  end if;
  insert into identity.rate_buckets as b (bucket, total, ends_at)
    values (coalesce(onward.refuse_strangers(), 'owner') || ': ' || bucket_name, tokens, at + window_ms * interval '1 millisecond')
    on conflict (bucket) do update set
      total = case when b.ends_at <= at then excluded.total else least(b.total + excluded.total, 2000000000) end,
      ends_at = case when b.ends_at <= at then excluded.ends_at else b.ends_at end
    returning * into kept;
  total := kept.total;
  ttl_ms := greatest(1, ceil(extract(epoch from kept.ends_at - at) * 1000)::integer);
  return next;
end $$;
