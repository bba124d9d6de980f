/**
 * For how many days each kind of thing is kept, counted from when it was over, read, sent or last used. A deployment sets its own by
 * `KEEP_DAYS_<NAME>`. The README of this library says why each has its time.
 */
export const KEPT_DAYS = {
  ENDED_SESSIONS: 30,
  USED_LINKS: 30,
  UNCONFIRMED_ACCOUNTS: 30,
  PENDING_ACTIVATIONS: 90,
  ENDED_REFERRALS: 730,
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
export type Kept = keyof typeof KEPT_DAYS
export type KeepDays = Readonly<Record<Kept, number>>
export const KEPT = Object.keys(KEPT_DAYS) as Kept[]
