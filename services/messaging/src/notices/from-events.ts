import {
  APPLICATION_LABELS,
  type ApplicationState,
  BADGES,
  type EventPayload,
  FUTURE_BADGES,
  type Notice,
} from '@onward/contracts'

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

/**
 * A new application: every member of the employer's organisation is told, and the bell of the applicant keeps that it went out. The
 * applicant's name stays in jobs.
 */
export const ofSubmitted = (event: EventPayload<'application.submitted'>): Told[] => [
  ...told({
    accountIds: event.employerAccountIds,
    kind: 'application-received',
    facts: { jobTitle: event.jobTitle },
    href: `/employer/applications/${event.applicationId}`,
    email: true,
  }),
  // Told before the company was kept: there is no sentence without it.
  ...(event.company ? ownAct({ ...event, state: 'submitted' }) : []),
]

/** An employer waits for the jobseeker, or a day was agreed. */
const AWAITED: ReadonlySet<ApplicationState> = new Set(['interview_invited', 'interview_scheduled', 'offered'])
const ENDED: ReadonlySet<ApplicationState> = new Set(['rejected', 'position_closed'])
const INTERVIEW: ReadonlySet<ApplicationState> = new Set(['interview_invited', 'interview_scheduled', 'interviewed'])

/**
 * What people do themselves is kept in their bell. It never comes as an email or a text message: they know it. But where they called off an
 * agreed interview, their calendar does not, and the email brings the file that takes it out.
 */
const ownAct = ({
  accountId,
  applicationId,
  jobTitle,
  company,
  state,
  interview,
}: Pick<EventPayload<'application.moved'>, 'accountId' | 'applicationId' | 'jobTitle' | 'company' | 'state'> & {
  interview?: Moved['interview']
}): Told[] => {
  const off = state === 'withdrawn' ? calendarFacts(interview ?? null) : {}
  return told({
    accountIds: [accountId],
    kind: 'application-state',
    facts: { jobTitle, company, state, ...off },
    href: `/applications/${applicationId}`,
    email: off.startsAt !== undefined,
  })
}

type Moved = EventPayload<'application.moved'>

/** The calendar entry of the interview that moved with it, as facts of a notice. */
function calendarFacts(interview: Moved['interview']): Record<string, string> {
  if (!interview?.calendar) return {}
  const { minutes, sequence, ...entry } = interview.calendar
  return { ...entry, interviewId: interview.id, minutes: String(minutes), sequence: String(sequence) }
}

/** A move is told to the other side, once, together with what it does to an interview. */
export const ofMoved = (event: Moved): Told[] => (event.by === 'jobseeker' ? movedByJobseeker(event) : movedByEmployer(event))

function movedByJobseeker(event: Moved): Told[] {
  const { interview, state } = event
  const facts = { jobTitle: event.jobTitle, company: event.company }
  const toEmployer = { accountIds: event.employerAccountIds, href: `/employer/applications/${event.applicationId}`, email: true }
  if (interview?.state === 'alternative_requested')
    return [...told({ ...toEmployer, kind: 'interview-other-times', facts }), ...ofCalledOff(event)]
  const answer = told({ ...toEmployer, kind: 'application-state', facts: { ...facts, state, ...calendarFacts(interview) } })
  // A time that was chosen has a notice of its own, with the calendar file.
  return state === 'interview_scheduled' ? answer : [...answer, ...ownAct(event)]
}

/** Who asks for other times after agreeing on one gets it out of their calendar again. */
function ofCalledOff({ accountId, applicationId, jobTitle, company, interview }: Moved): Told[] {
  if (!interview?.calendar) return []
  return told({
    accountIds: [accountId],
    kind: 'interview-called-off',
    facts: { jobTitle, company, ...calendarFacts(interview) },
    href: `/applications/${applicationId}`,
    email: true,
  })
}

/** A move of the system is told like the employer's: it was not the jobseeker's. */
function movedByEmployer(event: Moved): Told[] {
  const { state, from, interview } = event
  const facts = { jobTitle: event.jobTitle, company: event.company }
  const toJobseeker = { accountIds: [event.accountId], href: `/applications/${event.applicationId}`, email: true }
  const off = calendarFacts(interview)
  if (interview?.state === 'no_show') return told({ ...toJobseeker, kind: 'interview-missed', facts })
  // They were there.
  if (state === 'interviewed') return ownAct(event)
  // Other times for an interview that had one.
  if (interview?.state === 'proposed' && interview.calendar)
    return told({ ...toJobseeker, kind: 'interview-new-times', facts: { ...facts, ...off }, text: true })
  // Back from an interview: that it is not going ahead is the news.
  const isBack = (state === 'under_review' || state === 'shortlisted') && from !== null && INTERVIEW.has(from)
  if (isBack || (interview?.state === 'cancelled' && !ENDED.has(state)))
    return told({ ...toJobseeker, kind: 'interview-cancelled', facts: { ...facts, ...off }, text: true })
  // What reads the same before and after is the employer's own mark; starting the job reads the same, and is news.
  const isSame = from !== null && APPLICATION_LABELS[from].jobseeker === APPLICATION_LABELS[state].jobseeker
  if (isSame && state !== 'placed' && !ENDED.has(state)) return []
  const note = noteOf(event)
  return told({
    ...toJobseeker,
    kind: 'application-state',
    facts: { ...facts, state, ...(ENDED.has(state) && off), ...(note && { note }) },
    // Somebody may be on the way to an interview that is not going ahead.
    text: AWAITED.has(state) || (ENDED.has(state) && off.startsAt !== undefined),
  })
}

/** What the state alone does not say. */
function noteOf({ state, from, interview }: Moved): string | null {
  if (state === 'interview_invited' && from !== null && !interview) return 'times-follow'
  if (state === 'rejected' && (from === 'offered' || from === 'accepted')) return 'offer-back'
  return null
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

const JOB_NEWS: Readonly<Record<string, Notice['kind']>> = {
  active: 'job-approved',
  draft: 'job-sent-back',
  removed: 'job-removed',
}
/**
 * Only what an administrator decided is news: the employer knows of what they did themselves. Posting tells no event, so a job that becomes
 * active, or a draft again, was checked.
 */
export function ofJobState(event: EventPayload<'job.state'>): Told[] {
  const kind = event.edit ? (`job-edit-${event.edit}` as const) : JOB_NEWS[event.state]
  if (!kind) return []
  return told({
    accountIds: event.employerAccountIds,
    kind,
    facts: { jobTitle: event.title },
    href: `/employer/jobs/${event.jobId}`,
    email: true,
  })
}

/** Whoever applied for it reads once what kind of change it was; their application leads to the advert as it is now. */
export const ofJobChanged = ({ applicants, jobTitle, company, about, again }: EventPayload<'job.changed'>): Told[] =>
  applicants.map(({ accountId, applicationId }) => ({
    accountIds: [accountId],
    kind: 'job-changed',
    facts: { jobTitle, company, about },
    href: `/applications/${applicationId}`,
    email: !again,
  }))

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

/** What a move of the application does not say of an interview. Its calendar entry travels with the email. */
export function ofInterview(event: EventPayload<'interview.changed'>): Told[] {
  const { about, jobTitle, company, interviewId, calendar } = event
  const facts = { jobTitle, company }
  if (about === 'other-times') {
    const href = `/employer/applications/${event.applicationId}`
    return told({ accountIds: event.employerAccountIds, kind: 'interview-other-times', facts, href, email: true })
  }
  const interview = { id: interviewId, state: 'confirmed', calendar } as const
  const news = {
    kind: `interview-${about}`,
    facts: { ...facts, ...(about !== 'new-times' && calendarFacts(interview)) },
  } as const
  return [
    ...told({
      ...news,
      accountIds: [event.accountId],
      href: `/applications/${event.applicationId}`,
      // The email of a time that the person chose themselves is the invitation: it carries the calendar file.
      email: true,
      text: about !== 'confirmed',
    }),
    // Who interviews is reminded too.
    ...(about === 'reminder'
      ? told({
          ...news,
          kind: 'interview-to-hold',
          accountIds: event.employerAccountIds,
          href: `/employer/applications/${event.applicationId}`,
          email: true,
        })
      : []),
  ]
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

const ORGANISATION_PAGE = '/employer/organisation'
/** Why stands on the organisation's page, or that of its jobs, for those who work there, and in no email. */
export function ofDecided(event: EventPayload<'organisation.decided'>): Told[] {
  const { decision } = event
  const isLevel = decision === 'confident-confirmed' || decision === 'confident-refused'
  return told({
    accountIds: event.employerAccountIds,
    kind: isLevel ? decision : `organisation-${decision}`,
    facts: { organisation: event.name },
    href: decision === 'adverts-closed' ? '/employer/jobs' : ORGANISATION_PAGE,
    email: true,
  })
}

/** Owners hear who came, whoever was removed hears that; leaving is one's own doing. Names stay in jobs. */
export function ofMember(event: EventPayload<'organisation.member'>): Told[] {
  if (event.change === 'left') return []
  const isNew = event.change === 'joined'
  return told({
    accountIds: isNew ? event.ownerAccountIds : [event.accountId],
    kind: isNew ? 'member-joined' : 'member-removed',
    facts: { organisation: event.name },
    href: ORGANISATION_PAGE,
    email: true,
  })
}

/** Who it is stands on the page alone. */
export const ofBounced = (event: EventPayload<'referral.bounced'>): Told[] =>
  told({
    accountIds: [event.agentAccountId],
    kind: 'referral-bounced',
    facts: {},
    href: `/agent/clients/${event.referralId}`,
    email: true,
  })

/**
 * A work coach's appointment. Its calendar entry travels with the email. Who asked to move one waits for an answer; of what a client missed, no
 * text message follows them.
 */
export function ofAppointment(event: EventPayload<'appointment.changed'>): Told[] {
  const { about, agentName, appointmentId, calendar } = event
  const kind = `appointment-${about}` as const
  const { minutes, sequence, ...entry } = calendar
  if (about === 'asked') {
    const href = '/agent/appointments?list=wishes'
    return told({ accountIds: [event.agentAccountId], kind, facts: { startsAt: entry.startsAt }, href, email: true })
  }
  return told({
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

/** A work coach asks something of a client, or did something for them: the page has what to decide. */
const FOR_CLIENTS = {
  asked: ['coach-asked', '/work-coach'],
  'cv-added': ['coach-cv-added', '/work-coach'],
  'job-suggested': ['coach-job-suggested', '/work-coach'],
} as const
/** What came of it. Who it is stands on the page alone. */
const FOR_AGENTS = {
  agreed: 'client-agreed',
  declined: 'client-declined',
  'cv-used': 'client-cv-used',
  'cv-removed': 'client-cv-removed',
} as const
export function ofCoachAct(event: EventPayload<'coach.act'>): Told[] {
  const { act, accountId, agentAccountId, agentName, referralId, job } = event
  if (act in FOR_CLIENTS) {
    const [kind, href] = FOR_CLIENTS[act as keyof typeof FOR_CLIENTS]
    const facts = { agentName, agentId: agentAccountId, ...(job && { jobTitle: job.jobTitle, company: job.company }) }
    return told({ accountIds: [accountId], kind, facts, href, email: true })
  }
  if (!(act in FOR_AGENTS)) return []
  const kind = FOR_AGENTS[act as keyof typeof FOR_AGENTS]
  return told({ accountIds: [agentAccountId], kind, facts: {}, href: `/agent/clients/${referralId}`, email: false })
}

/** Another work coach, while the case goes on; the first one was known from the referral. */
export const ofAssigned = ({ accountId, agentAccountId, agentName, open, handedOn }: EventPayload<'case.assigned'>): Told[] =>
  open && handedOn
    ? told({
        accountIds: [accountId],
        kind: 'coach-changed',
        facts: { agentName, agentId: agentAccountId },
        href: '/work-coach',
        email: true,
      })
    : []

/** Who takes over a colleague's clients. */
export const ofHandedOn = ({ agentAccountId, clients }: EventPayload<'cases.handed-on'>): Told[] =>
  told({
    accountIds: [agentAccountId],
    kind: 'cases-handed-on',
    facts: { clients: String(clients) },
    href: '/agent/active-cases',
    email: true,
  })

/** A note or a to-do of a work coach: what it says is read in the portal. */
export const ofShared = ({ accountId, about, agentName, agentAccountId }: EventPayload<'case.shared'>): Told[] =>
  told({
    accountIds: [accountId],
    kind: about === 'note' ? 'coach-note-shared' : 'coach-todo-added',
    facts: { agentName, ...(agentAccountId && { agentId: agentAccountId }) },
    href: '/work-coach',
    email: true,
  })

/** A milestone of a placement: each side is asked for one tap, and told nothing of the other. */
export const ofPlacementCheck = (event: EventPayload<'placement.check'>): Told[] => [
  ...told({
    accountIds: event.sides.includes('jobseeker') ? [event.accountId] : [],
    kind: 'placement-check',
    facts: { jobTitle: event.jobTitle, company: event.company, weeks: String(event.weeks) },
    href: '/dashboard',
    email: true,
    text: true,
  }),
  ...(event.applicationId === null
    ? []
    : told({
        accountIds: event.sides.includes('employer') ? event.employerAccountIds : [],
        kind: 'placement-check-employer',
        facts: { jobTitle: event.jobTitle, weeks: String(event.weeks) },
        href: `/employer/applications/${event.applicationId}`,
        email: true,
      })),
]

/** Who it is stands on the page alone. */
export const ofPlacementConflict = (event: EventPayload<'placement.conflict'>): Told[] =>
  told({
    accountIds: [event.agentAccountId],
    kind: 'placement-conflict',
    facts: {},
    href: '/agent/placements?show=conflicts',
    email: true,
  })

/** Somebody waits for their answer, and not for ever. */
export const ofPoolInvited = (event: EventPayload<'pool.invited'>): Told[] =>
  told({
    accountIds: [event.accountId],
    kind: 'pool-invited',
    facts: { jobTitle: event.jobTitle, company: event.company },
    href: '/invitations',
    email: true,
    text: true,
  })

export const ofPoolAccepted = (event: EventPayload<'pool.accepted'>): Told[] =>
  told({
    accountIds: event.employerAccountIds,
    kind: 'pool-accepted',
    facts: { jobTitle: event.jobTitle },
    href: `/employer/candidates/invitations?job=${event.jobId}`,
    email: true,
  })

/** Who can still answer is reminded before the day; who waits for the answer is told once it is over. */
export const ofOfferWaiting = (event: EventPayload<'offer.waiting'>): Told[] =>
  event.about === 'answer-soon'
    ? told({
        accountIds: [event.accountId],
        kind: 'offer-answer-soon',
        facts: { jobTitle: event.jobTitle, company: event.company, answerBy: event.answerBy },
        href: `/applications/${event.applicationId}`,
        email: true,
        text: true,
      })
    : told({
        accountIds: event.employerAccountIds,
        kind: 'offer-unanswered',
        facts: { jobTitle: event.jobTitle, answerBy: event.answerBy },
        href: `/employer/applications/${event.applicationId}`,
        email: true,
      })

/** What an offer says is read in the portal; the day alone is told. */
export const ofOfferChanged = (event: EventPayload<'offer.changed'>): Told[] =>
  told({
    accountIds: [event.accountId],
    kind: event.about === 'corrected' ? 'offer-corrected' : 'start-confirmed',
    facts: { jobTitle: event.jobTitle, company: event.company, startsOn: event.startsOn },
    href: `/applications/${event.applicationId}`,
    email: true,
    text: true,
  })
