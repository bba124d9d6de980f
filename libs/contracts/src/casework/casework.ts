import * as v from 'valibot'
import { endpoint, timestamp, written } from '../endpoint'

const service = 'casework' as const

/** The documented text; the number in it belongs to nobody. Specification section 8. */
export const NI_NUMBER_INVALID = 'Please enter a valid National Insurance Number (e.g., QQ 12 34 56 C).'
/** "Upper-cased as typed, max length 13." Specification section 5. */
export const NI_NUMBER_MAX_TYPED = 13
/** Two letters, six digits, A to D. Specification section 5. */
const NI_NUMBER = /^[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/

/** As people type it: any case, with spaces, dots or hyphens between. Gives the nine characters. */
export const niNumber = v.pipe(
  v.string(NI_NUMBER_INVALID),
  v.maxLength(40, NI_NUMBER_INVALID),
  v.transform((typed) => typed.toUpperCase().replace(/[\s.\u2010-\u2015-]/g, '')),
  v.regex(NI_NUMBER, NI_NUMBER_INVALID),
)
/** "First two characters, four asterisks, last character." Specification section 9. */
export const maskNiNumberForJobseeker = (number: string): string => `${number.slice(0, 2)}****${number.slice(-1)}`

export const readNiNumber = endpoint({
  service,
  method: 'GET',
  path: '/ni-number',
  reads: ['ni-number'],
  summary: 'My National Insurance number, masked',
  access: ['user'],
  response: v.object({ mask: v.nullable(v.string()), recordedAt: v.nullable(timestamp) }),
})
/** Can be set once; afterwards a work coach corrects it. */
export const recordNiNumber = endpoint({
  service,
  method: 'POST',
  path: '/ni-number',
  changes: ['ni-number', 'profile'],
  summary: 'Record my National Insurance number, once',
  access: ['user'],
  body: v.object({ niNumber }),
  response: written({ mask: v.string() }),
  ratePerMinute: 5,
})

export const caseworkEndpoints = { readNiNumber, recordNiNumber }
