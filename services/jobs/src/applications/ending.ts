import {
  type ApplicationState,
  CLOSING_REASONS,
  type EndingReason,
  kindText,
  type Language,
  REJECTION_REASONS,
  refuseField,
} from '@onward/contracts'
import type { EndingWords } from './move'

const REASONS: Partial<Record<ApplicationState, readonly EndingReason[]>> = {
  rejected: REJECTION_REASONS,
  position_closed: CLOSING_REASONS,
}

/**
 * What an applicant reads of a step: the employer's words, else the kind text of the code. Words in one language alone are read in both.
 * Throws `invalid-input` for a rejection without words, and for a code of another step. Words of a step that ends nothing are dropped.
 */
export function endingWords(said: {
  to: ApplicationState
  reason: string
  reasonCy: string
  code: EndingReason | null
}): EndingWords {
  const reasons = REASONS[said.to]
  if (!reasons) return { reason: null }
  if (said.code && !reasons.includes(said.code)) throw refuseField('code', 'jobs.application-reason-of-other-step')
  const isOwn = said.reason !== '' || said.reasonCy !== ''
  const ready = (reader: Language) => (said.code && !isOwn ? kindText(said.code, reader) : '')
  const reason = said.reason || said.reasonCy || ready('en')
  const reasonCy = said.reasonCy || ready('cy')
  if (said.to === 'rejected' && !reason) throw refuseField('reason', 'jobs.application-reason-needed')
  return { reason: reason || null, reasonCy: reasonCy || null, reasonCode: said.code }
}
