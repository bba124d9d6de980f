import { isAnyOf, type Tx } from '@onward/database'
import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { type ApplicationRow, applications, type HeldRejection, heldRejections, organisations } from '../db/schema'
import { isOpenApplication } from './open-store'

/** The task that sends what is due. */
export const SEND_REJECTIONS = 'jobs.rejections'

/** Replaces one that an application was held with before. */
export async function holdRejection(tx: Tx, held: HeldRejection): Promise<void> {
  await tx.delete(heldRejections).where(eq(heldRejections.application, held.application))
  await tx.insert(heldRejections).values(held)
}

/** When the applicants of these applications are told; only of those that nobody has moved since. */
export async function heldUntil(tx: Tx, applicationIds: readonly string[]): Promise<Map<string, Date>> {
  if (applicationIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: heldRejections.application, dueAt: heldRejections.dueAt })
    .from(heldRejections)
    .innerJoin(
      applications,
      and(eq(applications.id, heldRejections.application), eq(applications.version, heldRejections.version)),
    )
    .where(isAnyOf(heldRejections.application, applicationIds))
  return new Map(rows.map(({ id, dueAt }) => [id, dueAt]))
}

/** Takes a rejection that nobody undid, with its application locked; undefined where there is none any more. */
export async function takeHeld(tx: Tx, application: ApplicationRow): Promise<HeldRejection | undefined> {
  const [held] = await tx.delete(heldRejections).where(eq(heldRejections.application, application.id)).returning()
  return held?.version === application.version ? held : undefined
}

/** Applications whose rejection is due, locked in the order of ids; those of suspended organisations, and frozen ones, wait. */
export async function dueApplications(tx: Tx, now: Date, limit: number): Promise<ApplicationRow[]> {
  const due = tx
    .select({ id: heldRejections.application })
    .from(heldRejections)
    .innerJoin(organisations, and(eq(organisations.id, heldRejections.organisationId), isNull(organisations.suspendedAt)))
    .where(lte(heldRejections.dueAt, now))
  return tx
    .select()
    .from(applications)
    .where(and(inArray(applications.id, due), isOpenApplication))
    .orderBy(applications.id)
    .limit(limit)
    .for('update')
}
