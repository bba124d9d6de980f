/**
 * Resource tags: what an endpoint `reads` and `changes`. Query keys, refetching after a write and live announcements follow from them. A
 * tag names a kind of thing, not one thing.
 */
export const RESOURCES = [
  'access-log',
  'account',
  'activation',
  'advert-check',
  'alert',
  'application',
  'application-draft',
  'application-note',
  'appointment',
  'badge',
  'badge-waiting-list',
  'candidate',
  'case',
  'case-note',
  'coach-sharing',
  'consent',
  'course',
  'curriculum',
  'cv',
  'disclosure',
  'dismissed-job',
  'erasure-request',
  'failed-work',
  'front-end',
  'interview',
  'job',
  'job-draft',
  'job-match',
  'job-report',
  'letter',
  'match-run',
  'member-invitation',
  'ni-number',
  'notice',
  'office',
  'organisation',
  'placement',
  'pool-invitation',
  'portal-text',
  'practice-answer',
  'profile',
  'reading',
  'referral',
  'referral-draft',
  'retention',
  'saved-job',
  'saved-view',
  'sealing',
  'second-factor',
  'session',
  'staff',
  'staff-invitation',
  'suggestion',
  'support',
  'thread',
  'thread-draft',
  'ticket',
  'viewed-job',
] as const
export type Resource = (typeof RESOURCES)[number]

/** `static`: the answer stays the same while a page is open. */
export type Reads = readonly Resource[] | 'static'

/** Whether an answer made of `reads` is out of date once `changed` changed. */
export const isStale = (reads: Reads | undefined, changed: readonly Resource[]): boolean =>
  reads !== undefined && reads !== 'static' && reads.some((resource) => changed.includes(resource))
