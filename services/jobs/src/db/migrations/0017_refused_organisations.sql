-- An administrator may say no, for good, and says why.
alter table jobs.verifications drop constraint verifications_decision_check;
alter table jobs.verifications add constraint verifications_decision_check check (decision in ('verified', 'sent_back', 'refused'));
alter table jobs.verifications drop constraint verifications_check2;
alter table jobs.verifications add constraint verifications_reason
  check ((decision is not null and decision <> 'verified') = (reason is not null));
-- What waits, the longest wait first.
create index verifications_waiting on jobs.verifications (submitted_at) where decided_at is null;
