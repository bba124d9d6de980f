import {
  type Language,
  maskNiNumberForAgent,
  type ReferralDetails,
  type ReferralRow,
  type ReferralStepKind,
  type ReferralWithdrawalReason,
} from '@onward/contracts'
import type { Keys } from '@onward/service-kit/keys'
import type { Agent } from '../staff/agent-store'
import { staffFullName } from '../staff/names'
import type { ListedReferral, stepsOf } from './list-store'
import { openNiNumber } from './ni-number'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A referral as its row shows it; the number as a mask. */
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

/** What its page shows beside the row. */
export const referralDetails = ({ referral }: ListedReferral) => ({
  emailAddress: referral.email,
  phone: referral.phone,
  benefitsAmount: referral.benefitsAmount === null ? null : Number(referral.benefitsAmount),
  language: referral.language,
  emailAt: iso(referral.emailAt),
  smsAt: iso(referral.smsAt),
  round: referral.round,
  endedAt: iso(referral.endedAt),
  withdrawnReason: referral.withdrawnReason as ReferralWithdrawalReason | null,
  version: referral.version,
})

export const stepViews = (steps: Awaited<ReturnType<typeof stepsOf>>, language: Language): ReferralDetails['steps'] =>
  steps.map(({ step, firstName, lastName }) => ({
    kind: step.kind as ReferralStepKind,
    at: step.at.toISOString(),
    by: staffFullName({ firstName, lastName }, language),
    detail: step.detail,
  }))
