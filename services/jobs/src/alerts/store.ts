import { randomUUID } from 'node:crypto'
import { type AlertFrequency, type AlertSearch, MAX_ALERTS, Problem } from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type AlertRow, alerts } from '../db/schema'

/** A person's alerts, the newest first. */
export const alertsOf = (tx: Tx, accountId: string): Promise<AlertRow[]> =>
  tx.select().from(alerts).where(eq(alerts.accountId, accountId)).orderBy(desc(alerts.createdAt), desc(alerts.id))

/** Keeps an alert, or changes the one for the same search; gives its id. Throws `state-conflict` where the person has too many. */
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
      // Whoever was away is told of what comes, not of everything that came.
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

/** Stops an alert by the link in its email, whoever is signed in where that is opened. Check the link first. */
export async function stopAlert(tx: Tx, id: string): Promise<void> {
  await asSystem(tx)
  await tx.update(alerts).set({ active: false }).where(eq(alerts.id, id))
}
