import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { contacts, participants, threads } from '../db/schema'
import { postMessage } from './post'

type OwnType = 'support' | 'system'

/** The one support or system thread of a person, opened where there is none. For transactions of the system. */
export async function ownThread(tx: Tx, type: OwnType, ownerId: string, at: Date, name = ''): Promise<string> {
  const [opened] = await tx
    .insert(threads)
    .values({ type, ownerId, openedAt: at, lastAt: at })
    .onConflictDoNothing()
    .returning({ id: threads.id })
  if (!opened) {
    const [known] = await tx
      .select({ id: threads.id })
      .from(threads)
      .where(and(eq(threads.ownerId, ownerId), eq(threads.type, type)))
    if (!known) throw new Error('a thread is neither there nor new')
    return known.id
  }
  await tx.insert(participants).values({ threadId: opened.id, accountId: ownerId, role: 'jobseeker', name })
  if (type === 'support') {
    await postMessage(tx, { id: randomUUID(), threadId: opened.id, senderId: null, sender: 'support', kind: 'welcome' }, at)
  }
  return opened.id
}

/** Applying opens a thread between the applicant and everyone who works for the employer now. */
export async function openEmployerThread(tx: Tx, event: EventPayload<'application.submitted'>, at: Date): Promise<string | null> {
  const { applicationId, accountId, jobTitle, employerAccountIds } = event
  const [opened] = await tx
    .insert(threads)
    .values({ type: 'employer', applicationId, subject: jobTitle, openedAt: at, lastAt: at })
    .onConflictDoNothing()
    .returning({ id: threads.id })
  if (!opened) return null
  for (const one of new Set([accountId, ...employerAccountIds])) {
    const [contact] = await tx.select({ firstName: contacts.firstName }).from(contacts).where(eq(contacts.accountId, one))
    await tx.insert(participants).values({
      threadId: opened.id,
      accountId: one,
      role: one === accountId ? 'jobseeker' : 'employer',
      name: contact?.firstName ?? '',
      anonymous: one === accountId && event.anonymous,
    })
  }
  await postMessage(tx, { id: randomUUID(), threadId: opened.id, senderId: null, sender: 'onward', kind: 'opened' }, at)
  // They know that they applied, and the employer was told of the application.
  await tx.update(participants).set({ readSeq: 1, deliveredSeq: 1 }).where(eq(participants.threadId, opened.id))
  return opened.id
}

/** The employer knows who it is now. */
export async function showName(tx: Tx, applicationId: string): Promise<void> {
  const ofApplication = tx.select({ id: threads.id }).from(threads).where(eq(threads.applicationId, applicationId))
  await tx
    .update(participants)
    .set({ anonymous: false })
    .where(and(eq(participants.anonymous, true), inArray(participants.threadId, ofApplication)))
}

/** Threads show the first name that the account has now; of a work coach the whole name that casework tells. */
export async function renameParticipant(tx: Tx, accountId: string, name: string): Promise<void> {
  await tx
    .update(participants)
    .set({ name })
    .where(and(eq(participants.accountId, accountId), ne(participants.role, 'agent')))
}
