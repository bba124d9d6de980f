create index referrals_oldest on casework.referrals (created_at, id);
