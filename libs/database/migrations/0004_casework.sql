-- Casework: referrals, cases, placements, and the one place that keeps National Insurance numbers.
select onward.add_service('casework');
