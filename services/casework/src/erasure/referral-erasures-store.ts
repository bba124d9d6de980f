import { randomUUID } from 'node:crypto'
import type { ReferralErasure } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { eq, sql } from 'drizzle-orm'
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { referrals } from '../db/schema'
import type { Referral } from '../referrals/new-referral'

const referralErasures = pgSchema('casework').table('referral_erasures', {
  id: uuid('id').primaryKey(),
  referralId: uuid('referral_id').notNull(),
  why: text('why').$type<ReferralErasure['why']>().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }).notNull(),
})
type Asked = typeof referralErasures.$inferSelect

/** All referrals of the person with this number, locked, the newest first. As the system. */
export const referralsOfNumber = (tx: Tx, niHash: Buffer): Promise<Referral[]> =>
  tx
    .select()
    .from(referrals)
    .where(eq(referrals.niHash, niHash))
    .orderBy(sql`${referrals.createdAt} desc, ${referrals.id}`)
    .for('update')

/** Whether somebody opened an account by one of these referrals: a case begins with it. As the system. */
export async function haveAccount(tx: Tx, found: readonly Referral[]): Promise<boolean> {
  const ids = `{${found.map(({ id }) => id).join(',')}}`
  const [row] = await tx.execute<{ has: boolean }>(
    sql`select exists (select from casework.cases c where c.referral_id = any (${ids}::uuid[])) as has`,
  )
  return row?.has === true
}

/** Null where it was asked already. */
export async function addErasure(tx: Tx, asked: Omit<Asked, 'id'>): Promise<string | null> {
  const [added] = await tx
    .insert(referralErasures)
    .values({ id: randomUUID(), ...asked })
    .onConflictDoNothing()
    .returning({ id: referralErasures.id })
  return added?.id ?? null
}

/** What waits for a decision, the oldest first. As the system. */
export const waitingErasures = (tx: Tx) =>
  tx.execute<{
    id: string
    personName: string
    officeName: string
    why: ReferralErasure['why']
    askedAt: Date
    askedBy: string
  }>(sql`
    select e.id, trim(r.first_name || ' ' || r.last_name) as "personName", o.name as "officeName", e.why, e.asked_at as "askedAt",
      e.asked_by as "askedBy"
    from casework.referral_erasures e join casework.referrals r on r.id = e.referral_id join casework.offices o on o.id = r.office_id
    order by e.asked_at, e.id`)

/** A request with its referral, taken off the list; null where there is none. As the system. */
export async function takeErasure(tx: Tx, id: string): Promise<{ asked: Asked; referral: Referral } | null> {
  const [asked] = await tx.delete(referralErasures).where(eq(referralErasures.id, id)).returning()
  if (!asked) return null
  const [referral] = await tx.select().from(referrals).where(eq(referrals.id, asked.referralId))
  return referral ? { asked, referral } : null
}
