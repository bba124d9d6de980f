-- Skills and titles told before may come of what people said of their own health and circumstances. Newer news of everybody takes their place.
update events.log set payload = payload || '{"skills": [], "titles": []}' where type = 'jobseeker.match-profile';
