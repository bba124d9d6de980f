import type { ActSubjects } from '@onward/service-kit'
import { type SQL, sql } from 'drizzle-orm'

const nobody = sql`null::uuid as account_id, null as person`
/** Nobody's name is told here while the employer may not read it either. */
const APPLICANT = sql`case when a.anonymous and a.state in ('submitted', 'under_review') then null
  else a.first_name || ' ' || a.last_name end as person`
const ofOrganisation = (table: SQL) =>
  sql`select t.id, ${nobody}, o.name as thing from ${table} t join jobs.organisations o on o.id = t.organisation_id`

/** Whom and what acts of this service are about. Who reported an advert is told to nobody. */
export const actSubjects: ActSubjects = {
  jobs: sql`select j.id, ${nobody}, j.title as thing from jobs.jobs j`,
  organisations: sql`select o.id, ${nobody}, o.name as thing from jobs.organisations o`,
  verifications: ofOrganisation(sql`jobs.verifications`),
  'organisation-documents': ofOrganisation(sql`jobs.organisation_documents`),
  invitations: ofOrganisation(sql`jobs.invitations`),
  members: sql`select m.account_id as id, m.account_id, m.first_name || ' ' || m.last_name as person, o.name as thing
    from jobs.members m join jobs.organisations o on o.id = m.organisation_id`,
  applications: sql`select a.id, a.account_id, ${APPLICANT}, a.job_title as thing from jobs.applications a`,
  interviews: sql`select i.id, a.account_id, ${APPLICANT}, a.job_title as thing
    from jobs.interviews i join jobs.applications a on a.id = i.application_id`,
  reports: sql`select r.id, ${nobody}, j.title as thing from jobs.reports r join jobs.jobs j on j.id = r.job_id`,
  'pool-invitations': sql`select p.id, p.account_id, p.name as person, p.job_title as thing from jobs.pool_invitations p`,
  suggestions: sql`select s.id, s.account_id, null as person, s.job_title as thing from jobs.job_suggestions s`,
  commands: sql`select j.id, ${nobody}, j.title as thing from jobs.jobs j
    union all select o.id, ${nobody}, o.name from jobs.organisations o`,
}
