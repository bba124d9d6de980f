import { APPLICATION_LABELS, type ApplicationState, type EventPayload } from '@onward/contracts'
import { isWarned } from '@onward/contracts/jobs/freezes'
import { type NewNotice, newNotice } from './new-notice'

/** Notices of applications, interviews and offers. */

/**
 * A new application: every member of the employer's organisation gets a notice, and the applicant gets one that it was sent. It
 * holds no name of the applicant.
 */
export const ofSubmitted = (event: EventPayload<'application.submitted'>): NewNotice[] => [
  ...newNotice({
    accountIds: event.employerAccountIds,
    kind: 'application-received',
    facts: { jobTitle: event.jobTitle },
    href: `/employer/applications/${event.applicationId}`,
    email: true,
  }),
  // Old events have no company, which the sentence needs.
  ...(event.company ? ownAct({ ...event, state: 'submitted' }) : []),
]

/** Moves that need the jobseeker's answer, or that agree on a day. */
const AWAITED: ReadonlySet<ApplicationState> = new Set(['interview_invited', 'interview_scheduled', 'offered'])
const ENDED: ReadonlySet<ApplicationState> = new Set(['rejected', 'position_closed'])
const INTERVIEW: ReadonlySet<ApplicationState> = new Set(['interview_invited', 'interview_scheduled', 'interviewed'])

/**
 * A person's own acts are noted in their bell, without email or text message. The exception is an agreed interview that they called
 * off: the email carries the file that removes it from their calendar.
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
}): NewNotice[] => {
  const off = state === 'withdrawn' ? calendarFacts(interview ?? null) : {}
  return newNotice({
    accountIds: [accountId],
    kind: 'application-state',
    facts: { jobTitle, company, state, ...off },
    href: `/applications/${applicationId}`,
    email: off.startsAt !== undefined,
  })
}

type Moved = EventPayload<'application.moved'>

/** The calendar entry of the interview that changed with the move, as facts of a notice. */
function calendarFacts(interview: Moved['interview']): Record<string, string> {
  if (!interview?.calendar) return {}
  const { minutes, sequence, ...entry } = interview.calendar
  return { ...entry, interviewId: interview.id, minutes: String(minutes), sequence: String(sequence) }
}

/** The other side gets one notice of a move, which also says what happens to an interview. */
export const ofMoved = (event: Moved): NewNotice[] =>
  event.by === 'jobseeker' ? movedByJobseeker(event) : movedByEmployer(event)

function movedByJobseeker(event: Moved): NewNotice[] {
  const { interview, state } = event
  const facts = { jobTitle: event.jobTitle, company: event.company }
  const toEmployer = { accountIds: event.employerAccountIds, href: `/employer/applications/${event.applicationId}`, email: true }
  if (interview?.state === 'alternative_requested')
    return [...newNotice({ ...toEmployer, kind: 'interview-other-times', facts }), ...ofCalledOff(event)]
  // An agreed job falls: the employer has to act.
  const isFallen = state === 'withdrawn' && event.from === 'accepted'
  const answer = newNotice({
    ...toEmployer,
    kind: 'application-state',
    facts: { ...facts, state, ...(isFallen && { note: 'agreed' }), ...calendarFacts(interview) },
  })
  // A time that was chosen has a notice of its own, with the calendar file.
  return state === 'interview_scheduled' ? answer : [...answer, ...ownAct(event)]
}

/** Asking for other times after agreeing on one removes it from their calendar. */
function ofCalledOff({ accountId, applicationId, jobTitle, company, interview }: Moved): NewNotice[] {
  if (!interview?.calendar) return []
  return newNotice({
    accountIds: [accountId],
    kind: 'interview-called-off',
    facts: { jobTitle, company, ...calendarFacts(interview) },
    href: `/applications/${applicationId}`,
    email: true,
  })
}

/** A move by the system reads like one by the employer. */
function movedByEmployer(event: Moved): NewNotice[] {
  const { state, from, interview } = event
  const facts = { jobTitle: event.jobTitle, company: event.company }
  const toJobseeker = { accountIds: [event.accountId], href: `/applications/${event.applicationId}`, email: true }
  const off = calendarFacts(interview)
  if (interview?.state === 'no_show') return newNotice({ ...toJobseeker, kind: 'interview-missed', facts })
  // They attended the interview.
  if (state === 'interviewed') return ownAct(event)
  // Other times for an interview that had one.
  if (interview?.state === 'proposed' && interview.calendar)
    return newNotice({ ...toJobseeker, kind: 'interview-new-times', facts: { ...facts, ...off }, text: true })
  // Moving back from an interview means that it is cancelled.
  const isBack = (state === 'under_review' || state === 'shortlisted') && from !== null && INTERVIEW.has(from)
  if (isBack || (interview?.state === 'cancelled' && !ENDED.has(state)))
    return newNotice({ ...toJobseeker, kind: 'interview-cancelled', facts: { ...facts, ...off }, text: true })
  // States with the same label for the jobseeker are the employer's internal marks. Starting the job is the exception: it keeps the
  // label and is news.
  const isSame = from !== null && APPLICATION_LABELS[from].jobseeker === APPLICATION_LABELS[state].jobseeker
  if (isSame && state !== 'placed' && !ENDED.has(state)) return []
  const note = noteOf(event)
  return newNotice({
    ...toJobseeker,
    kind: 'application-state',
    facts: { ...facts, state, ...(ENDED.has(state) && off), ...(note && { note }) },
    // Urgent: they may already be on the way to a cancelled interview.
    text: AWAITED.has(state) || (ENDED.has(state) && off.startsAt !== undefined),
  })
}

/** Details that the state alone does not tell. */
function noteOf({ state, from, interview }: Moved): string | null {
  if (state === 'interview_invited' && from !== null && !interview) return 'times-follow'
  if (state === 'rejected' && (from === 'offered' || from === 'accepted')) return 'offer-back'
  return null
}

/** Changes of an interview without a move of the application. Its calendar entry is sent with the email. */
export function ofInterview(event: EventPayload<'interview.changed'>): NewNotice[] {
  const { about, jobTitle, company, interviewId, calendar } = event
  const facts = { jobTitle, company }
  if (about === 'other-times') {
    const href = `/employer/applications/${event.applicationId}`
    return newNotice({ accountIds: event.employerAccountIds, kind: 'interview-other-times', facts, href, email: true })
  }
  const interview = { id: interviewId, state: 'confirmed', calendar } as const
  const news = {
    kind: `interview-${about}`,
    facts: { ...facts, ...(about !== 'new-times' && calendarFacts(interview)) },
  } as const
  return [
    ...newNotice({
      ...news,
      accountIds: [event.accountId],
      href: `/applications/${event.applicationId}`,
      // The email of a time that the person chose is the invitation: it carries the calendar file.
      email: true,
      text: about !== 'confirmed',
    }),
    // The interviewers are reminded too.
    ...(about === 'reminder'
      ? newNotice({
          ...news,
          kind: 'interview-to-hold',
          accountIds: event.employerAccountIds,
          href: `/employer/applications/${event.applicationId}`,
          email: true,
        })
      : []),
  ]
}

const FROZEN_KIND = {
  'advert-removed': 'application-frozen',
  'employer-suspended': 'application-frozen',
  'employer-leaving': 'application-resting',
} as const
/** The application rests, or goes on: an agreed interview leaves the calendar, or comes back. */
export const ofFrozen = ({ frozen, interview, answerBy, ...event }: EventPayload<'application.frozen'>): NewNotice[] =>
  newNotice({
    accountIds: [event.accountId],
    kind: frozen ? FROZEN_KIND[frozen] : 'application-thawed',
    facts: {
      jobTitle: event.jobTitle,
      company: event.company,
      ...(interview && calendarFacts({ ...interview, state: 'confirmed' })),
      ...(answerBy && { answerBy }),
    },
    href: `/applications/${event.applicationId}`,
    email: true,
  })

/** Their work coaches are warned too, without the client's name. */
export const ofFrozenForCoaches = (
  { frozen, jobTitle, company }: EventPayload<'application.frozen'>,
  coaches: readonly { accountId: string; caseId: string | null }[],
): NewNotice[] =>
  isWarned(frozen)
    ? coaches.flatMap(({ accountId, caseId }) =>
        newNotice({
          accountIds: [accountId],
          kind: 'client-warned',
          facts: { jobTitle, company },
          href: `/agent/messages?case=${caseId}`,
          email: true,
        }),
      )
    : []

/** Nobody has opened the application for two weeks. */
export const ofWaiting = (event: EventPayload<'application.waiting'>): NewNotice[] =>
  newNotice({
    accountIds: event.employerAccountIds,
    kind: 'application-waiting',
    facts: { jobTitle: event.jobTitle },
    href: `/employer/applications/${event.applicationId}`,
    email: true,
  })

/** The applicant is reminded before the last day to answer; the employer gets a notice after it. */
export const ofOfferWaiting = (event: EventPayload<'offer.waiting'>): NewNotice[] =>
  event.about === 'answer-soon'
    ? newNotice({
        accountIds: [event.accountId],
        kind: 'offer-answer-soon',
        facts: { jobTitle: event.jobTitle, company: event.company, answerBy: event.answerBy },
        href: `/applications/${event.applicationId}`,
        email: true,
        text: true,
      })
    : newNotice({
        accountIds: event.employerAccountIds,
        kind: 'offer-unanswered',
        facts: { jobTitle: event.jobTitle, answerBy: event.answerBy },
        href: `/employer/applications/${event.applicationId}`,
        email: true,
      })

/** The notice names the day only; the offer is read in the portal. */
export const ofOfferChanged = (event: EventPayload<'offer.changed'>): NewNotice[] =>
  newNotice({
    accountIds: [event.accountId],
    kind: event.about === 'corrected' ? 'offer-corrected' : 'start-confirmed',
    facts: { jobTitle: event.jobTitle, company: event.company, startsOn: event.startsOn },
    href: `/applications/${event.applicationId}`,
    email: true,
    text: true,
  })
