/** Codes of why an application is rejected; the applicant reads the employer's own text or the one below. */
export const REJECTION_REASONS = ['experience', 'skills', 'hours', 'others', 'filled', 'offer-withdrawn', 'other'] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]
/** Why a position closes with applications still open. */
export const CLOSING_REASONS = ['filled', 'not-needed', 'other'] as const
export type ClosingReason = (typeof CLOSING_REASONS)[number]
export type EndingReason = RejectionReason | ClosingReason
export const ENDING_REASONS = [...new Set<EndingReason>([...REJECTION_REASONS, ...CLOSING_REASONS])] as const
