create index pool_views_by_time on jobseekers.pool_views (viewed_at);
