/**
 * Retention in days for each kind of data, counted from when it was over, read, sent or last used. Set per deployment by
 * `KEEP_DAYS_<NAME>`. The reasons are in the README of this library.
 */
export const RETENTION_DAYS = {
  ENDED_SESSIONS: 30,
  USED_LINKS: 30,
  UNCONFIRMED_ACCOUNTS: 30,
  PENDING_ACTIVATIONS: 90,
  ENDED_REFERRALS: 730,
  READING_QUESTIONS: 730,
  REFERRAL_DRAFTS: 30,
  EVENTS: 400,
  APPLICATION_DRAFTS: 180,
  SENT_CVS: 730,
  WITHDRAWN_CONSENTS: 2190,
  QUIZ_TRIES: 180,
  VIEWED_JOBS: 90,
  ALERTED_JOBS: 180,
  JOB_DRAFTS: 365,
  ENDED_APPLICATIONS: 180,
  POOL_INVITATIONS: 180,
  POOL_VIEWS: 730,
  DECIDED_REPORTS: 365,
  READ_NOTICES: 180,
  SENT_EMAILS: 30,
  CONTACT_MESSAGES: 365,
  QUIET_ATTACHMENTS: 365,
  ORPHANED_UPLOADS: 2,
  LOAD_EVENTS: 90,
  LOCAL_MAILS: 30,
} as const
export type RetentionKind = keyof typeof RETENTION_DAYS
export type KeepDays = Readonly<Record<RetentionKind, number>>
export const RETENTION_KINDS = Object.keys(RETENTION_DAYS) as RetentionKind[]
