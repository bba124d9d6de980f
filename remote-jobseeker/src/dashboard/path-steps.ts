import type { ApplicationState } from '@onward/contracts/jobs/application-states'

/** The steps of an application up to the first day. */
export const PATH_STEPS = ['received', 'review', 'interview', 'offer', 'start'] as const

const PLACE: Readonly<Partial<Record<ApplicationState, (typeof PATH_STEPS)[number]>>> = {
  submitted: 'received',
  under_review: 'review',
  shortlisted: 'review',
  interview_invited: 'interview',
  interview_scheduled: 'interview',
  interviewed: 'interview',
  offered: 'offer',
  accepted: 'offer',
  placed: 'start',
}

/** Index in `PATH_STEPS`; null for an application that ended before the last step. */
export function stepOnPath(state: ApplicationState): number | null {
  const step = PLACE[state]
  return step ? PATH_STEPS.indexOf(step) : null
}
