import { APPLICATION_LABELS, type ApplicationState, type EventPayload } from '@onward/contracts'
import { type NewNotice, newNotice } from './new-notice'

/** Notices of applications, interviews and offers. */

/**
 * A new application: every member of the employer's organisation gets a notice, and the applicant's bell keeps that it went out.
 * The applicant's name stays in jobs.
 */
export const ofSubmitted = (event: EventPayload<'application.submitted'>): NewNotice[] => [
  ...newNotice({
    accountIds: event.employerAccountIds,
    kind: 'application-received',
    facts: { jobTitle: event.jobTitle },
    href: `/employer/applications/${event.applicationId}`,
    email: true,
  }),
  // Old events have no company, and there is no sentence without it.
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

/** The calendar entry of the interview that moved with it, as facts of a notice. */
function calendarFacts(interview: Moved['interview']): Record<string, string> {
  if (!interview?.calendar) return {}
  const { minutes, sequence, ...entry } = interview.calendar
  return { ...entry, interviewId: interview.id, minutes: String(minutes), sequence: String(sequence) }
}

/** The other side gets one notice of a move, which also says what becomes of an interview. */
export const ofMoved = (event: Moved): NewNotice[] =>
  event.by === 'jobseeker' ? movedByJobseeker(event) : movedByEmployer(event)

function movedByJobseeker(event: Moved): NewNotice[] {
  const { interview, state } = event
  const facts = { jobTitle: event.jobTitle, company: event.company }
  const toEmployer = { accountIds: event.employerAccountIds, href: `/employer/applications/${event.applicationId}`, email: true }
  if (interview?.state === 'alternative_requested')
    return [...newNotice({ ...toEmployer, kind: 'interview-other-times', facts }), ...ofCalledOff(event)]
  const answer = newNotice({ ...toEmployer, kind: 'application-state', facts: { ...facts, state, ...calendarFacts(interview) } })
  // A time that was chosen has a notice of its own, with the calendar file.
  return state === 'interview_scheduled' ? answer : [...answer, ...ownAct(event)]
}

/** Who asks for other times after agreeing on one gets it out of their calendar again. */
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

/** A move of the system reads like the employer's: it was not the jobseeker's. */
function movedByEmployer(event: Moved): NewNotice[] {
  const { state, from, interview } = event
  const facts = { jobTitle: event.jobTitle, company: event.company }
  const toJobseeker = { accountIds: [event.accountId], href: `/applications/${event.applicationId}`, email: true }
  const off = calendarFacts(interview)
  if (interview?.state === 'no_show') return newNotice({ ...toJobseeker, kind: 'interview-missed', facts })
  // They were there.
  if (state === 'interviewed') return ownAct(event)
  // Other times for an interview that had one.
  if (interview?.state === 'proposed' && interview.calendar)
    return newNotice({ ...toJobseeker, kind: 'interview-new-times', facts: { ...facts, ...off }, text: true })
  // Back from an interview: that it is not going ahead is the news.
  const isBack = (state === 'under_review' || state === 'shortlisted') && from !== null && INTERVIEW.has(from)
  if (isBack || (interview?.state === 'cancelled' && !ENDED.has(state)))
    return newNotice({ ...toJobseeker, kind: 'interview-cancelled', facts: { ...facts, ...off }, text: true })
  // What reads the same before and after is the employer's own mark; starting the job reads the same, and is news.
  const isSame = from !== null && APPLICATION_LABELS[from].jobseeker === APPLICATION_LABELS[state].jobseeker
  if (isSame && state !== 'placed' && !ENDED.has(state)) return []
  const note = noteOf(event)
  return newNotice({
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

/** What a move of the application does not say of an interview. Its calendar entry travels with the email. */
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
      // The email of a time that the person chose themselves is the invitation: it carries the calendar file.
      email: true,
      text: about !== 'confirmed',
    }),
    // Who interviews is reminded too.
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

/** Nobody has looked at an application for two weeks. */
export const ofWaiting = (event: EventPayload<'application.waiting'>): NewNotice[] =>
  newNotice({
    accountIds: event.employerAccountIds,
    kind: 'application-waiting',
    facts: { jobTitle: event.jobTitle },
    href: `/employer/applications/${event.applicationId}`,
    email: true,
  })

/** Whoever can still answer is reminded before the day; whoever waits for the answer gets a notice after it. */
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

/** The notice names the day alone: the offer is read in the portal. */
export const ofOfferChanged = (event: EventPayload<'offer.changed'>): NewNotice[] =>
  newNotice({
    accountIds: [event.accountId],
    kind: event.about === 'corrected' ? 'offer-corrected' : 'start-confirmed',
    facts: { jobTitle: event.jobTitle, company: event.company, startsOn: event.startsOn },
    href: `/applications/${event.applicationId}`,
    email: true,
    text: true,
  })
