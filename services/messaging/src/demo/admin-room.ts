import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_WAITING_EMPLOYERS } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { act } from '@onward/service-kit/acts'
import { sha256 } from '@onward/service-kit/keys'
import { eq } from 'drizzle-orm'
import { contactResource } from '../contact/routes'
import { contacts, contactTickets, ticketAnswers } from '../db/schema'

const HOUR_MS = 3_600_000
const ticketId = (n: number) => `00000000-0000-4000-8000-00000000071${n}`

const TICKETS = [
  {
    name: 'Carys Bevan',
    email: 'carys.bevan@people.example',
    subject: 'Cyfrinair newydd',
    message:
      'Helo,\n\nMae gen i ffôn newydd ac nid yw’r dudalen yn derbyn fy nghyfrinair. Mae gen i gyfweliad ddydd Iau, felly mae angen i mi weld yr amser.\n\nDiolch, Carys',
    language: 'cy',
    hoursAgo: 27,
  },
  {
    name: 'Oliver Tench',
    email: 'o.tench@tench-and-sons.example',
    subject: 'Can we post jobs for several branches?',
    message:
      'Hello, we are a builders’ merchant with four branches. Can one account post jobs for all of them, or does each branch need its own?',
    language: 'en',
    hoursAgo: 5,
  },
  {
    name: 'Samira Haddad',
    email: 'samira.haddad@people.example',
    subject: 'My certificate shows my old name',
    message: 'I changed my name last month. The badge I earned in September still has the old one.',
    language: 'en',
    hoursAgo: 70,
    answer:
      'Your badge holds no name at all: it is tied to your email address, so it is still yours. Change your name in your profile, and every new CV and letter will have the new one.',
  },
] as const

/** What waits for an administrator of the demo: messages from the contact form, one of them answered. */
export async function loadAdminRoom(tx: Tx, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const { admin } = DEMO_ACCOUNTS
  const [there] = await tx
    .select({ id: contactTickets.id })
    .from(contactTickets)
    .where(eq(contactTickets.id, ticketId(0)))
  if (there) return
  for (const [n, { hoursAgo, ...ticket }] of TICKETS.entries()) {
    const id = ticketId(n)
    const answer = 'answer' in ticket ? ticket.answer : null
    const { name, email, subject, message, language } = ticket
    const answeredAt = before(hoursAgo - 3)
    const answered = {
      takenBy: admin.id,
      takenAt: answeredAt,
      answeredAt,
      closedAt: answeredAt,
      closedBy: admin.id,
      closedAs: 'answered' as const,
      version: 2,
    }
    const sent = { id, name, email, subject, message, language, receivedAt: before(hoursAgo) }
    const facts = {
      service: 'messaging' as const,
      who: null,
      methodPath: 'POST /api/messaging/contact',
      idempotencyKey: null,
      fingerprint: sha256(randomUUID()),
      at: sent.receivedAt,
    }
    // With the act that stored it: its receipt is the reference that the sender has.
    await act(tx, facts, async () => {
      await tx.insert(contactTickets).values({ ...sent, ...(answer && answered) })
      return { resource: contactResource(id), answer: { id } }
    })
    if (answer) {
      await tx.insert(ticketAnswers).values({ id: randomUUID(), ticketId: id, byAccount: admin.id, body: answer, at: answeredAt })
    }
  }
  // They are told of decisions in a bell that nobody opens; without accounts of their own they are written no letters.
  await tx
    .insert(contacts)
    .values(
      DEMO_WAITING_EMPLOYERS.map(({ id, email, firstName }) => ({
        accountId: id,
        email,
        firstName,
        language: 'en' as const,
        active: false,
        version: 1,
      })),
    )
    .onConflictDoNothing()
}
