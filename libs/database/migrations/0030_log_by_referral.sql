create index log_by_referral on events.log ((payload->>'referralId')) where payload->>'referralId' is not null;
