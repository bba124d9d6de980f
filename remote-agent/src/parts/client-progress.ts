import { type ReferralRow, type ReferralStatus, referralStatus } from '@onward/contracts/casework/referrals'
import { formatDay } from '@onward/portal-kit/i18n'
import type { Tone } from '@onward/ui/frame'
import type { Messages } from '../catalogue'

export const nameOf = ({ firstName, lastName }: Pick<ReferralRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

const TONES = { active: 'success', pending: 'warning', complete: 'neutral' } as const satisfies Record<ReferralStatus, Tone>
export const statusTone = ({ state }: Pick<ReferralRow, 'state'>): Tone => TONES[referralStatus(state)]

type Progress = Pick<ReferralRow, 'state' | 'email' | 'sms' | 'linkEndsAt' | 'activatedAt'>
/** A client's progress in one line. */
export function progressText(t: Messages, { state, email, sms, linkEndsAt, activatedAt }: Progress): string {
  if (state === 'invited') {
    if (email !== 'sent' && sms !== 'sent') return t('progress.waiting')
    return linkEndsAt ? t('progress.invitedUntil', { day: formatDay(linkEndsAt) }) : t('progress.invited')
  }
  if (state === 'active') return t('progress.active', { day: formatDay(activatedAt ?? new Date()) })
  return t(`progress.${state}`)
}
