import type { ActSubjects } from '@onward/service-kit'
import { sql } from 'drizzle-orm'

/** Whom acts of this service are about: who wrote in the contact form, and the jobseeker of a conversation. */
export const actSubjects: ActSubjects = {
  'contact-tickets': sql`select t.id, t.account_id, nullif(t.name, '') as person, null as thing from messaging.contact_tickets t`,
  threads: sql`select t.id, p.account_id, case when p.anonymous then null else p.name end as person, null as thing
    from messaging.threads t join messaging.participants p on p.thread_id = t.id and p.role = 'jobseeker'`,
}
