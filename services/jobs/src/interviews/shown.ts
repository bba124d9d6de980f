import type { Interview } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { asc, desc, inArray, type SQL } from 'drizzle-orm'
import { interviewSteps, interviews } from '../db/schema'

const MOST = 100

/** Interviews as both sides read them, newest first. */
export async function readInterviews(tx: Tx, where: SQL | undefined): Promise<Interview[]> {
  const rows = await tx
    .select()
    .from(interviews)
    .where(where)
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(MOST)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const steps = await tx
    .select()
    .from(interviewSteps)
    .where(inArray(interviewSteps.interviewId, ids))
    .orderBy(asc(interviewSteps.version))
  return rows.map((row) => {
    const { id, applicationId, state, version, minutes, way, place, note, answer } = row
    const isAgreed = state === 'confirmed' || state === 'held' || state === 'no_show' || state === 'cancelled'
    return {
      id,
      applicationId,
      state,
      version,
      minutes,
      way,
      place,
      note,
      answer,
      slots: row.slots.map((at) => at.toISOString()),
      suggested: row.suggested.map((at) => at.toISOString()),
      startsAt: (isAgreed && row.startsAt?.toISOString()) || null,
      calledOff: (!isAgreed && row.confirmedAt && row.startsAt?.toISOString()) || null,
      history: steps
        .filter((step) => step.interviewId === id)
        .map((step) => ({ state: step.state, at: step.at.toISOString(), by: step.byRole })),
    }
  })
}
