import { emitEvent, type Tx } from '@onward/database'
import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import { lockPeople } from '../cases/history-store'
import { caseEntries, cases, referrals } from '../db/schema'
import { countsOf, type PastEntry } from '../figures/counts'
import { addForgottenCounts } from '../figures/forgotten-counts'
import { placements } from '../placements/schema'
import type { Referral } from './new-referral'

/** Referrals of one batch. */
const AT_ONCE = 500

/**
 * Referrals that ended before a time, or that nobody activated by then, with nothing open and nothing that happened in their jobs since. Locked
 * until the transaction ends; those that somebody else has locked are left for the next run.
 */
async function overBefore(tx: Tx, before: Date): Promise<Referral[]> {
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
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
}

/** Deletes referrals that were over before a time with all that belongs to them, here and in the event log; figures keep their counts. Gives how many. */
export async function forgetReferrals(tx: Tx, before: Date): Promise<number> {
  let gone = 0
  for (let over = await overBefore(tx, before); over.length > 0; over = await overBefore(tx, before)) {
    await forget(tx, over)
    gone += over.length
  }
  return gone
}

async function forget(tx: Tx, over: readonly Referral[]): Promise<void> {
  const ids = over.map(({ id }) => id)
  const people = [...new Set(over.map(({ accountId }) => accountId))]
  // Their events wait for this lock: each is recorded before the deletion or not at all.
  await lockPeople(tx, people)
  const theirCases = await tx.select().from(cases).where(inArray(cases.referralId, ids))
  const entries = (await tx
    .select()
    .from(caseEntries)
    .where(inArray(caseEntries.accountId, people))
    .orderBy(asc(caseEntries.at))) as PastEntry[]
  const jobs = await tx.select().from(placements).where(inArray(placements.referralId, ids))
  const entriesOf = new Map<string, PastEntry[]>(people.map((accountId) => [accountId, []]))
  for (const entry of entries) entriesOf.get(entry.accountId)?.push(entry)
  await addForgottenCounts(
    tx,
    over.flatMap((referral) =>
      countsOf({
        referral,
        one: theirCases.find(({ referralId }) => referralId === referral.id) ?? null,
        entries: entriesOf.get(referral.accountId) ?? [],
        placements: jobs.filter(({ referralId }) => referralId === referral.id),
      }),
    ),
  )
  // Ends the links of people who never activated.
  for (const { id, accountId, endedAt, version } of over) {
    if (!endedAt) await emitEvent(tx, 'referral.withdrawn', id, version + 1, { referralId: id, accountId })
  }
  await forgetInLog(tx, { people, ids })
  // By foreign keys also steps, the access log, the case with notes, to-dos, appointments and placements.
  await tx.delete(referrals).where(inArray(referrals.id, ids))
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
