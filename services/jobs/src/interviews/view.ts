import type { Interview } from '@onward/contracts'
import type { InterviewRow, interviewSteps } from '../db/schema'

/** An interview as both sides see it. */
export function interviewOf(row: InterviewRow, steps: readonly (typeof interviewSteps.$inferSelect)[]): Interview {
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
}
