-- What an applicant who asks for adjustments says they need, and why one withdrew. Shown; never a filter, a sort key or part of a score.
alter table jobs.applications
  add column adjustments_words text not null default '' check (adjustments or adjustments_words = ''),
  add column withdrawal text check (withdrawal is null or state = 'withdrawn');
