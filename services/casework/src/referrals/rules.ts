import { type EventPayload, mayBecome, Problem, type ReferralState } from '@onward/contracts'
import type { Referral } from './new-referral'

/** Whether the person may still activate it. */
export const isWaiting = ({ state }: Pick<Referral, 'state'>): boolean => mayBecome(state, 'active')

/** Throws `state-conflict` unless the table of states allows the move. */
export function requireMove({ state }: Pick<Referral, 'state'>, to: ReferralState): void {
  if (state === to || mayBecome(state, to)) return
  throw new Problem('state-conflict', {
    text: to === 'withdrawn' ? 'casework.referral-ended' : 'casework.referral-not-waiting',
  })
}

/** A new round: nothing of it is delivered yet, and the links of earlier ones end. */
export const NEW_ROUND = {
  state: 'invited',
  emailOutcome: null,
  emailAt: null,
  smsOutcome: null,
  smsAt: null,
  linkEndsAt: null,
} as const

/** What one more delivery outcome changes: a referral bounces when its email failed and no text message arrived. */
export function withDelivery(referral: Referral, { channel, outcome, expiresAt }: EventPayload<'activation.delivery'>, at: Date) {
  const change = channel === 'email' ? { emailOutcome: outcome, emailAt: at } : { smsOutcome: outcome, smsAt: at }
  const { emailOutcome, smsOutcome } = { ...referral, ...change }
  const hasArrived = emailOutcome === 'sent' || smsOutcome === 'sent'
  const linkEndsAt = expiresAt ? new Date(expiresAt) : referral.linkEndsAt
  // A failed text message alone is no bounce: the email may still arrive.
  const state: 'invited' | 'bounced' = !hasArrived && emailOutcome === 'failed' ? 'bounced' : 'invited'
  return { ...change, linkEndsAt, state }
}
