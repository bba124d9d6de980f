-- A start of somebody without a work coach belongs to no case; its person follows it, and it joins a case when one opens.
alter table casework.placements alter column case_id drop not null, alter column referral_id drop not null,
  alter column office_id drop not null;
alter table casework.placements add constraint placements_of_one_case
  check ((case_id is null) = (referral_id is null) and (case_id is null) = (office_id is null)) not valid;
