import type { ApplicationState } from '@onward/contracts/jobs/application-states'

/** How far an application is, in five stages; null once it has ended otherwise. */
export const STAGES = ['new', 'review', 'interview', 'offer', 'started'] as const
export type Stage = (typeof STAGES)[number]

const STAGE_OF: Readonly<Record<ApplicationState, Stage | null>> = {
  submitted: 'new',
  under_review: 'review',
  shortlisted: 'review',
  interview_invited: 'interview',
  interview_scheduled: 'interview',
  interviewed: 'interview',
  offered: 'offer',
  accepted: 'offer',
  placed: 'started',
  rejected: null,
  withdrawn: null,
  declined: null,
  position_closed: null,
}
export const stageOf = (state: ApplicationState): Stage | null => STAGE_OF[state]
