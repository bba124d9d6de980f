import { BRAND } from '@onward/contracts'
import { enqueue } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { SmsRefused } from '@onward/service-kit'
import { composeEmail } from '../email/compose'
import { whenToText } from '../outbox/when-to-send'
import { endSms, lockQueuedSms, SEND_SMS, smsRecipient } from './store'

/**
 * Sends one queued text message (subject and link) to people who want them. At night what is not urgent waits for the morning. Number and
 * preferences are read when it is sent.
 */
export function smsEvents(kit: ServiceKit): void {
  kit.task<{ textId: string }>(SEND_SMS, async ({ textId }) => {
    await kit.db.withSystem(async (tx) => {
      const sms = await lockQueuedSms(tx, textId)
      if (!sms) return
      const recipient = await smsRecipient(tx, sms.accountId)
      if (!recipient) return endSms(tx, textId, { dropped: 'no text messages wanted' })
      const now = kit.clock()
      const when = whenToText(sms, now)
      if (when !== 'now' && 'dropped' in when) return endSms(tx, textId, when)
      if (when !== 'now') return enqueue(tx, SEND_SMS, { textId }, { runAt: when.later })
      const { language, phone } = recipient
      const composed = composeEmail({ ...sms, language, firstName: '', link: '', forEmployer: false, at: sms.queuedAt })
      if (!composed) return endSms(tx, textId, { dropped: 'stays in the bell' })
      try {
        const link = new URL(sms.href, kit.config.origin).href
        await kit.sms.send({ to: phone, text: `${BRAND}: ${composed.subject}. ${link}`, reference: textId })
        await endSms(tx, textId, { sentAt: now })
      } catch (error) {
        if (!(error instanceof SmsRefused)) throw error
        await endSms(tx, textId, { dropped: 'refused by the gateway' })
      }
    })
  })
}
