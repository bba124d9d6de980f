-- `my_office_cohort` of 0016 answers what it answered, and more.
drop function casework.my_office_funnel(timestamptz, uuid);
