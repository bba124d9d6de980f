import { sql } from 'drizzle-orm'

/** What staff typed as the reason of an act: it stays with what it is about, and goes with it. */
export const actReasons = sql`
  select l.agent_id as actor, l.at, concat_ws('/', 'referrals', l.referral_id, nullif(l.what, 'other-office')) as resource, l.purpose as said
    from casework.looks l where l.purpose <> ''
  union all select e.actor, e.at, 'cases/' || e.case_id, e.facts->>'reason' from casework.case_entries e where e.kind in ('stage-set', 'priority-set')`
