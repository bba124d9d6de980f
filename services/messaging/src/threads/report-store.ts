import { randomUUID } from 'node:crypto'
import type { Language, MessageDanger, MessageReportReason, ReportedConversation } from '@onward/contracts'
import { messageDanger } from '@onward/contracts/vetting/message'
import type { Tx } from '@onward/database'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { contacts, contactTickets, messageReports, messages, participants, threads } from '../db/schema'
import { queueEmail } from '../email/store'
import { insertTicket } from '../tickets/store'
import { textOf } from './rules'

type Thread = typeof threads.$inferSelect
type Report = typeof messageReports.$inferSelect

/** Whether the person has reported the conversation, and nobody has closed it yet. */
export async function hasOpenReport(tx: Tx, threadId: string, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: messageReports.ticketId })
    .from(messageReports)
    .innerJoin(contactTickets, eq(contactTickets.id, messageReports.ticketId))
    .where(
      and(eq(messageReports.conversationId, threadId), eq(messageReports.accountId, accountId), isNull(contactTickets.closedAt)),
    )
    .limit(1)
  return found !== undefined
}

/** A ticket in the administrators' queue, and the acknowledgement to whoever reported. Gives its id. For transactions of the system. */
export async function reportThread(
  tx: Tx,
  thread: Thread,
  report: { reason: MessageReportReason; text: string; message?: string | undefined; accountId: string },
  at: Date,
): Promise<string> {
  const { accountId, reason, text, message } = report
  const [contact] = await tx.select().from(contacts).where(eq(contacts.accountId, accountId))
  const { email = '', firstName: name = '', language = 'en' } = contact ?? {}
  const id = randomUUID()
  const subject = await subjectOf(tx, thread)
  await insertTicket(tx, { id, name, email, subject, message: text, language, accountId, receivedAt: at }, at)
  // A message of another conversation is none of this one's.
  const [known] = message
    ? await tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.id, message), eq(messages.threadId, thread.id)))
    : []
  const row = {
    ticketId: id,
    conversationId: thread.id,
    messageId: known?.id ?? null,
    about: 'report',
    reason,
    accountId,
  } as const
  await tx.insert(messageReports).values(row)
  if (email) await queueEmail(tx, { ticketId: id, kind: 'contact-received', facts: {}, href: '', queuedAt: at })
  return id
}

/** The job's title, or the work coach's name. */
async function subjectOf(tx: Tx, { id, subject }: Thread): Promise<string> {
  if (subject) return subject
  const [coach] = await tx
    .select({ name: participants.name })
    .from(participants)
    .where(and(eq(participants.threadId, id), eq(participants.role, 'agent')))
  return coach?.name ?? ''
}

/** What administrators hear of without a report. The rest warns the reader, who decides. */
const TOLD: ReadonlySet<MessageDanger> = new Set(['money', 'mule', 'remote', 'details'])

/**
 * Tells the administrators when an employer's message looks like a scam: once for each conversation, however many such messages follow. For
 * transactions of the system that have locked the thread.
 */
export async function tellOfDanger(tx: Tx, message: { id: string; threadId: string; text: string }, at: Date): Promise<void> {
  const danger = messageDanger(message.text)
  if (!danger || !TOLD.has(danger)) return
  const isKnown = and(eq(messageReports.conversationId, message.threadId), eq(messageReports.about, 'danger'))
  const [known] = await tx.select({ id: messageReports.ticketId }).from(messageReports).where(isKnown)
  const [thread] = await tx.select().from(threads).where(eq(threads.id, message.threadId))
  if (known || !thread) return
  const id = randomUUID()
  // Nobody wrote it, so nobody is answered; its words stay in the conversation.
  const ticket = { id, name: '', email: '', subject: thread.subject, message: '', language: 'en' as const, receivedAt: at }
  await insertTicket(tx, ticket, at)
  const row = { ticketId: id, conversationId: thread.id, messageId: message.id, about: 'danger', reason: danger } as const
  await tx.insert(messageReports).values(row)
}

const MOST_READ = 200

/** The latest messages of a reported conversation, the oldest first. */
export async function conversationOf(
  tx: Tx,
  { conversationId, messageId }: Report,
  language: Language,
): Promise<ReportedConversation['items']> {
  const rows = await tx
    .select({ message: messages, role: participants.role, name: participants.name })
    .from(messages)
    .leftJoin(participants, and(eq(participants.threadId, messages.threadId), eq(participants.accountId, messages.senderId)))
    .where(eq(messages.threadId, conversationId))
    .orderBy(desc(messages.seq))
    .limit(MOST_READ)
  const [thread] = await tx.select({ type: threads.type }).from(threads).where(eq(threads.id, conversationId))
  // Jobseekers stay in their conversations; whoever has left was on the other side.
  const left = thread?.type === 'agent' ? 'agent' : 'employer'
  return rows.reverse().map(({ message, role, name }) => ({
    id: message.id,
    from: message.sender === 'person' ? (role ?? left) : 'onward',
    name: message.sender === 'person' ? (name ?? '') : '',
    kind: message.kind,
    text: message.file?.filename ?? textOf(message, language),
    at: message.at.toISOString(),
    reported: message.id === messageId,
  }))
}
