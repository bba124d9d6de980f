import { sql } from 'drizzle-orm'

/** What staff typed as the reason of an act: it stays with what it is about, and goes with it. */
export const actReasons = sql`
  select l.agent_id as actor, l.at, concat_ws('/', 'referrals', l.referral_id, nullif(l.what, 'other-office')) as resource, l.purpose as said
    from casework.looks l where l.purpose <> ''
  union all select e.actor, e.at, 'cases/' || e.case_id, e.facts->>'reason' from casework.case_entries e where e.kind in ('stage-set', 'priority-set')
  union all select s.sealed_by, s.sealed_at, 'referrals/' || s.referral_id || '/seal', s.words from casework.sealed_records s
  union all select s.unsealed_by, s.unsealed_at, 'referrals/' || s.referral_id || '/unsealing', s.unsealed_words from casework.sealed_records s
  union all select q.agent_id, q.asked_at, 'referrals/' || s.referral_id || '/seal-request', q.words
    from casework.seal_requests q join casework.sealed_records s on s.id = q.seal_id
  union all select q.asked_by, q.asked_at, coalesce('referrals/' || q.referral_id, 'staff/' || q.agent_id) || '/reading', q.question
    from casework.reading_questions q
  union all select q.noted_by, q.noted_at, 'reading-questions/' || q.id, q.answer from casework.reading_questions q where q.answer is not null`
