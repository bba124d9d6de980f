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
  /** The contract's sentence, in English; a key of the Welsh list too. */
  message: string
}

/** The documented rules, each field's first fault. Empty when the message may be sent. */
export function faultsOf(draft: ContactDraft): ContactFault[] {
  const result = v.safeParse(contactMessage, draft)
  if (result.success) return []
  return CONTACT_FIELDS.flatMap((field) => {
    const issue = result.issues.find((one) => one.path?.[0]?.key === field)
    return issue ? [{ field, message: issue.message }] : []
  })
}

const WELSH: Readonly<Record<string, string>> = {
  'Name is required': 'Rhowch eich enw',
  'Name must be less than 100 characters': 'Rhaid i’r enw fod yn llai na 100 nod',
  'Please enter a valid email address.': 'Rhowch gyfeiriad e-bost dilys.',
  'Email must be less than 255 characters': 'Rhaid i’r e-bost fod yn llai na 255 nod',
  'Subject cannot be empty.': 'Ni all y pwnc fod yn wag.',
  'Subject must be less than 200 characters': 'Rhaid i’r pwnc fod yn llai na 200 nod',
  'Message is required': 'Ysgrifennwch neges',
  'Message must be less than 1000 characters': 'Rhaid i’r neges fod yn llai na 1000 nod',
}
export const faultText = (fault: ContactFault, language: 'en' | 'cy'): string =>
  language === 'cy' ? (WELSH[fault.message] ?? fault.message) : fault.message
