/**
 * Applications: the states, what may follow each and who may do it, as one table. Code that moves, labels, tests and
 * documentation read it. Source: product behaviour section 7.
 */
export const APPLICATION_STATES = [
  'submitted',
  'under_review',
  'shortlisted',
  'interview_invited',
  'interview_scheduled',
  'interviewed',
  'offered',
  'accepted',
  'placed',
  'rejected',
  'withdrawn',
  'declined',
  'position_closed',
] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]
export type ApplicationActor = 'jobseeker' | 'employer' | 'system'

type Steps = Partial<Record<ApplicationState, readonly ApplicationActor[]>>
const E = ['employer'] as const
const J = ['jobseeker'] as const
const EXITS: Steps = { rejected: E, withdrawn: J, position_closed: ['employer', 'system'] }

export const APPLICATION_TRANSITIONS: Readonly<Record<ApplicationState, Steps>> = {
  submitted: { under_review: E, shortlisted: E, interview_invited: E, ...EXITS },
  under_review: { shortlisted: E, interview_invited: E, offered: E, ...EXITS },
  shortlisted: { under_review: E, interview_invited: E, offered: E, ...EXITS },
  interview_invited: { interview_scheduled: J, under_review: E, declined: J, ...EXITS },
  interview_scheduled: { interviewed: E, interview_invited: ['employer', 'jobseeker', 'system'], under_review: E, ...EXITS },
  interviewed: { interview_invited: E, offered: E, ...EXITS },
  offered: { accepted: J, declined: J, ...EXITS },
  accepted: { placed: E, ...EXITS },
  placed: {},
  rejected: {},
  withdrawn: {},
  declined: {},
  position_closed: {},
}

export const isLive = (state: ApplicationState): boolean => Object.keys(APPLICATION_TRANSITIONS[state]).length > 0

export const mayMove = (from: ApplicationState, to: ApplicationState, actor: ApplicationActor): boolean =>
  APPLICATION_TRANSITIONS[from][to]?.includes(actor) ?? false

export const nextStates = (from: ApplicationState, actor: ApplicationActor): ApplicationState[] =>
  APPLICATION_STATES.filter((to) => mayMove(from, to, actor))

/** Labels for each side; `mark` is the word in brackets. Message catalogues use the English labels as keys. */
export const APPLICATION_LABELS: Readonly<Record<ApplicationState, { employer: string; mark?: string; jobseeker: string }>> = {
  submitted: { employer: 'New', jobseeker: 'Application Received' },
  under_review: { employer: 'Under Review', jobseeker: 'Under Review' },
  shortlisted: { employer: 'Under Review', mark: 'Shortlisted', jobseeker: 'Under Review' },
  interview_invited: { employer: 'Under Review', mark: 'Invited to interview', jobseeker: 'Interview invitation' },
  interview_scheduled: { employer: 'Interview Scheduled', jobseeker: 'Interview Scheduled' },
  interviewed: { employer: 'Interview Scheduled', mark: 'Interviewed', jobseeker: 'Interview Scheduled' },
  offered: { employer: 'Offer made', jobseeker: 'Offer received' },
  accepted: { employer: 'Offer accepted', jobseeker: 'Completed' },
  placed: { employer: 'Started', jobseeker: 'Completed' },
  rejected: { employer: 'Rejected', jobseeker: 'Completed' },
  withdrawn: { employer: 'Withdrawn', jobseeker: 'Completed' },
  declined: { employer: 'Declined', jobseeker: 'Completed' },
  position_closed: { employer: 'Closed', jobseeker: 'Completed' },
}

/** Stages of the board: open applications by the label that employers read. */
export const APPLICATION_STAGES = ['new', 'review', 'interview', 'offer', 'started'] as const
export type ApplicationStage = (typeof APPLICATION_STAGES)[number]
const STAGE_OF_LABEL: Readonly<Record<string, ApplicationStage>> = {
  New: 'new',
  'Under Review': 'review',
  'Interview Scheduled': 'interview',
  'Offer made': 'offer',
  'Offer accepted': 'offer',
  Started: 'started',
}
/** Null once an application has ended otherwise. */
export const stageOf = (state: ApplicationState): ApplicationStage | null =>
  STAGE_OF_LABEL[APPLICATION_LABELS[state].employer] ?? null

/** "The status filter matches the lowercased status with the first space turned into a hyphen." Specification section 5. */
export const statusFilterValue = (label: string): string => label.toLowerCase().replace(' ', '-')

/** Days without a view, then the employer is reminded; days without an answer, then the applicant reads "no response yet". */
export const WAITING_DAYS = { employerIsReminded: 14, applicantIsNotified: 28 } as const
