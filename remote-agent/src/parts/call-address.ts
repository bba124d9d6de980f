/** The address that calls a phone number: its digits, and the plus sign of a country. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
