import type { Messages } from '../catalogue'

/** The contract's own sentences about names, places and how to reach somebody, and where the catalogue has them. */
const WORDS = {
  'Enter the first name': 'fault.firstName',
  'Enter the last name': 'fault.lastName',
  'Enter the location': 'fault.location',
  'Please enter a valid email address.': 'common.pleaseEnterAValidEmailAddress',
  'Enter a phone number': 'fault.phone',
  'Phone number must be at least 10 digits': 'fault.phoneShort',
  'Enter a phone number, like 07700 900123': 'fault.phoneLike',
} as const
const isKnown = (message: string): message is keyof typeof WORDS => message in WORDS

/** The sentence in the reader's language; a service's own, which it says in that language already, stays. */
export function contactFaultText(t: Messages, message: string): string {
  if (isKnown(message)) return t(WORDS[message])
  return /^(Use \d|Email must be less)/.test(message) ? t('fault.long') : message
}
