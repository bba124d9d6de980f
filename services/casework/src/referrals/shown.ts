import { type Language, maskNiNumberForAgent, type ReferralRow } from '@onward/contracts'
import type { Keys } from '@onward/service-kit/keys'
import { agents, offices, referrals } from '../db/schema'
import { type Agent, staffFullName } from '../staff/agent'
import type { Referral } from './make'
import { openNiNumber } from './ni-number'

/** A referral with what its row shows of others. */
export interface ListedReferral {
  referral: Referral
  jobcentre: string
  /** Null for staff of other offices, whose names stay there. */
  agentFirstName: string | null
  agentLastName: string | null
}
export const LISTED = {
  referral: referrals,
  jobcentre: offices.name,
  agentFirstName: agents.firstName,
  agentLastName: agents.lastName,
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The number leaves as its mask alone. */
export function referralRow(
  keys: Keys,
  listed: ListedReferral,
  agent: Pick<Agent, 'accountId'>,
  language: Language,
): ReferralRow {
  const { referral } = listed
  return {
    id: referral.id,
    state: referral.state,
    firstName: referral.firstName,
    lastName: referral.lastName,
    niMask: maskNiNumberForAgent(openNiNumber(keys, referral)),
    disability: referral.disability,
    benefitsStatus: referral.benefitsStatus,
    location: referral.location,
    jobcentre: listed.jobcentre,
    accountId: referral.activatedAt ? referral.accountId : null,
    agentName: staffFullName({ firstName: listed.agentFirstName, lastName: listed.agentLastName }, language),
    mine: referral.agentId === agent.accountId,
    email: referral.emailOutcome,
    sms: referral.smsOutcome,
    linkEndsAt: iso(referral.linkEndsAt),
    createdAt: referral.createdAt.toISOString(),
    activatedAt: iso(referral.activatedAt),
  }
}
