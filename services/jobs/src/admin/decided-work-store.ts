import {
  approveAdvert,
  askOrganisation,
  type DecidedWork,
  type Endpoint,
  pathOf,
  refuseOrganisation,
  reinstateOrganisation,
  returnAdvert,
  upholdOrganisation,
  verifyOrganisation,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { eq, type SQL, sql } from 'drizzle-orm'
import { jobs } from '../db/schema'
import { readWaitingEdit } from '../vacancies/waiting-edit-store'

const actionOf = (one: Endpoint) => `${one.method} ${pathOf(one)}`
type Outcome = ['adverts', keyof DecidedWork['adverts']] | ['organisations', keyof DecidedWork['organisations']]
/** Decisions by the act that records them. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  [actionOf(approveAdvert)]: ['adverts', 'approved'],
  'admin approve-job': ['adverts', 'approved'],
  [actionOf(returnAdvert)]: ['adverts', 'returned'],
  'admin send-back-job': ['adverts', 'returned'],
  [actionOf(verifyOrganisation)]: ['organisations', 'verified'],
  'admin verify-organisation': ['organisations', 'verified'],
  [actionOf(askOrganisation)]: ['organisations', 'asked'],
  'admin send-back-organisation': ['organisations', 'asked'],
  [actionOf(refuseOrganisation)]: ['organisations', 'refused'],
  'admin refuse-organisation': ['organisations', 'refused'],
}

/** Decisions about answers of employers, by the act that records them. */
const APPEAL_OUTCOMES: Readonly<Record<string, keyof DecidedWork['appeals']>> = {
  [actionOf(approveAdvert)]: 'approved',
  [actionOf(returnAdvert)]: 'returned',
  [actionOf(verifyOrganisation)]: 'approved',
  [actionOf(askOrganisation)]: 'approved',
  [actionOf(reinstateOrganisation)]: 'approved',
  [actionOf(upholdOrganisation)]: 'returned',
}

/** When an advert, or the new text of an active one, began to wait for a check; null where nothing waits. */
export async function waitingSince(tx: Tx, id: string): Promise<string | null> {
  const [job] = await tx.select({ state: jobs.state, postedAt: jobs.postedAt }).from(jobs).where(eq(jobs.id, id))
  if (job?.state === 'pending_check') return job.postedAt.toISOString()
  const edit = job?.state === 'active' ? await readWaitingEdit(tx, id) : null
  return edit && edit.note === null ? edit.savedAt.toISOString() : null
}

/** What was decided in the week that runs, and in the week before until the same hour. As the system. */
export async function decidedWork(tx: Tx, now: Date): Promise<{ since: string; week: DecidedWork; before: DecidedWork }> {
  const here = sql`(${now.toISOString()}::timestamptz at time zone 'Europe/London')`
  const instant = (local: SQL) => sql`((${local}) at time zone 'Europe/London')`
  const [monday, mondayBefore] = [0, 7].map((days) => instant(sql`date_trunc('week', ${here}) - make_interval(days => ${days})`))
  const weekAgo = instant(sql`${here} - interval '7 days'`)
  const actions = Object.keys({ ...OUTCOMES, ...APPEAL_OUTCOMES })
  // The instant at which the case began to wait stands in the act since there is this figure.
  const decided = sql`select a.method_path as action, (a.answer->>'appeal' is not null) as appeal, (a.at >= ${monday}) as "isNow",
      extract(epoch from a.at - (a.answer->>'since')::timestamptz) / 3600 as hours
    from jobs.acts a where a.method_path in ${actions}
      and (a.at between ${monday} and ${now.toISOString()}::timestamptz or a.at between ${mondayBefore} and ${weekAgo})`
  const rows = await tx.execute<{ action: string; appeal: boolean; isNow: boolean; count: number }>(
    sql`select action, appeal, "isNow", count(*)::int as count from (${decided}) d group by 1, 2, 3`,
  )
  const medians = await tx.execute<{ isNow: boolean; hours: number | null }>(sql`
    select "isNow", percentile_cont(0.5) within group (order by hours)::float8 as hours from (${decided}) d group by 1`)
  const [start] = await tx.execute<{ monday: Date | string }>(sql`select ${monday} as monday`)
  const sumUp = (isNow: boolean): DecidedWork => {
    const work: DecidedWork = {
      adverts: { approved: 0, returned: 0 },
      organisations: { verified: 0, asked: 0, refused: 0 },
      appeals: { approved: 0, returned: 0 },
      medianHours: medians.find((one) => one.isNow === isNow)?.hours ?? null,
    }
    for (const row of rows.filter((one) => one.isNow === isNow)) {
      const outcome = OUTCOMES[row.action]
      const ofAppeal = row.appeal ? APPEAL_OUTCOMES[row.action] : undefined
      if (ofAppeal) work.appeals[ofAppeal] += row.count
      else if (outcome?.[0] === 'organisations') work.organisations[outcome[1]] += row.count
      else if (outcome) work.adverts[outcome[1]] += row.count
    }
    return work
  }
  return { since: new Date(start?.monday ?? now).toISOString(), week: sumUp(true), before: sumUp(false) }
}
