-- Whose page reported how a version loaded: a proof counts once for each version, and senders are counted by network and by browser or
-- account. Hashes by a key of the portal; a row goes when its proof is worth nothing any more.
create table gateway.load_senders (
  proof text not null,
  name text not null,
  build text not null,
  at timestamptz not null,
  failed boolean not null,
  -- An account, or a visitor's browser in its network.
  sender text not null,
  -- Empty: this machine itself.
  network text not null,
  signed_in boolean not null,
  primary key (proof, name, build),
  foreign key (name, build) references gateway.versions (name, build)
);
create index load_senders_by_version on gateway.load_senders (name, build, at);
grant select, insert, delete on gateway.load_senders to onward_gateway;

-- A version that the portal never takes out by itself, because an administrator said so.
create table gateway.pins (
  name text primary key references gateway.remotes,
  build text not null,
  at timestamptz not null,
  by uuid not null,
  note text not null,
  foreign key (name, build) references gateway.versions (name, build)
);
grant select, insert, update, delete on gateway.pins to onward_gateway;

-- A team hears of the first failures of a version that few load, long before the rule of health may judge it.
alter table gateway.team_notices drop constraint team_notices_kind_check;
alter table gateway.team_notices add constraint team_notices_kind_check
  check (kind in ('suspect', 'quarantined', 'cleared', 'file-refused', 'failing'));
