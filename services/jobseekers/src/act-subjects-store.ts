import type { ActSubjects } from '@onward/service-kit'
import { sql } from 'drizzle-orm'

const PERSON = sql`p.account_id, trim(p.first_name || ' ' || p.last_name) as person, null as thing`

/** Whom acts of staff and employers in this service are about. */
export const actSubjects: ActSubjects = {
  profiles: sql`select p.account_id as id, ${PERSON} from jobseekers.profiles p`,
  // One row for each referral: its newest case.
  clients: sql`select distinct on (g.referral_id) g.referral_id as id, ${PERSON}
    from jobseekers.access_grants g join jobseekers.profiles p on p.account_id = g.account_id order by g.referral_id, g.version desc`,
  'proposed-cvs': sql`select c.id, ${PERSON} from jobseekers.proposed_cvs c join jobseekers.profiles p on p.account_id = c.account_id`,
  // By the name that was sent, as the employer reads it.
  disclosures: sql`select d.id, d.account_id, concat_ws(' ', d.snapshot->>'firstName', d.snapshot->>'lastName') as person, null as thing
    from jobseekers.disclosures d`,
}
