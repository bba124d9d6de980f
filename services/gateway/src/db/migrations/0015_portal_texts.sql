-- Texts of the portal's pages that administrators write: a row for each change, of which the newest of a kind is shown. Without one,
-- what the portal came with is. Nothing is ever changed or removed, so that earlier texts can be put back.
create table gateway.portal_texts (
  kind text not null check (kind in ('announcement', 'crisis', 'money', 'contact', 'course')),
  -- 1 and up; 0 is what the portal came with.
  version integer not null check (version > 0),
  entries jsonb not null,
  at timestamptz not null,
  changed_by uuid not null,
  -- The version that was put back with this one.
  put_back integer,
  primary key (kind, version)
);
revoke update, delete on gateway.portal_texts from onward_gateway;
grant select, insert on gateway.portal_texts to onward_gateway;
