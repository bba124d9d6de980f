create index pool_refusals_of_organisation on jobs.pool_refusals (organisation_id);
