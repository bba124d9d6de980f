import { NI_NUMBER_INVALID } from '@onward/contracts/casework/casework'
import { REFERRAL_FIELDS, referralSubmission } from '@onward/contracts/casework/referrals'
import type { FieldProblem } from '@onward/contracts/problem'
import * as v from 'valibot'
import type { Messages } from '../catalogue'
import { contactFaultText } from '../parts/contact-faults'
import type { useReferralMessages } from './catalogue'
import type { Typed } from './useReferralDraft'

type ReferralMessages = ReturnType<typeof useReferralMessages>
export type ReferralField = (typeof REFERRAL_FIELDS)[number]
export interface Fault {
  field: ReferralField
  /** The contract's English sentence, or the service's translated one. */
  message: string
}

/** Catalogue keys for the contract's other sentences. */
const FAULT_MESSAGES = {
  [NI_NUMBER_INVALID]: 'ni.text',
  'Choose the benefits status': 'fault.benefitsStatus',
  'Enter an amount in pounds, like 92.05': 'fault.benefitsAmount',
  'Choose an office from the list': 'fault.office',
  'Nobody works at this office on Onward yet. Choose another one.': 'fault.officeEmpty',
} as const
const isKnown = (message: string): message is keyof typeof FAULT_MESSAGES => message in FAULT_MESSAGES

/** The translated sentence; a service's own, already translated, stays. */
export const faultText = (t: Messages, w: ReferralMessages, message: string): string =>
  isKnown(message) ? w(FAULT_MESSAGES[message]) : contactFaultText(t, message)

/** The request. An empty office is the agent's own; a number that the service stores is not sent. */
export const toSend = ({ niNumber, niMask: _, ...draft }: Typed) => ({
  ...draft,
  ...(niNumber !== null && { niNumber }),
  disability: draft.disability || 'none',
  jobcentreOffice: draft.jobcentreOffice || null,
})

const isField = (field: string): field is ReferralField => (REFERRAL_FIELDS as readonly string[]).includes(field)
/** One error per field, in form order. */
export function faultsOf(problems: readonly FieldProblem[]): Fault[] {
  return REFERRAL_FIELDS.flatMap((field) => {
    const problem = problems.find((one) => isField(one.field) && one.field === field)
    return problem ? [{ field, message: problem.message }] : []
  })
}

/** Validates by the contract before sending. */
export function checkReferral(draft: Typed): Fault[] {
  const result = v.safeParse(referralSubmission, toSend(draft))
  if (result.success) return []
  return faultsOf(result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })))
}
