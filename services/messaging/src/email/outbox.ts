import { unsubscribeSubject } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { keyedHash } from '@onward/service-kit/keys'
import { isLateReminder, OVER } from '../outbox/when-to-send'
import { calendarOf } from './calendar'
import { composeEmail } from './compose'
import { addressOf, endEmail, lockQueuedEmail, SEND_EMAIL } from './store'

const WAIT_FOR_ADDRESS_MS = 15 * 60_000

/**
 * Sends one queued email. The job holds its id only; address and text are made when it is sent. The row stays locked meanwhile, so
 * that a job that runs twice sends once. If the process dies between the mail server's answer and the commit, the email is sent
 * again with the same Message-ID, and mail programs show one.
 */
export function emailEvents(kit: ServiceKit): void {
  kit.task<{ emailId: string }>(SEND_EMAIL, async ({ emailId }) => {
    await kit.db.withSystem(async (tx) => {
      const email = await lockQueuedEmail(tx, emailId)
      if (!email) return
      const addressed = await addressOf(tx, email)
      if (addressed === 'unknown') {
        // The event with the address may arrive later, so the job tries again for a while.
        if (kit.clock().getTime() - email.queuedAt.getTime() < WAIT_FOR_ADDRESS_MS)
          throw new Error('no address is known yet for this account')
        return endEmail(tx, emailId, { dropped: 'no address' })
      }
      if (addressed === 'unwanted') return endEmail(tx, emailId, { dropped: 'no emails wanted' })
      if (addressed === 'closed') return endEmail(tx, emailId, { dropped: 'closed account' })

      if (isLateReminder(email, kit.clock())) return endEmail(tx, emailId, { dropped: OVER })
      const { recipient, facts, at, answer } = addressed
      const forEmployer = email.href.startsWith('/employer/')
      const composed = composeEmail({
        kind: email.kind,
        language: recipient.language,
        firstName: recipient.firstName,
        facts: { ...email.facts, ...facts },
        link: email.href && new URL(email.href, kit.config.origin).href,
        forEmployer,
        at: at ?? email.queuedAt,
        ...(answer !== undefined && { answer }),
        ...(email.facts.alertId && { stopLink: stopLink(kit, email.facts.alertId) }),
      })
      if (!composed) return endEmail(tx, emailId, { dropped: 'stays in the bell' })
      await kit.mail.send({
        to: recipient.email,
        ...composed,
        attachments: calendarOf({
          kind: email.kind,
          facts: email.facts,
          forEmployer,
          link: new URL(email.href || '/', kit.config.origin).href,
          recipient,
          from: kit.config.mailFrom,
        }),
        headers: {
          'Message-ID': `<${emailId}@${new URL(kit.config.origin).hostname}>`,
          'Content-Language': recipient.language,
        },
      })
      await endEmail(tx, emailId, { sentAt: kit.clock() })
    })
  })
}

/** The token is made when the email is sent, and not stored. */
function stopLink({ config, keys }: ServiceKit, alertId: string): string {
  const link = new URL('/alerts/unsubscribe', config.origin)
  link.searchParams.set('alert', alertId)
  link.searchParams.set('token', keyedHash(keys, ...unsubscribeSubject(alertId)).toString('base64url'))
  return link.href
}
