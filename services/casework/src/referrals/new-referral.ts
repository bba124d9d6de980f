import { randomUUID } from 'node:crypto'
import type { EventInput, ReferralForm } from '@onward/contracts'
import type { Keys } from '@onward/service-kit/keys'
import type { referralSteps, referrals } from '../db/schema'
import type { Agent } from '../staff/agent-store'
import { niHashOf, sealNiNumber } from './ni-number'
import { type hashToken, niParts } from './ni-search'
import { searchTextOf } from './search-text'

export type NewReferral = typeof referrals.$inferInsert
export type Referral = typeof referrals.$inferSelect
type Step = typeof referralSteps.$inferInsert

/** Where a referral goes: the office that works with the person, and who does there. */
export interface Destination {
  officeId: string
  officeName: string
  agentId: string
}

/** The row of a referral that starts now. */
export function newReferral(
  keys: Pick<Keys, 'fields' | 'hash'>,
  form: ReferralForm,
  by: {
    agent: Pick<Agent, 'accountId'>
    to: Destination
    at: Date
    importId?: string
    id?: string
    hashToken?: typeof hashToken
  },
): NewReferral {
  const { id = randomUUID() } = by
  return {
    id,
    accountId: randomUUID(),
    officeId: by.to.officeId,
    agentId: by.to.agentId,
    referredBy: by.agent.accountId,
    state: 'invited',
    firstName: form.firstName,
    lastName: form.lastName,
    email: form.email,
    phone: form.phone,
    location: form.location,
    searchText: searchTextOf(form),
    niNumber: sealNiNumber(keys, id, form.niNumber),
    niHash: niHashOf(keys, form.niNumber),
    niParts: niParts(keys, form.niNumber, by.hashToken),
    disability: form.disability,
    benefitsStatus: form.benefitsStatus,
    benefitsAmount: form.benefitsAmount === null ? null : form.benefitsAmount.toFixed(2),
    language: form.language,
    createdAt: by.at,
    importId: by.importId ?? null,
  }
}

export const firstStep = ({ id, referredBy, createdAt }: NewReferral): Step => ({
  referralId: id,
  kind: 'created',
  at: createdAt,
  actor: referredBy,
})

export type Invited = Pick<Referral, 'id' | 'accountId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'language' | 'round'>
export const invitationOf = (invited: Invited, jobcentre: string): EventInput<'referral.invited'> => ({
  referralId: invited.id,
  accountId: invited.accountId,
  firstName: invited.firstName,
  lastName: invited.lastName,
  email: invited.email,
  phone: invited.phone,
  jobcentre,
  language: invited.language,
  round: invited.round,
})
