-- Readings of earlier engines may hold what people said of their own health and circumstances as skills and facts. Facts and skills are empty
-- until a CV has been read again, which every one of an older engine is when the service starts.
update jobseekers.cv_reviews set
  facts = null,
  analysis = jsonb_set(analysis, '{detailedAnalysis,skills}', '[]');
-- Matching is told of everybody anew.
update jobseekers.profiles set match_profile = null where match_profile is not null;
-- What was sent with applications names no skills that came of them.
update jobseekers.disclosures set snapshot = jsonb_set(snapshot, '{skillIds}', '[]') where snapshot ? 'skillIds';
