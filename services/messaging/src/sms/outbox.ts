import { BRAND } from '@onward/contracts'
import { enqueue } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { SmsRefused } from '@onward/service-kit'
import { eq } from 'drizzle-orm'
import { contacts, preferences, texts } from '../db/schema'
import { composeEmail } from '../email/compose'
import { SEND_TEXT } from '../notices/tell'
import { afterQuietHours } from './quiet-hours'

type Text = typeof texts.$inferSelect

/**
 * Sends one queued text message to those who want them: what it is about and where to look, in one or two parts. By night it waits for the
 * morning. The number and the wishes are those of the moment of sending.
 */
export function textTasks(kit: ServiceKit): void {
  kit.task<{ textId: string }>(SEND_TEXT, async ({ textId }) => {
    await kit.db.withSystem(async (tx) => {
      const [text] = await tx.select().from(texts).where(eq(texts.id, textId)).for('update')
      if (!text || text.sentAt || text.dropped) return
      const done = (change: Partial<Text>) => tx.update(texts).set(change).where(eq(texts.id, textId))
      const [wishes] = await tx.select().from(preferences).where(eq(preferences.accountId, text.accountId))
      const [contact] = await tx.select().from(contacts).where(eq(contacts.accountId, text.accountId))
      if (!wishes?.sms || wishes.phone === '' || !contact?.active)
        return void (await done({ dropped: 'no text messages wanted' }))

      const now = kit.clock()
      const runAt = afterQuietHours(now)
      if (runAt > now) return void (await enqueue(tx, SEND_TEXT, { textId }, { runAt }))
      const composed = composeEmail({
        ...text,
        language: contact.language,
        firstName: '',
        link: '',
        forEmployer: false,
        at: text.queuedAt,
      })
      if (!composed) return void (await done({ dropped: 'stays in the bell' }))
      try {
        const link = new URL(text.href, kit.config.origin).href
        await kit.sms.send({ to: wishes.phone, text: `${BRAND}: ${composed.subject}. ${link}`, reference: textId })
        await done({ sentAt: now })
      } catch (error) {
        if (!(error instanceof SmsRefused)) throw error
        await done({ dropped: 'refused by the gateway' })
      }
    })
  })
}
