create index cv_reviews_by_account on jobseekers.cv_reviews (account_id);
