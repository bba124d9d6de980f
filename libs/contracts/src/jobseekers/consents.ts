export const CONSENT_KINDS = ['pool', 'writing-help', 'coach-cv', 'coach-matches'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]
