create index cv_grants_of_application on jobs.cv_grants (application_id);
