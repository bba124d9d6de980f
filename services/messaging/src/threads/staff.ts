import type { EventPayload } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, exists, inArray, lt, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contacts, participants, threads } from '../db/schema'

/**
 * Conversations with applicants belong to the employer, not to one colleague: whoever leaves takes no further part, and whoever joins
 * takes part in those of their new colleagues. What was said stays.
 */
export async function changeStaff(tx: Tx, event: EventPayload<'organisation.member'>, at: Date): Promise<void> {
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
    .where(and(eq(colleague.role, 'employer'), inArray(colleague.accountId, colleagueAccountIds)))
  const [contact] = await tx.select({ firstName: contacts.firstName }).from(contacts).where(eq(contacts.accountId, accountId))
  for (const { threadId, seq } of theirs) {
    // What came before they did is not news to them.
    await tx
      .insert(participants)
      .values({ threadId, accountId, role: 'employer', name: contact?.firstName ?? '', readSeq: seq, deliveredSeq: seq })
      .onConflictDoNothing()
  }
}

/** A suspension closes an employer's conversations to its people until it is lifted. */
export async function holdStaff(
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
        inArray(participants.accountId, employerAccountIds),
        eq(participants.role, 'employer'),
        lt(participants.heldVersion, version),
      ),
    )
}
