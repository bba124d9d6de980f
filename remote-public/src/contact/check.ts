import { contactMessage } from '@onward/contracts/messaging/messaging'
import * as v from 'valibot'

export interface ContactDraft {
  name: string
  email: string
  subject: string
  message: string
}
export type ContactField = keyof ContactDraft
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[]
export const EMPTY_DRAFT: ContactDraft = { name: '', email: '', subject: '', message: '' }

export interface ContactFault {
  field: ContactField
  /** The contract's English sentence, which is also a key of the catalogue, or the server's translated one. */
  message: string
}

/** The documented rules: the first error of each field; empty when the message may be sent. */
export function faultsOf(draft: ContactDraft): ContactFault[] {
  const result = v.safeParse(contactMessage, draft)
  if (result.success) return []
  return CONTACT_FIELDS.flatMap((field) => {
    const issue = result.issues.find((one) => one.path?.[0]?.key === field)
    return issue ? [{ field, message: issue.message }] : []
  })
}
