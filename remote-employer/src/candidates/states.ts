import type { SentInvitation } from '@onward/contracts/jobs/pool'

/** Colour of an invitation's state, always beside its label. */
export const INVITATION_TONES: Readonly<Record<SentInvitation['state'], 'information' | 'success' | 'neutral'>> = {
  sent: 'information',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
}
