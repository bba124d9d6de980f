-- Guesses at passwords and codes, counted for a device, a sender, an account, a network: `counter` is a keyed hash of which. Unlogged: after a
-- crash everyone starts afresh.
create unlogged table identity.guesses (
  counter text primary key,
  -- Wrong ones, and those whose answer is not known yet.
  wrong integer not null,
  last_at timestamptz not null,
  forget_at timestamptz not null
);
create index guesses_over on identity.guesses (forget_at);

-- Takes a guess at all of these counters at once, or says how many milliseconds to wait: from the guess after the free ones on a second, then
-- twice as long each time, up to the longest. Guesses at one moment come one after the other, so that no two take the same.
create function identity.take_guess(counters text[], free integer[], longest_ms integer[], kept_ms integer[], at timestamptz)
  returns integer language plpgsql set search_path = pg_catalog, pg_temp as $$
declare n integer; known identity.guesses; wait numeric := 0;
begin
  -- In one order, so that no two wait for each other.
  for n in select i from generate_subscripts(counters, 1) i order by counters[i] loop
    insert into identity.guesses as g (counter, wrong, last_at, forget_at)
      values (counters[n], 0, at, at + kept_ms[n] * interval '1 millisecond')
      on conflict (counter) do update set wrong = case when g.forget_at <= at then 0 else g.wrong end
      returning * into known;
    if known.wrong >= free[n] then
      wait := greatest(wait, least(longest_ms[n], 1000 * 2 ^ least(known.wrong - free[n], 20)) - extract(epoch from at - known.last_at) * 1000);
    end if;
  end loop;
  if wait > 0 then return ceil(wait); end if;
  for n in select generate_subscripts(counters, 1) loop
    update identity.guesses set wrong = wrong + 1, last_at = at, forget_at = at + kept_ms[n] * interval '1 millisecond'
      where counter = counters[n];
  end loop;
  return 0;
end $$;

-- The guess was right: what it proved is forgotten, elsewhere it was no wrong one.
create function identity.right_guess(proved text[], others text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform from identity.guesses where counter = any (proved || others) order by counter for update;
  delete from identity.guesses where counter = any (proved);
  update identity.guesses set wrong = greatest(0, wrong - 1) where counter = any (others);
end $$;

revoke all on function identity.take_guess(text[], integer[], integer[], integer[], timestamptz), identity.right_guess(text[], text[]) from public;
grant execute on function identity.take_guess(text[], integer[], integer[], integer[], timestamptz), identity.right_guess(text[], text[])
  to onward_identity;
