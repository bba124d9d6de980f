import * as v from 'valibot'
import { endpoint, written } from '../endpoint'

/**
 * Retention in days for each kind of data, counted from when it was over, read, sent or last used. Set per deployment by
 * `KEEP_DAYS_<NAME>`, and by an administrator. The reasons are in the README of the service kit.
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

/** What an administrator may set: the local mailbox is of this machine alone. */
export const SET_RETENTION_KINDS = RETENTION_KINDS.filter((kind) => kind !== 'LOCAL_MAILS') as Exclude<
  RetentionKind,
  'LOCAL_MAILS'
>[]
export type SetRetentionKind = (typeof SET_RETENTION_KINDS)[number]
/** Ten years. */
export const MOST_RETENTION_DAYS = 3650

const retentionKind = v.picklist(SET_RETENTION_KINDS)
export const readRetention = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/admin/retention',
  access: ['admin'],
  reads: ['retention'],
  summary: 'How many days each kind of thing is kept, and whether an administrator set it',
  response: v.object({
    items: v.array(
      v.object({
        kind: retentionKind,
        days: v.number(),
        /** What holds where no administrator has set it. */
        usual: v.number(),
        isSet: v.boolean(),
      }),
    ),
  }),
})
export const setRetention = endpoint({
  service: 'identity',
  method: 'PUT',
  path: '/admin/retention',
  access: ['admin'],
  changes: ['retention'],
  summary: 'Set how many days one kind of thing is kept, or return to what is usual; what is older goes within six hours',
  body: v.object({
    kind: retentionKind,
    /** Null: as usual. */
    days: v.nullable(
      v.pipe(
        v.number('Enter a number of days'),
        v.integer('Enter whole days'),
        v.minValue(1, 'Enter 1 or more'),
        v.maxValue(MOST_RETENTION_DAYS, `Enter ${MOST_RETENTION_DAYS} or fewer`),
      ),
    ),
  }),
  response: written({}),
})
export const retentionEndpoints = { readRetention, setRetention }
