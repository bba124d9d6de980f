import { DEMO_ACCOUNTS, DEMO_CANDIDATES, DEMO_CASE, DEMO_REFERRALS } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq } from 'drizzle-orm'
import { contacts, messages, participants, threads } from '../db/schema'
import { addNotices } from '../notices/store'
import { messagesWith } from './conversations'

const THREAD = '00000000-0000-4000-8000-000000000621'
const messageId = (n: number) => `00000000-0000-4000-8000-00000000063${n}`
const HOUR_MS = 3_600_000

/**
 * A conversation of the demo jobseeker and her work coach. The coach's bell holds her unread message and two invitations that
 * failed.
 */
export async function loadAgentThread(tx: Tx, now: Date): Promise<void> {
  const { jobseeker, agent } = DEMO_ACCOUNTS
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  // The same thread as the event of the case opens.
  const [opened] = await tx
    .insert(threads)
    .values({ id: THREAD, type: 'agent', caseId: DEMO_CASE, openedAt: before(26 * 24), lastAt: before(26 * 24) })
    .onConflictDoNothing()
    .returning({ id: threads.id })
  if (!opened) return
  const threadId = opened.id
  await tx.insert(participants).values([
    { threadId, accountId: jobseeker.id, role: 'jobseeker', name: jobseeker.firstName },
    { threadId, accountId: agent.id, role: 'agent', name: `${agent.firstName} ${agent.lastName}` },
  ])
  const conversation = messagesWith('agent')
  for (const [n, { senderId, body, hoursAgo }] of conversation.entries()) {
    const message = { id: messageId(n), threadId, senderId, sender: 'person', kind: 'text', body } as const
    await tx.insert(messages).values({ ...message, seq: n + 1, at: before(hoursAgo) })
  }
  await tx
    .update(threads)
    .set({ lastSeq: conversation.length, lastAt: before(3) })
    .where(eq(threads.id, threadId))
  const readBy = (accountId: string, seq: number) =>
    tx
      .update(participants)
      .set({ readSeq: seq, deliveredSeq: seq })
      .where(and(eq(participants.threadId, threadId), eq(participants.accountId, accountId)))
  await readBy(jobseeker.id, conversation.length)
  await readBy(agent.id, conversation.length - 1)
  // Contacts for the names in conversations; without email addresses they get no emails.
  await tx
    .insert(contacts)
    .values(
      DEMO_CANDIDATES.map(({ id, email, firstName }) => ({
        accountId: id,
        email,
        firstName,
        language: 'en' as const,
        active: false,
      })),
    )
    .onConflictDoNothing()
  const bell = { accountIds: [agent.id], facts: {}, email: false }
  for (const [id, hours] of [
    [DEMO_REFERRALS.bounced, 100],
    [DEMO_REFERRALS.bouncedToo, 72],
  ] as const)
    await addNotices(tx, [{ ...bell, kind: 'referral-bounced', href: `/agent/clients/${id}` }], before(hours))
  await addNotices(tx, [{ ...bell, kind: 'message-received', href: `/agent/messages?thread=${THREAD}` }], before(3))
}
