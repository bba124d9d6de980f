import type { Tx } from '@onward/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type AppealRow, advertAppeals } from './schema'

/** The appeal about an advert, decided or not. */
export async function readAppeal(tx: Tx, jobId: string): Promise<AppealRow | null> {
  const [appeal] = await tx.select().from(advertAppeals).where(eq(advertAppeals.jobId, jobId))
  return appeal ?? null
}

/** False where the advert had one already. */
export async function insertAppeal(tx: Tx, appeal: Omit<AppealRow, 'decidedAt'>): Promise<boolean> {
  const added = await tx.insert(advertAppeals).values(appeal).onConflictDoNothing().returning({ jobId: advertAppeals.jobId })
  return added.length > 0
}

export async function closeAppeal(tx: Tx, jobId: string, at: Date): Promise<void> {
  await tx
    .update(advertAppeals)
    .set({ decidedAt: at })
    .where(and(eq(advertAppeals.jobId, jobId), isNull(advertAppeals.decidedAt)))
}

/** Days in which somebody who decided counts as at work here. */
const AT_WORK_DAYS = 90

/** Whether an appeal is another administrator's to decide: this one did the last such act, and somebody else decides here too. As the system. */
export async function isForAnother(
  tx: Tx,
  { resource, act }: { resource: string; act: string },
  administrator: string,
  now: Date,
): Promise<boolean> {
  const [row] = await tx.execute<{ own: boolean; others: boolean }>(sql`
    select coalesce((select a.actor = ${administrator}::uuid from jobs.acts a
        where a.method_path like ${act} and a.resource = ${resource}
        order by a.seq desc limit 1), false) as own,
      exists (select from jobs.acts a where a.role = 'admin' and a.actor <> ${administrator}::uuid
        and a.at > ${now.toISOString()}::timestamptz - make_interval(days => ${AT_WORK_DAYS}::int)) as others`)
  return row?.own === true && row.others
}
