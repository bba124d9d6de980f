import { APPLICATION_LABELS, type ApplicationState } from '@onward/contracts/application-states'
import type { Word, Words } from '../words'

/** Steps that are complete on both sides of the portal, in the order of the buttons. */
const OFFERED_MOVES = ['under_review', 'shortlisted', 'rejected'] as const
export type OfferedMove = (typeof OFFERED_MOVES)[number]

export const movesOf = (next: readonly ApplicationState[]): OfferedMove[] => OFFERED_MOVES.filter((state) => next.includes(state))

/** What the button says depends on where the application stands. */
export const moveLabel = (from: ApplicationState, to: OfferedMove) =>
  to === 'under_review' && from !== 'submitted' ? ('move.back' as const) : (`move.${to}` as const)

/** The words of a state for the employer, as keys of the catalogue; `moves.test.ts` holds the catalogue to them. */
export const stateWords = (state: ApplicationState): { state: Word; mark: Word | null } => {
  const { employer, mark } = APPLICATION_LABELS[state]
  return { state: `state.${employer}` as Word, mark: mark ? (`mark.${mark}` as Word) : null }
}
/** `Under Review (Shortlisted)`. */
export const stateText = (t: Words, state: ApplicationState): string => {
  const words = stateWords(state)
  return words.mark ? `${t(words.state)} (${t(words.mark)})` : t(words.state)
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
