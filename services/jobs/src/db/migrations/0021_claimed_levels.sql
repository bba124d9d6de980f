-- Since when a Disability Confident level waits to be looked up: it is claimed again with every change of it.
alter table jobs.organisations add column confident_claimed_at timestamptz;
