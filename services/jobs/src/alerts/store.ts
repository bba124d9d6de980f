import { randomUUID } from 'node:crypto'
import { type AlertFrequency, type AlertSearch, MAX_ALERTS, Problem } from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import { and, count, desc, eq, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import { type AlertRow, alerted, alerts, closingAccounts, jobs } from '../db/schema'

/** A person's alerts, the newest first. */
export const alertsOf = (tx: Tx, accountId: string): Promise<AlertRow[]> =>
  tx.select().from(alerts).where(eq(alerts.accountId, accountId)).orderBy(desc(alerts.createdAt), desc(alerts.id))

/** Adds an alert, or changes the one for the same search; gives its id. Throws `state-conflict` where the person has too many. */
export async function saveAlert(
  tx: Tx,
  accountId: string,
  { search, frequency, at }: { search: AlertSearch; frequency: AlertFrequency; at: Date },
): Promise<string> {
  const [existing] = await tx.select({ n: count() }).from(alerts).where(eq(alerts.accountId, accountId))
  const same = and(eq(alerts.accountId, accountId), sql`${alerts.search} = ${JSON.stringify(search)}::text::jsonb`)
  const [known] = await tx.select({ id: alerts.id }).from(alerts).where(same)
  if (!known && Number(existing?.n) >= MAX_ALERTS)
    throw new Problem('state-conflict', { text: 'jobs.alert-too-many', facts: { most: MAX_ALERTS } })
  const id = randomUUID()
  const [saved] = await tx
    .insert(alerts)
    .values({ id, accountId, search, frequency, createdAt: at, lookedAt: at })
    .onConflictDoUpdate({ target: [alerts.accountId, alerts.search], set: { frequency, active: true } })
    .returning({ id: alerts.id })
  return saved?.id ?? id
}

const owned = (id: string, accountId: string) => and(eq(alerts.id, id), eq(alerts.accountId, accountId))

/** Throws `not-found` where the person has no such alert. */
export async function updateAlert(
  tx: Tx,
  id: string,
  accountId: string,
  { now, ...change }: { now: Date; frequency?: AlertFrequency | undefined; active?: boolean | undefined },
): Promise<void> {
  const [updated] = await tx
    .update(alerts)
    .set({
      ...change,
      // After a pause only new jobs are announced, not those of the pause.
      lookedAt: sql`case when ${alerts.active} then ${alerts.lookedAt} else ${now.toISOString()}::timestamptz end`,
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

/** Active alerts that were last checked before a time; instant ones before the first time, others before the second. */
export const alertsToCheck = (tx: Tx, instantBy: Date, othersBefore: Date) =>
  tx
    .select({ id: alerts.id, frequency: alerts.frequency, lookedAt: alerts.lookedAt })
    .from(alerts)
    .where(
      and(
        eq(alerts.active, true),
        notInArray(alerts.accountId, closing(tx)),
        or(
          and(eq(alerts.frequency, 'instant'), lte(alerts.lookedAt, instantBy)),
          and(ne(alerts.frequency, 'instant'), lt(alerts.lookedAt, othersBefore)),
        ),
      ),
    )
    .orderBy(alerts.lookedAt, alerts.id)

/** An active alert; undefined where another instance has locked it. */
export async function lockAlert(tx: Tx, id: string): Promise<AlertRow | undefined> {
  const [alert] = await tx
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, id), eq(alerts.active, true)))
    .for('update', { skipLocked: true })
  return alert
}

export async function markChecked(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(alerts).set({ lookedAt: at }).where(eq(alerts.id, id))
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
