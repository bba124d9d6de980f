import { type ApplicationState, BADGES, type EventPayload, FUTURE_BADGES, type Notice } from '@onward/contracts'

/** One notice for some accounts; `email` says whether it matters enough to leave the portal. */
export interface Told {
  accountIds: readonly string[]
  kind: Notice['kind']
  facts: Record<string, string>
  href: string
  email: boolean
  /** Worth a text message to those who want them: somebody waits for an answer. */
  text?: boolean
}

const told = (notice: Told): Told[] => (notice.accountIds.length > 0 ? [notice] : [])

/** A new application: every member of the employer's organisation is told. The applicant's name stays in jobs. */
export const ofSubmitted = (event: EventPayload<'application.submitted'>): Told[] =>
  told({
    accountIds: event.employerAccountIds,
    kind: 'application-received',
    facts: { jobTitle: event.jobTitle },
    href: `/employer/applications/${event.applicationId}`,
    email: true,
  })

/** An employer waits for the jobseeker, or a day was agreed. */
const AWAITED: ReadonlySet<ApplicationState> = new Set(['interview_invited', 'interview_scheduled', 'offered'])

/** A move is told to the other side: never to whoever made it. A move of the system is told to the jobseeker. */
export function ofMoved(event: EventPayload<'application.moved'>): Told[] {
  const facts = { jobTitle: event.jobTitle, company: event.company, state: event.state }
  return event.by === 'jobseeker'
    ? told({
        accountIds: event.employerAccountIds,
        kind: 'application-state',
        facts,
        href: `/employer/applications/${event.applicationId}`,
        email: true,
      })
    : told({
        accountIds: [event.accountId],
        kind: 'application-state',
        facts,
        href: `/applications/${event.applicationId}`,
        email: true,
        text: AWAITED.has(event.state),
      })
}

/** The person asked for it moments ago: the bell is enough. */
export const ofAnalysed = (event: EventPayload<'cv.analysed'>): Told[] =>
  told({
    accountIds: [event.accountId],
    kind: event.refusal === null ? 'cv-analysed' : 'cv-refused',
    facts: event.refusal === null ? { score: String(event.score ?? '') } : { refusal: event.refusal },
    href: `/cv-review?cv=${event.cvId}`,
    email: false,
  })

/**
 * Only the end of a check is news: the employer knows of what they did themselves. Posting tells no event, so a job that becomes active,
 * or a draft again, was checked.
 */
export function ofJobState(event: EventPayload<'job.state'>): Told[] {
  if (event.state !== 'active' && event.state !== 'draft') return []
  return told({
    accountIds: event.employerAccountIds,
    kind: event.state === 'active' ? 'job-approved' : 'job-sent-back',
    facts: { jobTitle: event.title },
    href: '/employer/jobs',
    email: true,
  })
}

/** New jobs of an alert. The link opens the best of them; the email carries the way to stop it. */
export const ofMatched = (event: EventPayload<'alert.matched'>): Told[] =>
  told({
    accountIds: [event.accountId],
    kind: 'alert-matched',
    facts: { jobTitle: event.jobTitle, company: event.company, count: String(event.count), alertId: event.alertId },
    href: event.count === 1 ? `/jobs/${event.jobId}` : '/jobs?sort=most-recent',
    email: true,
  })

export const ofReport = (event: EventPayload<'report.decided'>): Told[] =>
  told({
    accountIds: [event.accountId],
    kind: 'report-decided',
    facts: { jobTitle: event.jobTitle, decision: event.decision },
    href: '/jobs',
    email: true,
  })

/** The person asked for it: the bell is enough. */
export const ofAwarded = (event: EventPayload<'badge.awarded'>): Told[] =>
  told({
    accountIds: [event.accountId],
    kind: 'badge-awarded',
    facts: { badge: BADGES[event.badge].name.en, badgeCy: BADGES[event.badge].name.cy },
    href: `/badges/${event.credentialId}`,
    email: false,
  })

/** They asked to be told, perhaps long ago: the email brings them back. */
export const ofAnnounced = (event: EventPayload<'badge.announced'>): Told[] =>
  told({
    accountIds: [event.accountId],
    kind: 'badge-announced',
    facts: { badge: FUTURE_BADGES[event.badge].en, badgeCy: FUTURE_BADGES[event.badge].cy },
    href: '/learning',
    email: true,
  })

export const ofRevoked = (event: EventPayload<'badge.revoked'>): Told[] =>
  told({
    accountIds: [event.accountId],
    kind: 'badge-revoked',
    facts: { badge: BADGES[event.badge].name.en, badgeCy: BADGES[event.badge].name.cy },
    href: `/badges/${event.credentialId}`,
    email: true,
  })

/** What happens around an interview. Its calendar entry travels with the email. */
export function ofInterview(event: EventPayload<'interview.changed'>): Told[] {
  const { about, jobTitle, company, interviewId, calendar } = event
  const facts = { jobTitle, company }
  if (about === 'other-times') {
    const href = `/employer/applications/${event.applicationId}`
    return told({ accountIds: event.employerAccountIds, kind: 'interview-other-times', facts, href, email: true })
  }
  const { minutes, sequence, ...entry } = calendar ?? { minutes: 0, sequence: 0 }
  return told({
    accountIds: [event.accountId],
    kind: `interview-${about}`,
    facts: calendar ? { ...facts, ...entry, interviewId, minutes: String(minutes), sequence: String(sequence) } : facts,
    href: `/applications/${event.applicationId}`,
    email: true,
    // Who chose the time knows it.
    text: about !== 'confirmed',
  })
}

/** Nobody has looked at an application for two weeks. */
export const ofWaiting = (event: EventPayload<'application.waiting'>): Told[] =>
  told({
    accountIds: event.employerAccountIds,
    kind: 'application-waiting',
    facts: { jobTitle: event.jobTitle },
    href: `/employer/applications/${event.applicationId}`,
    email: true,
  })

export const ofVerified = (event: EventPayload<'organisation.verified'>): Told[] =>
  told({
    accountIds: event.employerAccountIds,
    kind: 'organisation-verified',
    facts: { organisation: event.name },
    href: '/employer/dashboard',
    email: true,
  })
