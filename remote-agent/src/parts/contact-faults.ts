import type { Messages } from '../catalogue'

/** Catalogue keys for the contract's sentences about names, places and contact details. */
const FAULT_MESSAGES = {
  'Enter the first name': 'fault.firstName',
  'Enter the last name': 'fault.lastName',
  'Enter the location': 'fault.location',
  'Please enter a valid email address.': 'common.pleaseEnterAValidEmailAddress',
  'Enter a phone number': 'fault.phone',
  'Phone number must be at least 10 digits': 'fault.phoneShort',
  'Enter a phone number, like 07700 900123': 'fault.phoneLike',
} as const
const isKnown = (message: string): message is keyof typeof FAULT_MESSAGES => message in FAULT_MESSAGES

/** The translated sentence; a service's own, already translated, stays. */
export function contactFaultText(t: Messages, message: string): string {
  if (isKnown(message)) return t(FAULT_MESSAGES[message])
  return /^(Use \d|Email must be less)/.test(message) ? t('fault.long') : message
}
