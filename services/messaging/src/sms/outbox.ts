import { BRAND } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { type ServiceKit, SmsRefused } from '@onward/service-kit'
import { composeEmail } from '../email/compose'
import { type Prepared, sendOnce } from '../outbox/send-once'
import { whenToText } from '../outbox/when-to-send'
import { type QueuedSms, SEND_SMS, smsRecipient } from './store'

/**
 * Sends one queued text message (subject and link) to people who want them. At night what is not urgent waits for the morning. Number and
 * preferences are read when it is sent.
 */
export function smsEvents(kit: ServiceKit): void {
  kit.task<{ textId: string }>(SEND_SMS, 'texts', (payload) =>
    sendOnce(kit, {
      outbox: 'texts',
      id: payload.textId,
      job: { task: SEND_SMS, payload },
      prepare: (tx, sms) => prepareSms(kit, tx, sms),
    }),
  )
}

async function prepareSms(kit: ServiceKit, tx: Tx, sms: QueuedSms): Promise<Prepared> {
  const recipient = await smsRecipient(tx, sms.accountId)
  if (!recipient) return { dropped: 'no text messages wanted' }
  const when = whenToText(sms, kit.clock())
  if (when !== 'now') return when
  const { language, phone } = recipient
  const composed = composeEmail({ ...sms, language, firstName: '', link: '', forEmployer: false, at: sms.queuedAt })
  if (!composed) return { dropped: 'stays in the bell' }
  const link = new URL(sms.href, kit.config.origin).href
  const text = `${BRAND}: ${composed.subject}. ${link}`
  return {
    send: async () => {
      try {
        await kit.sms.send({ to: phone, text, reference: sms.id })
        return undefined
      } catch (error) {
        if (error instanceof SmsRefused) return { dropped: 'refused by the gateway' }
        throw error
      }
    },
  }
}
