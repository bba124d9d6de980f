import type { EventPayload } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { openPlacement } from '../placements/follow'
import { recordOnCase } from './history'

/** The agreed time of an interview as an application's move tells it: any other state of it has none. */
function movedInterview(told: EventPayload<'application.moved'>['interview']): { id: string; startsAt: string | null } | null {
  if (!told) return null
  return { id: told.id, startsAt: told.state === 'confirmed' ? (told.calendar?.startsAt ?? null) : null }
}
const AGREED = ['confirmed', 'changed']

/** What people do elsewhere, as their work coach sees it. Kept for everybody: somebody may refer them later. */
export function caseEvents(kit: ServiceKit): void {
  kit.onEvent('cv.analysed', ({ accountId, cvId, refusal }, tx, { id: eventId, at }) =>
    recordOnCase(tx, { accountId }, { kind: 'cv-analysed', facts: { cvId, readable: refusal === null }, at, eventId }),
  )
  // Of the profile nothing is kept but whether it is set up.
  kit.onEvent('jobseeker.match-profile', ({ accountId, skills, place, position }, tx, { id: eventId, at }) => {
    const complete = skills.length > 0 && (place !== null || position !== null)
    return recordOnCase(tx, { accountId }, { kind: 'profile-changed', facts: { complete }, at, eventId })
  })
  kit.onEvent('badge.awarded', ({ accountId, credentialId, badge }, tx, { id: eventId, at }) =>
    recordOnCase(tx, { accountId }, { kind: 'badge-awarded', facts: { credentialId, badge }, at, eventId }),
  )
  kit.onEvent('badge.revoked', ({ accountId, credentialId, badge }, tx, { id: eventId, at }) =>
    recordOnCase(tx, { accountId }, { kind: 'badge-revoked', facts: { credentialId, badge }, at, eventId }),
  )
  kit.onEvent('application.submitted', ({ accountId, applicationId, jobTitle, company }, tx, { id: eventId, at }) =>
    recordOnCase(tx, { accountId }, { kind: 'application-sent', facts: { applicationId, jobTitle, company }, at, eventId }),
  )
  kit.onEvent('application.moved', (told, tx, { id: eventId, at }) => {
    const { accountId, applicationId, jobTitle, company, state, by } = told
    const facts = { applicationId, jobTitle, company, state, by, interview: movedInterview(told.interview) }
    return recordOnCase(tx, { accountId }, { kind: 'application-moved', facts, at, eventId })
  })
  kit.onEvent('interview.changed', async (told, tx, { id: eventId, at }) => {
    const { accountId, interviewId, applicationId, jobTitle, company, about } = told
    if (about === 'reminder') return
    const isAgreed = AGREED.includes(about)
    // Other times are talked about: what was agreed, if anything, stands.
    const interview =
      isAgreed || about === 'cancelled'
        ? { id: interviewId, startsAt: isAgreed ? (told.calendar?.startsAt ?? null) : null }
        : null
    const facts = { applicationId, jobTitle, company, about, interview }
    await recordOnCase(tx, { accountId }, { kind: 'interview-changed', facts, at, eventId })
  })
  kit.onEvent('placement.started', async (told, tx, { id: eventId, at }) => {
    const { accountId, applicationId, jobTitle, company, startedOn } = told
    const facts = { applicationId, jobTitle, company, startedOn }
    await recordOnCase(tx, { accountId }, { kind: 'placement-started', facts, at, eventId })
    await openPlacement(tx, told, at)
  })
}
