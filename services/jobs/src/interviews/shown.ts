import type { EmployerInterview, Interview } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import { type InterviewRow, interviewNotes, interviewSteps, interviews } from '../db/schema'

const MOST = 100

/** Interviews as both sides read them, newest first. */
export async function readInterviews(tx: Tx, where: SQL | undefined): Promise<Interview[]> {
  const rows = await tx
    .select()
    .from(interviews)
    .where(where)
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(MOST)
  return shownInterviews(tx, rows)
}

/** Rows in their order, each with its history. */
export async function shownInterviews(tx: Tx, rows: readonly InterviewRow[]): Promise<Interview[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const steps = await tx
    .select()
    .from(interviewSteps)
    .where(inArray(interviewSteps.interviewId, ids))
    .orderBy(asc(interviewSteps.version))
  return rows.map((row) => {
    const { id, applicationId, state, version, minutes, way, place, meet, bring, adjustments, note, closingWords, answer } = row
    const isAgreed = state === 'confirmed' || state === 'held' || state === 'no_show' || state === 'cancelled'
    return {
      id,
      applicationId,
      state,
      version,
      minutes,
      way,
      place,
      meet,
      bring,
      adjustments,
      note,
      closingWords,
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

/** The same for the employer's people: with what colleagues wrote, oldest first. */
export async function withNotes(tx: Tx, shown: readonly Interview[]): Promise<EmployerInterview[]> {
  if (shown.length === 0) return []
  const ids = shown.map(({ id }) => id)
  const notes = await tx
    .select({
      id: interviewNotes.id,
      interviewId: interviewNotes.interviewId,
      words: interviewNotes.words,
      at: interviewNotes.at,
      by: sql<string | null>`jobs.colleague_name(${interviewNotes.byAccount})`,
    })
    .from(interviewNotes)
    .where(inArray(interviewNotes.interviewId, ids))
    .orderBy(asc(interviewNotes.at), asc(interviewNotes.id))
  return shown.map((one) => ({
    ...one,
    notes: notes
      .filter(({ interviewId }) => interviewId === one.id)
      // Whoever has left the organisation has no name here any more.
      .map(({ id, words, at, by }) => ({ id, words, at: at.toISOString(), by: by ?? '' })),
  }))
}
