import type { EmployerApplication } from '@onward/contracts'
import { isAnyOf, type Tx } from '@onward/database'
import { and, eq } from 'drizzle-orm'
import { interviews, starts } from '../db/schema'
import { heldUntil } from './rejection-store'

/** What a row of the employer's list says of the next step. */
export type BesideRow = Pick<EmployerApplication, 'interview' | 'startsOn' | 'toldAt'>

/** Open interviews, agreed first days and held rejections of applications, each read once. */
export async function besideRows(tx: Tx, applicationIds: readonly string[]): Promise<(id: string) => BesideRow> {
  const ids = [...applicationIds]
  if (ids.length === 0) return () => ({})
  const open = await tx
    .select({
      applicationId: interviews.applicationId,
      state: interviews.state,
      startsAt: interviews.startsAt,
      minutes: interviews.minutes,
    })
    .from(interviews)
    .where(and(isAnyOf(interviews.applicationId, ids), eq(interviews.open, true)))
  const days = await tx
    .select({ applicationId: starts.applicationId, startsOn: starts.startsOn })
    .from(starts)
    .where(isAnyOf(starts.applicationId, ids))
  const interviewOf = new Map(open.map((one) => [one.applicationId, one]))
  const startOf = new Map(days.map((one) => [one.applicationId, one.startsOn]))
  const held = await heldUntil(tx, ids)
  return (id) => {
    const interview = interviewOf.get(id)
    return {
      interview: interview
        ? {
            state: interview.state,
            // A time that was agreed before, and is not any more, is no time.
            startsAt: (interview.state === 'confirmed' && interview.startsAt?.toISOString()) || null,
            minutes: interview.minutes,
          }
        : null,
      startsOn: startOf.get(id) ?? null,
      toldAt: held.get(id)?.toISOString() ?? null,
    }
  }
}
