create index sealed_records_of_referral on casework.sealed_records (referral_id);
