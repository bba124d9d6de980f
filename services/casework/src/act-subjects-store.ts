import type { ActSubjects } from '@onward/service-kit'
import { sql } from 'drizzle-orm'

const CLIENT = sql`trim(r.first_name || ' ' || r.last_name) as person`

/** Whom and what acts of this service are about. */
export const actSubjects: ActSubjects = {
  referrals: sql`select r.id, r.account_id, ${CLIENT}, null as thing from casework.referrals r`,
  cases: sql`select c.id, c.account_id, ${CLIENT}, null as thing
    from casework.cases c join casework.referrals r on r.id = c.referral_id`,
  todos: sql`select t.id, t.account_id, ${CLIENT}, null as thing from casework.case_todos t
    join casework.cases c on c.id = t.case_id join casework.referrals r on r.id = c.referral_id`,
  appointments: sql`select p.id, p.account_id, ${CLIENT}, null as thing
    from casework.appointments p join casework.referrals r on r.id = p.referral_id`,
  placements: sql`select p.id, p.account_id, ${CLIENT}, p.job_title as thing
    from casework.placements p left join casework.referrals r on r.id = p.referral_id`,
  'placement-checks': sql`select k.id, p.account_id, ${CLIENT}, p.job_title as thing from casework.placement_checks k
    join casework.placements p on p.id = k.placement_id left join casework.referrals r on r.id = p.referral_id`,
  'reading-questions': sql`select q.id, r.account_id, ${CLIENT}, null as thing from casework.reading_questions q
    join casework.referrals r on r.id = q.referral_id`,
  offices: sql`select o.id, null::uuid as account_id, null as person, o.name as thing from casework.offices o`,
  staff: sql`select s.account_id as id, s.account_id, trim(s.first_name || ' ' || s.last_name) as person, null as thing
    from casework.agents s`,
}
