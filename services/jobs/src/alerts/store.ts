import { randomUUID } from 'node:crypto'
import { type AlertFrequency, type AlertSearch, MAX_ALERTS, Problem } from '@onward/contracts'
import { asSystem, isAnyOf, type Tx } from '@onward/database'
import { ANY_KEY } from '@onward/matching/search'
import { and, count, desc, eq, gt, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { type AlertRow, alerted, alertRun, alerts, closingAccounts, jobs, matchPeople, matchWishes } from '../db/schema'

/** A person's alerts, the newest first. */
export const alertsOf = (tx: Tx, accountId: string): Promise<AlertRow[]> =>
  tx.select().from(alerts).where(eq(alerts.accountId, accountId)).orderBy(desc(alerts.createdAt), desc(alerts.id))

/** Adds an alert, or changes the one for the same search; gives its id. Throws `state-conflict` where the person has too many. */
export async function saveAlert(
  tx: Tx,
  accountId: string,
  {
    search,
    frequency,
    at,
    ...index
  }: { search: AlertSearch; frequency: AlertFrequency; at: Date; keys: string[]; keysOf: string },
): Promise<string> {
  const [existing] = await tx.select({ n: count() }).from(alerts).where(eq(alerts.accountId, accountId))
  const same = and(eq(alerts.accountId, accountId), sql`${alerts.search} = ${JSON.stringify(search)}::text::jsonb`)
  const [known] = await tx.select({ id: alerts.id }).from(alerts).where(same)
  if (!known && Number(existing?.n) >= MAX_ALERTS)
    throw new Problem('state-conflict', { text: 'jobs.alert-too-many', facts: { most: MAX_ALERTS } })
  const id = randomUUID()
  const [saved] = await tx
    .insert(alerts)
    .values({ id, accountId, search, frequency, createdAt: at, lookedAt: at, ...index })
    .onConflictDoUpdate({
      target: [alerts.accountId, alerts.search],
      set: { ...index, ...withFrequency(frequency), active: true },
    })
    .returning({ id: alerts.id })
  return saved?.id ?? id
}

/**
 * An alert that becomes instant has seen less than the other instant ones, and is checked once by itself; one that was instant has seen
 * what they have.
 */
const withFrequency = (frequency: AlertFrequency) => ({
  frequency,
  behind: sql`${alerts.frequency} <> 'instant' and ${frequency} = 'instant'`,
  lookedAt: sql`case when ${alerts.frequency} = 'instant' and ${frequency} <> 'instant'
    then greatest(${alerts.lookedAt}, (select looked_at from jobs.alert_run)) else ${alerts.lookedAt} end`,
})

const owned = (id: string, accountId: string) => and(eq(alerts.id, id), eq(alerts.accountId, accountId))

/** Throws `not-found` where the person has no such alert. */
export async function updateAlert(
  tx: Tx,
  id: string,
  accountId: string,
  { now, ...change }: { now: Date; frequency?: AlertFrequency | undefined; active?: boolean | undefined },
): Promise<void> {
  const seen: Partial<ReturnType<typeof withFrequency>> = change.frequency ? withFrequency(change.frequency) : {}
  const [updated] = await tx
    .update(alerts)
    .set({
      ...change,
      ...seen,
      // After a pause only new jobs are announced, not those of the pause.
      lookedAt: sql`case when ${alerts.active} then ${seen.lookedAt ?? alerts.lookedAt} else ${now.toISOString()}::timestamptz end`,
    })
    .where(owned(id, accountId))
    .returning({ id: alerts.id })
  if (!updated) throw new Problem('not-found')
}

/** Throws `not-found` where the person has no such alert. */
export async function removeAlert(tx: Tx, id: string, accountId: string): Promise<void> {
  const [gone] = await tx.delete(alerts).where(owned(id, accountId)).returning({ id: alerts.id })
  if (!gone) throw new Problem('not-found')
}

/** Stops an alert by the link of its email, whoever is signed in. Check the link first. */
export async function stopAlert(tx: Tx, id: string): Promise<void> {
  await asSystem(tx)
  await tx.update(alerts).set({ active: false }).where(eq(alerts.id, id))
}

/** Alerts of accounts that are about to be erased pause, because the account may be kept. */
const closing = (tx: Tx) =>
  tx.select({ id: closingAccounts.accountId }).from(closingAccounts).where(eq(closingAccounts.closing, true))

/** An alert with what is known of its person. */
const checked = (tx: Tx) =>
  tx
    .select({ alert: alerts, person: matchPeople, wishes: matchWishes })
    .from(alerts)
    .leftJoin(matchPeople, eq(matchPeople.accountId, alerts.accountId))
    .leftJoin(matchWishes, eq(matchWishes.accountId, alerts.accountId))
export type CheckedAlert = Awaited<ReturnType<typeof checked>>[number]

/** Daily and weekly alerts that were last checked before a time, and those that became instant; the longest unchecked first. */
export const alertsDue = (tx: Tx, { daily, weekly }: { daily: Date | null; weekly: Date | null }, limit: number) =>
  checked(tx)
    .where(
      and(
        eq(alerts.active, true),
        notInArray(alerts.accountId, closing(tx)),
        or(
          eq(alerts.behind, true),
          daily ? and(eq(alerts.frequency, 'daily'), lt(alerts.lookedAt, daily)) : undefined,
          weekly ? and(eq(alerts.frequency, 'weekly'), lt(alerts.lookedAt, weekly)) : undefined,
        ),
      ),
    )
    .orderBy(alerts.lookedAt, alerts.id)
    .limit(limit)

/** Keys of another vocabulary say nothing: such an alert may find any advert until it is checked. Gives how many were changed. */
export async function widenOldKeys(tx: Tx, keysOf: string, limit: number): Promise<number> {
  const old = tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(or(lt(alerts.keysOf, keysOf), gt(alerts.keysOf, keysOf)), ne(alerts.keys, [ANY_KEY])))
    .limit(limit)
  const widened = await tx
    .update(alerts)
    .set({ keys: [ANY_KEY] })
    .where(inArray(alerts.id, old))
    .returning({ id: alerts.id })
  return widened.length
}

/** Ids of instant alerts after one, in order, whose search may find adverts with one of these keys. */
export async function instantAlertsBy(
  tx: Tx,
  { keys, after, limit }: { keys: readonly string[]; after: string | null; limit: number },
): Promise<string[]> {
  // Apart from the order, or the index of ids is walked instead of that of keys.
  const rows = await tx.execute<{ id: string }>(sql`
    with found as materialized (
      select id from ${alerts} where active and frequency = 'instant' and keys && ${sql.param([...keys])}::text[]
        and account_id not in ${closing(tx)})
    select id from found where id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000') order by id limit ${limit}::integer`)
  return rows.map(({ id }) => id)
}

/** These alerts, those that are still instant, in the order of ids. */
export const checkedAlerts = (tx: Tx, ids: readonly string[]) =>
  checked(tx)
    .where(and(isAnyOf(alerts.id, ids), eq(alerts.active, true), eq(alerts.frequency, 'instant')))
    .orderBy(alerts.id)

export interface InstantRun {
  /** Of what was posted after this. */
  since: Date
  until: Date
  after: string | null
}
/** Begins a run of instant alerts, or continues the one that was not finished. Null where nobody has an instant alert. */
export async function beginRun(tx: Tx, now: Date): Promise<InstantRun | null> {
  const [run] = await tx
    .update(alertRun)
    .set({ until: sql`coalesce(${alertRun.until}, ${now.toISOString()}::timestamptz)` })
    .returning()
  const [first] = await tx
    .select({ createdAt: alerts.createdAt })
    .from(alerts)
    .where(and(eq(alerts.active, true), eq(alerts.frequency, 'instant')))
    .orderBy(alerts.createdAt)
    .limit(1)
  if (!run?.until) return null
  if (!first) {
    await endRun(tx, run.until)
    return null
  }
  const since = new Date(Math.max(run.lookedAt.getTime(), first.createdAt.getTime()))
  return { since, until: run.until, after: run.after }
}
export async function keepPlace(tx: Tx, after: string | null): Promise<void> {
  await tx.update(alertRun).set({ after })
}
export async function endRun(tx: Tx, until: Date): Promise<void> {
  await tx.update(alertRun).set({ lookedAt: until, until: null, after: null })
}

/** Stores the keys of searches. */
export async function saveKeys(tx: Tx, made: readonly { id: string; keys: readonly string[] }[], keysOf: string): Promise<void> {
  await tx.execute(sql`update jobs.alerts a set keys = array(select jsonb_array_elements_text(m.keys)), keys_of = ${keysOf}
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m(id uuid, keys jsonb) where a.id = m.id`)
}

/** An active alert; undefined where another instance has locked it. */
export async function lockAlert(tx: Tx, id: string): Promise<AlertRow | undefined> {
  const [alert] = await tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, id), eq(alerts.active, true)))
    .for('update', { skipLocked: true })
  return alert
}

export async function markChecked(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.update(alerts).set({ lookedAt: at, behind: false }).where(isAnyOf(alerts.id, ids))
}

/** Gives those jobs that the person was not notified of before. */
export async function insertAlerted(tx: Tx, alert: AlertRow, jobIds: readonly string[], at: Date): Promise<string[]> {
  const inserted = await tx
    .insert(alerted)
    .values(jobIds.map((jobId) => ({ accountId: alert.accountId, jobId, alertId: alert.id, at })))
    .onConflictDoNothing()
    .returning({ jobId: alerted.jobId })
  return inserted.map(({ jobId }) => jobId)
}

/** Adds to the number of jobs that an alert has announced, and reads one of them. */
export async function countSent(tx: Tx, id: string, more: number, jobId: string) {
  const [job] = await tx.select({ title: jobs.title, company: jobs.company }).from(jobs).where(eq(jobs.id, jobId))
  const [counted] = await tx
    .update(alerts)
    .set({ sent: sql`${alerts.sent} + ${more}` })
    .where(eq(alerts.id, id))
    .returning({ sent: alerts.sent })
  return { job, sent: counted?.sent ?? 0 }
}
