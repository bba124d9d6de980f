-- Which keys this database was made with: digests that reveal none of them. A process with others would set passwords that lock the running ones out, and seal
-- what nobody could open, so it is refused. `migrate` writes them.
create table onward.key_fingerprints (
  name text not null,
  kid text not null,
  fingerprint text not null,
  at timestamptz not null default now(),
  primary key (name, kid)
);
grant select on onward.key_fingerprints to onward_services, onward_worker;
