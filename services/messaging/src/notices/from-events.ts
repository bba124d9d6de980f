import { BADGES, type EventPayload, FUTURE_BADGES, type Notice } from '@onward/contracts'
import { factInEveryLanguage } from '@onward/contracts/messaging/notice-facts'
import { type NewNotice, newNotice } from './new-notice'

/** Notices of everything except applications. */

/** The person asked for it moments ago, so there is no email. */
export const ofAnalysed = (event: EventPayload<'cv.analysed'>): NewNotice[] =>
  newNotice({
    accountIds: [event.accountId],
    kind: event.refusal === null ? 'cv-analysed' : 'cv-refused',
    facts: event.refusal === null ? { score: String(event.score ?? '') } : { refusal: event.refusal },
    href: `/cv-review?cv=${event.cvId}`,
    email: false,
  })

const JOB_NEWS: Readonly<Record<string, Notice['kind']>> = {
  active: 'job-approved',
  draft: 'job-sent-back',
  removed: 'job-removed',
}
/**
 * Only decisions of administrators are news; the employer knows their own acts. Posting emits no event, so a job that becomes
 * active, or a draft again, was checked by an administrator.
 */
export function ofJobState(event: EventPayload<'job.state'>): NewNotice[] {
  const kind = event.edit ? (`job-edit-${event.edit}` as const) : JOB_NEWS[event.state]
  if (!kind) return []
  return newNotice({
    accountIds: event.employerAccountIds,
    kind,
    facts: { jobTitle: event.title },
    href: `/employer/jobs/${event.jobId}`,
    email: true,
  })
}

/** Each applicant gets one notice that says what kind of change it was; the link leads to the current advert. */
export const ofJobChanged = ({ applicants, jobTitle, company, about, again }: EventPayload<'job.changed'>): NewNotice[] =>
  applicants.map(({ accountId, applicationId }) => ({
    accountIds: [accountId],
    kind: 'job-changed',
    facts: { jobTitle, company, about },
    href: `/applications/${applicationId}`,
    email: !again,
  }))

/** New jobs of an alert. The link opens the best of them; the email carries the way to stop it. */
export const ofMatched = (event: EventPayload<'alert.matched'>): NewNotice[] =>
  newNotice({
    accountIds: [event.accountId],
    kind: 'alert-matched',
    facts: { jobTitle: event.jobTitle, company: event.company, count: String(event.count), alertId: event.alertId },
    href: event.count === 1 ? `/jobs/${event.jobId}` : '/jobs?sort=most-recent',
    email: true,
  })

export const ofReport = (event: EventPayload<'report.decided'>): NewNotice[] =>
  newNotice({
    accountIds: [event.accountId],
    kind: 'report-decided',
    facts: { jobTitle: event.jobTitle, decision: event.decision },
    href: '/jobs',
    email: true,
  })

/** The person asked for it, so there is no email. */
export const ofAwarded = (event: EventPayload<'badge.awarded'>): NewNotice[] =>
  newNotice({
    accountIds: [event.accountId],
    kind: 'badge-awarded',
    facts: factInEveryLanguage('badge', BADGES[event.badge].name),
    href: `/badges/${event.credentialId}`,
    email: false,
  })

/** They may have asked long ago, so an email is sent. */
export const ofAnnounced = (event: EventPayload<'badge.announced'>): NewNotice[] =>
  newNotice({
    accountIds: [event.accountId],
    kind: 'badge-announced',
    facts: factInEveryLanguage('badge', FUTURE_BADGES[event.badge]),
    href: '/learning',
    email: true,
  })

export const ofRevoked = (event: EventPayload<'badge.revoked'>): NewNotice[] =>
  newNotice({
    accountIds: [event.accountId],
    kind: 'badge-revoked',
    facts: factInEveryLanguage('badge', BADGES[event.badge].name),
    href: `/badges/${event.credentialId}`,
    email: true,
  })

export const ofVerified = (event: EventPayload<'organisation.verified'>): NewNotice[] =>
  newNotice({
    accountIds: event.employerAccountIds,
    kind: 'organisation-verified',
    facts: { organisation: event.name },
    href: '/employer/dashboard',
    email: true,
  })

const ORGANISATION_PAGE = '/employer/organisation'
/** Decisions that have a notice of their own name. */
const NAMED_DECISIONS = ['confident-confirmed', 'confident-refused', 'logo-shown', 'logo-refused'] as const
type Decision = EventPayload<'organisation.decided'>['decision']
const isNamed = (decision: Decision): decision is (typeof NAMED_DECISIONS)[number] =>
  NAMED_DECISIONS.some((one) => one === decision)
/** The reason is shown on the page of the organisation or of its jobs, and in no email. */
export function ofDecided(event: EventPayload<'organisation.decided'>): NewNotice[] {
  const { decision } = event
  return newNotice({
    accountIds: event.employerAccountIds,
    kind: isNamed(decision) ? decision : `organisation-${decision}`,
    facts: { organisation: event.name },
    href: decision === 'adverts-closed' ? '/employer/jobs' : ORGANISATION_PAGE,
    email: true,
  })
}

/** Owners are told who joined, removed people are told of it; leaving yourself makes no notice. Names stay in jobs. */
export function ofMember(event: EventPayload<'organisation.member'>): NewNotice[] {
  if (event.change === 'left') return []
  const isNew = event.change === 'joined'
  return newNotice({
    accountIds: isNew ? event.ownerAccountIds : [event.accountId],
    kind: isNew ? 'member-joined' : 'member-removed',
    facts: { organisation: event.name },
    href: ORGANISATION_PAGE,
    email: true,
  })
}

/** The page names the person, the notice does not. */
export const ofBounced = (event: EventPayload<'referral.bounced'>): NewNotice[] =>
  newNotice({
    accountIds: [event.agentAccountId],
    kind: 'referral-bounced',
    facts: {},
    href: `/agent/clients/${event.referralId}`,
    email: true,
  })

/**
 * A work coach's appointment; its calendar entry is sent with the email. A client who asked to move one is waiting for the answer.
 * A missed appointment sends no text message.
 */
export function ofAppointment(event: EventPayload<'appointment.changed'>): NewNotice[] {
  const { about, agentName, appointmentId, calendar } = event
  const kind = `appointment-${about}` as const
  const { minutes, sequence, ...entry } = calendar
  if (about === 'asked') {
    const href = '/agent/appointments?list=wishes'
    return newNotice({ accountIds: [event.agentAccountId], kind, facts: { startsAt: entry.startsAt }, href, email: true })
  }
  return newNotice({
    accountIds: [event.accountId],
    kind,
    facts: {
      ...entry,
      agentName,
      agentId: event.agentAccountId,
      appointmentId,
      minutes: String(minutes),
      sequence: String(sequence),
    },
    href: '/appointments',
    email: true,
    text: about !== 'missed',
  })
}

/** A work coach asks a client something, or did something for them; the page has the decision to make. */
const FOR_CLIENTS = {
  asked: ['coach-asked', '/work-coach'],
  'cv-added': ['coach-cv-added', '/work-coach'],
  'job-suggested': ['coach-job-suggested', '/work-coach'],
} as const
/** The client's answer. The page names the client, the notice does not. */
const FOR_AGENTS = {
  agreed: 'client-agreed',
  declined: 'client-declined',
  'cv-used': 'client-cv-used',
  'cv-removed': 'client-cv-removed',
} as const
export function ofCoachAct(event: EventPayload<'coach.act'>): NewNotice[] {
  const { act, accountId, agentAccountId, agentName, referralId, job } = event
  if (act in FOR_CLIENTS) {
    const [kind, href] = FOR_CLIENTS[act as keyof typeof FOR_CLIENTS]
    const facts = { agentName, agentId: agentAccountId, ...(job && { jobTitle: job.jobTitle, company: job.company }) }
    return newNotice({ accountIds: [accountId], kind, facts, href, email: true })
  }
  if (!(act in FOR_AGENTS)) return []
  const kind = FOR_AGENTS[act as keyof typeof FOR_AGENTS]
  return newNotice({ accountIds: [agentAccountId], kind, facts: {}, href: `/agent/clients/${referralId}`, email: false })
}

/** A change of work coach during a case; the first coach is known from the referral. */
export const ofAssigned = ({
  accountId,
  agentAccountId,
  agentName,
  open,
  handedOn,
}: EventPayload<'case.assigned'>): NewNotice[] =>
  open && handedOn
    ? newNotice({
        accountIds: [accountId],
        kind: 'coach-changed',
        facts: { agentName, agentId: agentAccountId },
        href: '/work-coach',
        email: true,
      })
    : []

/** For the agent who takes over a colleague's clients. */
export const ofHandedOn = ({ agentAccountId, clients }: EventPayload<'cases.handed-on'>): NewNotice[] =>
  newNotice({
    accountIds: [agentAccountId],
    kind: 'cases-handed-on',
    facts: { clients: String(clients) },
    href: '/agent/active-cases',
    email: true,
  })

/** What is asked and answered about reading, and about sealed records, is read in the portal; the notices name nobody. */
export const ofReadingAsked = ({ agentAccountId }: EventPayload<'reading.asked'>): NewNotice[] =>
  newNotice({ accountIds: [agentAccountId], kind: 'reading-asked', facts: {}, href: '/agent/questions', email: true })
export const ofReadingAnswered = ({ askedBy }: EventPayload<'reading.answered'>): NewNotice[] =>
  newNotice({ accountIds: [askedBy], kind: 'reading-answered', facts: {}, href: '/agent/admin/reading', email: true })
const SEALED_PAGE = '/agent/admin/sealed'
export const ofSealRequested = ({ administrators, again }: EventPayload<'seal.requested'>): NewNotice[] =>
  newNotice({
    accountIds: administrators,
    kind: again ? 'seal-waiting' : 'seal-requested',
    facts: {},
    href: SEALED_PAGE,
    email: true,
  })
export const ofSealAnswered = ({ agentAccountId, referralId, yes }: EventPayload<'seal.answered'>): NewNotice[] =>
  newNotice({
    accountIds: [agentAccountId],
    kind: yes ? 'seal-opened' : 'seal-declined',
    facts: {},
    href: `/agent/clients/${referralId}`,
    email: true,
  })
export const ofSealWithoutCoach = ({ administrators }: EventPayload<'seal.without-coach'>): NewNotice[] =>
  newNotice({ accountIds: administrators, kind: 'seal-without-coach', facts: {}, href: SEALED_PAGE, email: true })

/** A note or a to-do of a work coach: its text is read in the portal. */
export const ofShared = ({ accountId, about, agentName, agentAccountId }: EventPayload<'case.shared'>): NewNotice[] =>
  newNotice({
    accountIds: [accountId],
    kind: about === 'note' ? 'coach-note-shared' : 'coach-todo-added',
    facts: { agentName, ...(agentAccountId && { agentId: agentAccountId }) },
    href: '/work-coach',
    email: true,
  })

/** A milestone of a placement: each side is asked, and does not see the other side's answer. */
export const ofPlacementCheck = (event: EventPayload<'placement.check'>): NewNotice[] => [
  ...newNotice({
    accountIds: event.sides.includes('jobseeker') ? [event.accountId] : [],
    kind: 'placement-check',
    facts: {
      jobTitle: event.jobTitle,
      company: event.company,
      weeks: String(event.weeks),
      ...(!event.coached && { coached: 'no' }),
    },
    href: '/dashboard',
    email: true,
    text: true,
  }),
  ...(event.applicationId === null
    ? []
    : newNotice({
        accountIds: event.sides.includes('employer') ? event.employerAccountIds : [],
        kind: 'placement-check-employer',
        facts: { jobTitle: event.jobTitle, weeks: String(event.weeks) },
        href: `/employer/applications/${event.applicationId}`,
        email: true,
      })),
]

/** The page names the person, the notice does not. */
export const ofPlacementConflict = (event: EventPayload<'placement.conflict'>): NewNotice[] =>
  newNotice({
    accountIds: [event.agentAccountId],
    kind: 'placement-conflict',
    facts: {},
    href: '/agent/placements?show=conflicts',
    email: true,
  })

/** The question has a time limit, so an email is sent. */
export const ofPoolInvited = (event: EventPayload<'pool.invited'>): NewNotice[] =>
  newNotice({
    accountIds: [event.accountId],
    kind: 'pool-invited',
    facts: { jobTitle: event.jobTitle, company: event.company },
    href: '/invitations',
    email: true,
    text: true,
  })

export const ofPoolAccepted = (event: EventPayload<'pool.accepted'>): NewNotice[] =>
  newNotice({
    accountIds: event.employerAccountIds,
    kind: 'pool-accepted',
    facts: { jobTitle: event.jobTitle },
    href: `/employer/candidates/invitations?job=${event.jobId}`,
    email: true,
  })
