create index invitations_of_organisation on jobs.invitations (organisation_id);
