import type { Language } from '@onward/contracts'
import { unsubscribeSubject } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { keyedHash } from '@onward/service-kit/keys'
import { eq, sql } from 'drizzle-orm'
import { referenceOf } from '../contact/routes'
import { contacts, contactTickets, emails, preferences, ticketAnswers } from '../db/schema'
import { SEND_EMAIL } from '../notices/tell'
import { calendarOf } from './calendar'
import { composeEmail } from './compose'

type Email = typeof emails.$inferSelect
interface Recipient {
  email: string
  firstName: string
  language: Language
}

const WAIT_FOR_ADDRESS_MS = 15 * 60_000

/**
 * Sends one queued email. The job carries its id alone: address and words are made when it is sent. The row stays locked meanwhile, so
 * that a job that runs twice sends once, unless the process dies between the mail server's answer and the commit; the Message-ID is
 * the same then, and mail programs show one.
 */
export function emailTasks(kit: ServiceKit): void {
  kit.task<{ emailId: string }>(SEND_EMAIL, async ({ emailId }) => {
    await kit.db.withSystem(async (tx) => {
      const [email] = await tx.select().from(emails).where(eq(emails.id, emailId)).for('update')
      if (!email || email.sentAt || email.dropped) return
      const done = (change: Partial<Email>) => tx.update(emails).set(change).where(eq(emails.id, emailId))

      const found = email.ticketId
        ? await senderOf(tx, email.ticketId, email.answerId)
        : await contactOf(tx, email.accountId ?? '', email.kind)
      if (found === 'unknown') {
        // The event with the address may come after the event that is told of: the job tries again for a while.
        if (kit.clock().getTime() - email.queuedAt.getTime() < WAIT_FOR_ADDRESS_MS)
          throw new Error('no address is known yet for this account')
        return void (await done({ dropped: 'no address' }))
      }
      if (found === 'unwanted') return void (await done({ dropped: 'no emails wanted' }))
      if (found === 'closed') return void (await done({ dropped: 'closed account' }))

      const { recipient, facts, at, answer } = found
      const composed = composeEmail({
        kind: email.kind,
        language: recipient.language,
        firstName: recipient.firstName,
        facts: { ...email.facts, ...facts },
        link: email.href && new URL(email.href, kit.config.origin).href,
        forEmployer: email.href.startsWith('/employer/'),
        at: at ?? email.queuedAt,
        ...(answer !== undefined && { answer }),
        ...(email.facts.alertId && { stopLink: stopLink(kit, email.facts.alertId) }),
      })
      if (!composed) return void (await done({ dropped: 'stays in the bell' }))
      await kit.mail.send({
        to: recipient.email,
        ...composed,
        attachments: calendarOf({
          kind: email.kind,
          facts: email.facts,
          forEmployer: email.href.startsWith('/employer/'),
          link: new URL(email.href || '/', kit.config.origin).href,
          recipient,
          from: kit.config.mailFrom,
        }),
        headers: {
          'Message-ID': `<${emailId}@${new URL(kit.config.origin).hostname}>`,
          'Content-Language': recipient.language,
        },
      })
      await done({ sentAt: kit.clock() })
    })
  })
}

/** The token is made when the email is sent; it rests nowhere. */
function stopLink({ config, keys }: ServiceKit, alertId: string): string {
  const link = new URL('/alerts/unsubscribe', config.origin)
  link.searchParams.set('alert', alertId)
  link.searchParams.set('token', keyedHash(keys, ...unsubscribeSubject(alertId)).toString('base64url'))
  return link.href
}

type Tx = Parameters<Parameters<ServiceKit['db']['withSystem']>[0]>[0]
interface Found {
  recipient: Recipient
  facts?: Record<string, string>
  at?: Date
  /** What an administrator wrote to the sender of a ticket. */
  answer?: string
}

async function contactOf(tx: Tx, accountId: string, kind: Email['kind']): Promise<Found | 'unknown' | 'closed' | 'unwanted'> {
  const [contact] = await tx.select().from(contacts).where(eq(contacts.accountId, accountId))
  if (!contact) return 'unknown'
  const [wishes] = await tx.select().from(preferences).where(eq(preferences.accountId, accountId))
  if (!contact.active) return 'closed'
  const isWanted = kind === 'alert-matched' ? wishes?.jobAlerts !== false && wishes?.email !== false : wishes?.email !== false
  return isWanted ? { recipient: contact } : 'unwanted'
}

/** The sender of a ticket, with the receipt's reference from the act that stored it. */
async function senderOf(tx: Tx, ticketId: string, answerId: string | null): Promise<Found | 'unknown'> {
  const [ticket] = await tx.select().from(contactTickets).where(eq(contactTickets.id, ticketId))
  const [act] = await tx.execute<{ reference: string | null }>(sql`select ${referenceOf(ticketId)} as reference`)
  if (!ticket || !act?.reference) return 'unknown'
  const [answer] = answerId ? await tx.select().from(ticketAnswers).where(eq(ticketAnswers.id, answerId)) : []
  return {
    recipient: { email: ticket.email, firstName: '', language: ticket.language },
    facts: { reference: act.reference },
    at: ticket.receivedAt,
    ...(answer && { answer: answer.body }),
  }
}
