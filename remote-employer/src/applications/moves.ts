import { APPLICATION_LABELS, type ApplicationState, mayMove } from '@onward/contracts/jobs/application-states'
import type { MessageName, Messages } from '../catalogue'

/** Steps by a single press, in the order of their buttons. Offers, endings, interviews and the start have their own forms. */
const PLAIN_MOVES = ['under_review', 'shortlisted'] as const
export type PlainMove = (typeof PLAIN_MOVES)[number]
export const plainMoves = (next: readonly ApplicationState[]): PlainMove[] => PLAIN_MOVES.filter((state) => next.includes(state))

const isOfInterview = (state: ApplicationState) => state.startsWith('interview')

/** The button's label, which depends on the state; null where going back belongs to the interview. */
export function moveLabel(from: ApplicationState, to: PlainMove): 'move.under_review' | 'move.back' | 'move.shortlisted' | null {
  if (to === 'shortlisted') return 'move.shortlisted'
  if (from === 'submitted') return 'move.under_review'
  return isOfInterview(from) ? null : 'move.back'
}

/** Nobody is rejected after an offer: that is taken back, beside its terms. */
export const mayReject = (state: ApplicationState): boolean =>
  state !== 'offered' && state !== 'accepted' && mayMove(state, 'rejected', 'employer')

/** An invitation to a first interview; once there is one, its times are changed beside it. */
export const mayInvite = (state: ApplicationState): boolean =>
  !isOfInterview(state) && mayMove(state, 'interview_invited', 'employer')

/** Catalogue keys of a state's labels for the employer; `moves.test.ts` checks that they exist. */
export const stateLabels = (state: ApplicationState): { state: MessageName; mark: MessageName | null } => {
  const { employer, mark } = APPLICATION_LABELS[state]
  return { state: `state.${employer}` as MessageName, mark: mark ? (`mark.${mark}` as MessageName) : null }
}
/** `Under Review (Shortlisted)`. */
export const stateText = (t: Messages, state: ApplicationState): string => {
  const labels = stateLabels(state)
  return labels.mark ? `${t(labels.state)} (${t(labels.mark)})` : t(labels.state)
}

export type Tone = 'neutral' | 'success' | 'information' | 'warning' | 'danger'
/** Colour of a state, always beside its label. */
export function stateTone(state: ApplicationState): Tone {
  switch (APPLICATION_LABELS[state].employer) {
    case 'New':
      return 'information'
    case 'Under Review':
      return 'warning'
    case 'Interview Scheduled':
    case 'Offer made':
    case 'Offer accepted':
    case 'Started':
      return 'success'
    case 'Rejected':
      return 'danger'
    default:
      return 'neutral'
  }
}
