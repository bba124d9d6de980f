import type { SentInvitation } from '@onward/contracts/jobs/pool'

/** How the state of an invitation looks; the word beside it says what it is. */
export const INVITATION_TONES: Readonly<Record<SentInvitation['state'], 'information' | 'success' | 'neutral'>> = {
  sent: 'information',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
}
