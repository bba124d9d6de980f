import type { EventPayload } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, lt, ne } from 'drizzle-orm'
import { contacts, participants, threads } from '../db/schema'

/** The thread of a case, opened where there is none; null where a newer event of the case was heard before this one. */
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
 * A jobseeker and the agent who works with them write to each other. Another agent takes the earlier one's place and reads what was said;
 * what was said stays when the case is closed, and the agent takes no further part. Gives whether it was news.
 */
export async function keepAgentThread(tx: Tx, event: EventPayload<'case.assigned'>, version: number, at: Date): Promise<boolean> {
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
