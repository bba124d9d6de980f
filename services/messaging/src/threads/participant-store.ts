import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@onward/contracts'
import { isAnyOf, type Tx } from '@onward/database'
import { and, eq, exists, inArray, lt, lte, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contacts, participants, threads } from '../db/schema'
import { postMessage } from './message-store'

type OwnType = 'support' | 'system'

/** A person's one support or system thread; opens it where there is none. For transactions of the system. */
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

/** An application opens a thread between the applicant and the employer's current members. */
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
  // They know that they applied, and the employer got a notice of the application.
  await tx.update(participants).set({ readSeq: 1, deliveredSeq: 1 }).where(eq(participants.threadId, opened.id))
  return opened.id
}

/** The employer may now read the applicant's name. */
export async function showApplicant(tx: Tx, applicationId: string): Promise<void> {
  const ofApplication = tx.select({ id: threads.id }).from(threads).where(eq(threads.applicationId, applicationId))
  await tx
    .update(participants)
    .set({ anonymous: false })
    .where(and(eq(participants.anonymous, true), inArray(participants.threadId, ofApplication)))
}

/** Threads show the account's current first name; of a work coach the full name from casework. */
export async function renameParticipant(tx: Tx, accountId: string, name: string): Promise<void> {
  await tx
    .update(participants)
    .set({ name })
    .where(and(eq(participants.accountId, accountId), ne(participants.role, 'agent')))
}

/** The thread of a case, opened where there is none; null when a newer event of the case was handled before. */
async function caseThread(tx: Tx, caseId: string, version: number, at: Date): Promise<string | null> {
  const [opened] = await tx
    .insert(threads)
    .values({ type: 'agent', caseId, caseVersion: version, openedAt: at, lastAt: at })
    .onConflictDoNothing()
    .returning({ id: threads.id })
  if (opened) return opened.id
  const [known] = await tx
    .update(threads)
    .set({ caseVersion: version })
    .where(and(eq(threads.caseId, caseId), lt(threads.caseVersion, version)))
    .returning({ id: threads.id })
  return known?.id ?? null
}

/**
 * Updates the thread of a jobseeker and their agent. A new agent takes the earlier one's place and reads all messages; when the
 * case closes, messages stay and the agent leaves. Gives false when a newer event was handled before.
 */
export async function saveAgentThread(tx: Tx, event: EventPayload<'case.assigned'>, version: number, at: Date): Promise<boolean> {
  const { accountId, agentAccountId, agentName, open } = event
  const threadId = await caseThread(tx, event.caseId, version, at)
  if (threadId === null) return false
  const [contact] = await tx.select({ firstName: contacts.firstName }).from(contacts).where(eq(contacts.accountId, accountId))
  const jobseeker = { threadId, accountId, role: 'jobseeker' as const, name: contact?.firstName ?? '' }
  await tx.insert(participants).values(jobseeker).onConflictDoNothing()
  const isEarlier = open ? ne(participants.accountId, agentAccountId) : undefined
  await tx.delete(participants).where(and(eq(participants.threadId, threadId), eq(participants.role, 'agent'), isEarlier))
  if (open) {
    // A work coach is known by their whole name.
    const agent = { threadId, accountId: agentAccountId, role: 'agent' as const, name: agentName }
    await tx.insert(participants).values(agent).onConflictDoNothing()
  }
  return true
}

/**
 * Conversations with applicants belong to the employer: members who leave lose access, members who join take part in their
 * colleagues' conversations. Messages stay.
 */
export async function changeEmployerStaff(tx: Tx, event: EventPayload<'organisation.member'>, at: Date): Promise<void> {
  const { accountId, change, colleagueAccountIds } = event
  if (change !== 'joined') {
    const before = tx
      .select({ id: threads.id })
      .from(threads)
      .where(and(eq(threads.id, participants.threadId), lte(threads.openedAt, at)))
    await tx
      .delete(participants)
      .where(and(eq(participants.accountId, accountId), eq(participants.role, 'employer'), exists(before)))
    return
  }
  if (colleagueAccountIds.length === 0) return
  const colleague = alias(participants, 'colleague')
  const theirs = await tx
    .selectDistinct({ threadId: colleague.threadId, seq: threads.lastSeq })
    .from(colleague)
    .innerJoin(threads, eq(threads.id, colleague.threadId))
    .where(and(eq(colleague.role, 'employer'), isAnyOf(colleague.accountId, colleagueAccountIds)))
  const [contact] = await tx.select({ firstName: contacts.firstName }).from(contacts).where(eq(contacts.accountId, accountId))
  for (const { threadId, seq } of theirs) {
    // Messages from before they joined count as read.
    await tx
      .insert(participants)
      .values({ threadId, accountId, role: 'employer', name: contact?.firstName ?? '', readSeq: seq, deliveredSeq: seq })
      .onConflictDoNothing()
  }
}

/** A suspension closes an employer's conversations to its members until it is lifted. */
export async function holdEmployerStaff(
  tx: Tx,
  { decision, employerAccountIds }: EventPayload<'organisation.decided'>,
  version: number,
): Promise<void> {
  if (decision !== 'suspended' && decision !== 'restored') return
  if (employerAccountIds.length === 0) return
  await tx
    .update(participants)
    .set({ held: decision === 'suspended', heldVersion: version })
    .where(
      and(
        isAnyOf(participants.accountId, employerAccountIds),
        eq(participants.role, 'employer'),
        lt(participants.heldVersion, version),
      ),
    )
}
