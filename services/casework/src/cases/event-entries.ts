import type { CaseEntry, EventPayload, EventType } from '@onward/contracts'

/** The agreed time of an interview at a move of its application; null while nothing is agreed. */
function movedInterview(
  interview: EventPayload<'application.moved'>['interview'],
): { id: string; startsAt: string | null } | null {
  if (!interview) return null
  return { id: interview.id, startsAt: interview.state === 'confirmed' ? (interview.calendar?.startsAt ?? null) : null }
}
const AGREED = ['confirmed', 'changed']

/** What the history stores of other services' events: codes, ids and titles. Null where it stores nothing. */
const ENTRIES = {
  'cv.analysed': ({ cvId, refusal }) => ({ kind: 'cv-analysed', facts: { cvId, readable: refusal === null } }),
  'jobseeker.match-profile': ({ skills, place, position }) => {
    const complete = skills.length > 0 && (place !== null || position !== null)
    return { kind: 'profile-changed', facts: { complete } }
  },
  'badge.awarded': ({ credentialId, badge }) => ({ kind: 'badge-awarded', facts: { credentialId, badge } }),
  'badge.revoked': ({ credentialId, badge }) => ({ kind: 'badge-revoked', facts: { credentialId, badge } }),
  'application.submitted': ({ applicationId, jobTitle, company }) => ({
    kind: 'application-sent',
    facts: { applicationId, jobTitle, company },
  }),
  'application.moved': ({ applicationId, jobTitle, company, state, by, interview }) => ({
    kind: 'application-moved',
    facts: { applicationId, jobTitle, company, state, by, interview: movedInterview(interview) },
  }),
  'interview.changed': ({ interviewId, applicationId, jobTitle, company, about, calendar }) => {
    if (about === 'reminder') return null
    const isAgreed = AGREED.includes(about)
    // While other times are discussed, what was agreed before still holds.
    const interview =
      isAgreed || about === 'cancelled' ? { id: interviewId, startsAt: isAgreed ? (calendar?.startsAt ?? null) : null } : null
    return { kind: 'interview-changed', facts: { applicationId, jobTitle, company, about, interview } }
  },
  'placement.started': ({ applicationId, jobTitle, company, startedOn }) => ({
    kind: 'placement-started',
    facts: { applicationId, jobTitle, company, startedOn },
  }),
} as const satisfies { [T in EventType]?: (payload: EventPayload<T>) => CaseEntry | null }
export type StoredEvent = keyof typeof ENTRIES
export const STORED_EVENTS = Object.keys(ENTRIES) as StoredEvent[]

export const isStored = (type: EventType): type is StoredEvent => type in ENTRIES

/** The entry of an event; null where the history stores nothing of it. */
export function entryOf<T extends StoredEvent>(type: T, payload: EventPayload<T>): CaseEntry | null {
  return (ENTRIES[type] as (payload: EventPayload<T>) => CaseEntry | null)(payload)
}

/** The client's answers to what a work coach did. */
const ANSWERS = {
  'cv-used': 'cv-used-by-client',
  'cv-removed': 'cv-removed-by-client',
  agreed: 'client-shares',
  declined: 'client-shares-nothing',
} as const

/** The entry of what a work coach did with a client's CV or matches, or of the client's answer; null where the history stores nothing of it. */
export function coachEntry({
  act,
  agentAccountId: actor,
  cvId,
  count,
  job,
}: EventPayload<'coach.act'>): (CaseEntry & { actor?: string }) | null {
  switch (act) {
    case 'cv-added':
      return { kind: 'cv-uploaded-for-client', facts: { cvId }, actor }
    case 'cv-looked':
      return { kind: 'cv-reviewed-for-client', facts: { cvId }, actor }
    case 'matches-found':
      return { kind: 'matches-found', facts: { count }, actor }
    case 'job-suggested':
      return { kind: 'jobs-suggested', facts: { jobs: job ? [{ jobId: job.jobId, jobTitle: job.jobTitle }] : [] }, actor }
    case 'cv-used':
    case 'cv-removed':
    case 'agreed':
    case 'declined':
      return { kind: ANSWERS[act], facts: {} }
    default:
      return null
  }
}
