-- Every file of a version that may be served, with its hash and size: {"<file>": {"hash": "sha256-…", "bytes": 1}}. Nothing else is.
alter table gateway.versions add column files jsonb not null default '{}';
