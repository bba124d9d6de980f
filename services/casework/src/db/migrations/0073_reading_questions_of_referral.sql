create index reading_questions_of_referral on casework.reading_questions (referral_id) where referral_id is not null;
