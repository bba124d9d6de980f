-- Which services' demo data is here, and since when; only the owner writes it.
create table onward.demo (
  service text primary key references onward.services,
  loaded_at timestamptz not null
);
