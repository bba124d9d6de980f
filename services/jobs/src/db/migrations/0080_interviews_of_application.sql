create index interviews_of_application on jobs.interviews (application_id);
