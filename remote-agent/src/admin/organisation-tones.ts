import type { VerificationState } from '@onward/contracts/jobs/organisation'
import type { DomainCheck } from '@onward/contracts/jobs/organisation-evidence'
import type { Tone } from '@onward/ui/frame'

export const STATE_TONES: Readonly<Record<VerificationState, Tone>> = {
  not_started: 'neutral',
  submitted: 'information',
  verified: 'success',
  sent_back: 'warning',
  refused: 'danger',
  suspended: 'danger',
}
export const DOMAIN_TONES: Readonly<Record<DomainCheck, Tone>> = {
  match: 'success',
  different: 'warning',
  'free-mail': 'warning',
  'shared-host': 'neutral',
  'no-website': 'neutral',
}
