import { ADVERT_LIMITS } from '@onward/contracts/advert-limits'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import { dayOf } from '../day'
import type { OwnOrganisation } from '../organisations'

const DAY_MS = 24 * 60 * 60 * 1000

/** Of two who post at once for an organisation the second waits until the first is done, so that both are counted. */
export async function lockPosting(tx: Tx, organisation: OwnOrganisation): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`jobs.posting ${organisation.id}`}, 0))`)
}

/** The day on which a new organisation that has posted its measure may go on, as people write it. */
export const nextDay = (now: Date): string => dayOf(new Date(Date.parse(`${dayOf(now)}T12:00:00Z`) + DAY_MS))

/** How many adverts the organisation may post today; null for one that is no longer new. Count under `lockPosting`. */
export async function roomToday(tx: Tx, organisation: OwnOrganisation, now: Date): Promise<number | null> {
  const { newForDays, newUntilAdverts, newPerDay } = ADVERT_LIMITS
  const created = sql`(j.created_at at time zone 'Europe/London')::date`
  const [row] = await tx.execute<{ aged: boolean | null; shown: number; today: number }>(sql`
    select (select o.verified_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${newForDays}::int)
        from jobs.organisations o where o.id = ${organisation.id}) as aged,
      (select count(*)::int from (select from jobs.jobs j where j.organisation_id = ${organisation.id}
        and j.state in ('active', 'closed', 'expired') and j.checks = '{}' and ${created} < ${dayOf(now)}::date
        limit ${newUntilAdverts}) s) as shown,
      (select count(*)::int from jobs.jobs j where j.organisation_id = ${organisation.id}
        and j.created_at > ${now.toISOString()}::timestamptz - interval '25 hours' and ${created} = ${dayOf(now)}::date) as today`)
  if (row?.aged && row.shown >= newUntilAdverts) return null
  return Math.max(0, newPerDay - (row?.today ?? 0))
}
