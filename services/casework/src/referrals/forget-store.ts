import { isAnyOf, type Tx } from '@onward/database'
import { asc, type SQL, sql } from 'drizzle-orm'
import { caseEntries, cases, referrals } from '../db/schema'
import type { PastEntry } from '../figures/counts'
import { isOfCase, placements } from '../placements/schema'
import { keepSeals } from '../sealing/store'
import type { Referral } from './new-referral'

/**
 * Referrals that ended before a time, or that nobody activated by then, with nothing open and nothing that happened in their jobs since. Locked
 * until the transaction ends; those that somebody else has locked are left for the next run.
 */
export async function overBefore(tx: Tx, before: Date, limit: number): Promise<Referral[]> {
  const time = sql`${before.toISOString()}::timestamptz`
  return tx
    .select()
    .from(referrals)
    .where(
      sql`(${referrals.endedAt} < ${time} or (${referrals.state} in ('bounced', 'expired') and ${referrals.createdAt} < ${time}
          and not exists (select from casework.referral_steps s where s.referral_id = ${referrals.id} and s.at >= ${time})))
        and not exists (select from casework.cases c where c.referral_id = ${referrals.id}
          and (c.closed_at is null or c.closed_at >= ${time}))
        and not exists (select from casework.appointments a where a.referral_id = ${referrals.id}
          and a.state = 'planned' and a.starts_at >= ${time})
        and not exists (select from casework.placements p where p.referral_id = ${referrals.id}
          and (p.next_on is not null or p.conflict or p.sustained_at >= ${time} or p.ended_at >= ${time}))
        and not exists (select from casework.placements p join casework.placement_steps s on s.placement_id = p.id
          where p.referral_id = ${referrals.id} and s.at >= ${time})`,
    )
    .orderBy(asc(referrals.createdAt), asc(referrals.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Cases and placements of referrals, and the history of their people. */
export async function recordsOf(tx: Tx, ids: readonly string[], people: readonly string[]) {
  const theirCases = await tx.select().from(cases).where(isAnyOf(cases.referralId, ids))
  const entries = (await tx
    .select()
    .from(caseEntries)
    .where(isAnyOf(caseEntries.accountId, people))
    .orderBy(asc(caseEntries.at))) as PastEntry[]
  const jobs = (await tx.select().from(placements).where(isAnyOf(placements.referralId, ids))).filter(isOfCase)
  return { theirCases, entries, jobs }
}

/** Deletes referrals with all that belongs to them, here and in the event log. */
export async function deleteReferrals(tx: Tx, ids: readonly string[], people: readonly string[]): Promise<void> {
  await forgetInLog(tx, { people, ids })
  await keepSeals(tx, ids)
  // Foreign keys delete steps, the access log, and the case with notes, to-dos, appointments and placements.
  await tx.delete(referrals).where(isAnyOf(referrals.id, ids))
  await tx.execute(sql`select casework.forget_histories(${uuids(people)})`)
}

const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Runs before the rows are deleted: they say which events were about them. */
async function forgetInLog(tx: Tx, { people, ids }: { people: readonly string[]; ids: readonly string[] }): Promise<void> {
  await tx.execute(sql`select events.forget_referrals(${uuids(people)}, ${uuids(ids)}, (
    with own as (select id from casework.cases where referral_id = any (${uuids(ids)}))
    select coalesce(array_agg(id), '{}') from (
      select id from own
      union all select n.id from casework.case_notes n join own on own.id = n.case_id
      union all select t.id from casework.case_todos t join own on own.id = t.case_id
      union all select a.id from casework.appointments a join own on own.id = a.case_id
      union all select k.id from casework.placement_checks k join casework.placements p on p.id = k.placement_id
        join own on own.id = p.case_id) things))`)
}
