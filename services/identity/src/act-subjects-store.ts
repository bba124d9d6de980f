import type { ActSubjects } from '@onward/service-kit'
import { sql } from 'drizzle-orm'

/** Whom acts of this service are about. */
export const actSubjects: ActSubjects = {
  accounts: sql`select a.id, a.id as account_id, a.first_name || ' ' || a.last_name as person, null as thing from identity.accounts a`,
  'staff-invitations': sql`select i.id, null::uuid as account_id, null as person, i.first_name || ' ' || i.last_name as thing
    from identity.staff_invitations i`,
}
