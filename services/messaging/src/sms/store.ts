import { enqueue, type Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import { contacts, preferences, texts } from '../db/schema'

export const SEND_SMS = 'messaging.text'

export type QueuedSms = typeof texts.$inferSelect

export async function queueSms(tx: Tx, sms: typeof texts.$inferInsert): Promise<void> {
  const [queued] = await tx.insert(texts).values(sms).returning({ id: texts.id })
  if (queued) await enqueue(tx, SEND_SMS, { textId: queued.id })
}

/** The number and language of somebody who wants text messages now; null for everybody else. */
export async function smsRecipient(tx: Tx, accountId: string) {
  const [wishes] = await tx.select().from(preferences).where(eq(preferences.accountId, accountId))
  const [contact] = await tx.select().from(contacts).where(eq(contacts.accountId, accountId))
  if (!wishes?.sms || wishes.phone === '' || !contact?.active) return null
  return { phone: wishes.phone, language: contact.language }
}
