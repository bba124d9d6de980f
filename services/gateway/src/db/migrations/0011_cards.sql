-- Cards of remotes on pages of others. An administrator decides of each: [{"remote", "id", "shown"}] in the order of the place. What is not
-- named here waits for a decision and is shown to nobody.
create table gateway.slots (
  slot text primary key,
  cards jsonb not null default '[]',
  -- Rises with each decision.
  version integer not null default 0
);
grant select, insert, update (cards, version) on gateway.slots to onward_gateway;

-- The portal's own.
insert into gateway.slots (slot, cards) values
  ('public.home', '[{"remote": "jobseeker", "id": "next-step", "shown": true}]');
