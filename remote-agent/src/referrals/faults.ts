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
  /** As the contract says it in English, or a service in the reader's language. */
  message: string
}

/** The contract's other sentences, and where this catalogue has them. */
const WORDS = {
  [NI_NUMBER_INVALID]: 'ni.text',
  'Choose the benefits status': 'fault.benefitsStatus',
  'Enter an amount in pounds, like 92.05': 'fault.benefitsAmount',
  'Choose an office from the list': 'fault.office',
  'Nobody works at this office on Onward yet. Choose another one.': 'fault.officeEmpty',
} as const
const isKnown = (message: string): message is keyof typeof WORDS => message in WORDS

/** The sentence in the reader's language; a service's own, which it says in that language already, stays. */
export const faultText = (t: Messages, w: ReferralMessages, message: string): string =>
  isKnown(message) ? w(WORDS[message]) : contactFaultText(t, message)

/** What the form sends; an empty office is the agent's own, and the number that the service keeps is not sent to it. */
export const toSend = ({ niNumber, niMask: _, ...draft }: Typed) => ({
  ...draft,
  ...(niNumber !== null && { niNumber }),
  disability: draft.disability || 'none',
  jobcentreOffice: draft.jobcentreOffice || null,
})

const isField = (field: string): field is ReferralField => (REFERRAL_FIELDS as readonly string[]).includes(field)
/** One fault for each field, in the order of the form. */
export function faultsOf(problems: readonly FieldProblem[]): Fault[] {
  return REFERRAL_FIELDS.flatMap((field) => {
    const problem = problems.find((one) => isField(one.field) && one.field === field)
    return problem ? [{ field, message: problem.message }] : []
  })
}

/** Checked by the contract before anything is sent, so that the agent is told at once. */
export function checkReferral(draft: Typed): Fault[] {
  const result = v.safeParse(referralSubmission, toSend(draft))
  if (result.success) return []
  return faultsOf(result.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })))
}
