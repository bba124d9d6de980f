import type { Tx } from '@onward/database'
import type { ServiceKit } from './kit'

/**
 * For how many days each kind of thing is kept, counted from when it was over, read, sent or last used. A deployment sets its own by
 * `KEEP_DAYS_<NAME>`. The README of this library says why each has its time.
 */
export const KEPT_DAYS = {
  ENDED_SESSIONS: 30,
  USED_LINKS: 30,
  UNCONFIRMED_ACCOUNTS: 30,
  EVENTS: 400,
  APPLICATION_DRAFTS: 180,
  SENT_CVS: 730,
  WITHDRAWN_CONSENTS: 2190,
  QUIZ_TRIES: 180,
  VIEWED_JOBS: 90,
  ALERTED_JOBS: 180,
  ENDED_APPLICATIONS: 180,
  DECIDED_REPORTS: 365,
  READ_NOTICES: 180,
  SENT_EMAILS: 30,
  CONTACT_MESSAGES: 365,
  QUIET_ATTACHMENTS: 365,
} as const
export type Kept = keyof typeof KEPT_DAYS
export type KeepDays = Readonly<Record<Kept, number>>
export const KEPT = Object.keys(KEPT_DAYS) as Kept[]

/** Removes what was over before a time, in one system transaction, and gives how many. Running it twice removes nothing more. */
type Rule = (tx: Tx, before: Date, kit: Pick<ServiceKit, 'files'>) => Promise<number>
export type RetentionRules = Readonly<Partial<Record<Kept, Rule>>>

const DAY_MS = 24 * 3_600_000
const EVERY_MINUTES = 6 * 60

/** Has the service forget what its time is over for. One rule that fails holds no other back. Logs counts, never values. */
export function keepNoLonger(kit: ServiceKit, rules: RetentionRules): void {
  kit.cron(`${kit.name}.retention`, EVERY_MINUTES, async () => {
    const failed: unknown[] = []
    for (const kept of KEPT) {
      const rule = rules[kept]
      if (!rule) continue
      const before = new Date(kit.clock().getTime() - kit.config.keepDays[kept] * DAY_MS)
      try {
        const removed = await kit.db.withSystem((tx) => rule(tx, before, kit))
        if (removed > 0) kit.log.info({ kept, removed }, 'kept long enough')
      } catch (error) {
        failed.push(error)
      }
    }
    if (failed.length > 0) throw failed[0]
  })
}
