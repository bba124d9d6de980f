import { APPLICATION_LABELS, type ApplicationState } from '@onward/contracts'

/** Steps that are complete on both sides of the portal, in the order of the buttons. */
const OFFERED_MOVES = ['under_review', 'shortlisted', 'rejected'] as const
export type OfferedMove = (typeof OFFERED_MOVES)[number]

export const movesOf = (next: readonly ApplicationState[]): OfferedMove[] => OFFERED_MOVES.filter((state) => next.includes(state))

/** What the button says depends on where the application stands. */
export const moveLabel = (from: ApplicationState, to: OfferedMove) =>
  to === 'under_review' && from !== 'submitted' ? ('move.back' as const) : (`move.${to}` as const)

/** The words of a state for the employer, as keys of the catalogue. */
export const stateWords = (state: ApplicationState) => {
  const { employer, mark } = APPLICATION_LABELS[state]
  return { state: `state.${employer}`, mark: mark ? `mark.${mark}` : null }
}

export type Tone = 'neutral' | 'success' | 'information' | 'warning' | 'danger'
/** Always beside the word. */
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
