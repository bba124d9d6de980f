export const REDACTION_KINDS = [
  'email',
  'link',
  'ni-number',
  'driving-licence',
  'passport-number',
  'date-of-birth',
  'account-number',
  'sort-code',
  'nhs-number',
  'phone',
  'address',
  'postcode',
  'name',
] as const
export type RedactionKind = (typeof REDACTION_KINDS)[number]
/** UTF-16 offsets of personal data in the original text. */
export interface RedactionHit {
  kind: RedactionKind
  start: number
  end: number
}

export interface Finder {
  kind: RedactionKind
  pattern: RegExp
  /** The group to take out; the whole match by default. */
  group?: number
  accepts?: (found: string, before: string, after: string) => boolean
}

/** Marks taken-out text; no pattern matches it. */
export const TAKEN = '\uffff'
