import { unsubscribeSubject } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { keyedHash } from '@onward/service-kit/keys'
import { type Prepared, sendOnce } from '../outbox/send-once'
import { isLateReminder, OVER } from '../outbox/when-to-send'
import { calendarOf } from './calendar'
import { composeEmail } from './compose'
import { addressOf, type QueuedEmail, SEND_EMAIL } from './store'

const WAIT_FOR_ADDRESS_MS = 15 * 60_000

/** Sends one queued email. The job holds its id only; address and text are made when it is sent. */
export function emailEvents(kit: ServiceKit): void {
  kit.task<{ emailId: string }>(SEND_EMAIL, 'mail', (payload) =>
    sendOnce(kit, {
      outbox: 'emails',
      id: payload.emailId,
      job: { task: SEND_EMAIL, payload },
      prepare: (tx, email) => prepareEmail(kit, tx, email),
    }),
  )
}

async function prepareEmail(kit: ServiceKit, tx: Tx, email: QueuedEmail): Promise<Prepared> {
  const addressed = await addressOf(tx, email)
  if (addressed === 'unknown') {
    // The event with the address may arrive later, so the job tries again for a while.
    if (kit.clock().getTime() - email.queuedAt.getTime() < WAIT_FOR_ADDRESS_MS)
      throw new Error('no address is known yet for this account')
    return { dropped: 'no address' }
  }
  if (addressed === 'unwanted') return { dropped: 'no emails wanted' }
  if (addressed === 'closed') return { dropped: 'closed account' }

  if (isLateReminder(email, kit.clock())) return { dropped: OVER }
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
  if (!composed) return { dropped: 'stays in the bell' }
  const mail = {
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
      // Mail programs show two with one id as one.
      'Message-ID': `<${email.id}@${new URL(kit.config.origin).hostname}>`,
      'Content-Language': recipient.language,
    },
  }
  return {
    send: async () => {
      await kit.mail.send(mail)
      return undefined
    },
  }
}

/** The token is made when the email is sent, and not stored. */
function stopLink({ config, keys }: ServiceKit, alertId: string): string {
  const link = new URL('/alerts/unsubscribe', config.origin)
  link.searchParams.set('alert', alertId)
  link.searchParams.set('token', keyedHash(keys, ...unsubscribeSubject(alertId)).toString('base64url'))
  return link.href
}
