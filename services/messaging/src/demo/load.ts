import { DEMO_ACCOUNTS, DEMO_APPLICATION } from '@onward/contracts'
import type { Database } from '@onward/database'
import { and, eq } from 'drizzle-orm'
import { messages, participants, threads } from '../db/schema'
import { ownThread } from '../threads/participant-store'
import { loadAdminRoom } from './admin-room'
import { loadAgentThread } from './agent'
import { messagesWith } from './conversations'

interface DemoContext {
  db: Database
  clock: () => Date
}

const EMPLOYER_THREAD = '00000000-0000-4000-8000-000000000301'
const messageId = (n: number) => `00000000-0000-4000-8000-00000000031${n}`
const HOUR_MS = 3_600_000

/** The demo jobseeker's conversations: the support team's welcome, and one with an employer. Loading it twice changes nothing. */
export async function loadDemo({ db, clock }: DemoContext): Promise<void> {
  const now = clock()
  const { jobseeker, employer } = DEMO_ACCOUNTS
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await db.withSystem(async (tx) => {
    await ownThread(tx, 'support', jobseeker.id, before(72), jobseeker.firstName)
    await ownThread(tx, 'system', jobseeker.id, before(72), jobseeker.firstName)
    await loadAgentThread(tx, now)
    await loadAdminRoom(tx, now)
    const [opened] = await tx
      .insert(threads)
      .values({
        id: EMPLOYER_THREAD,
        type: 'employer',
        applicationId: DEMO_APPLICATION.id,
        subject: DEMO_APPLICATION.jobTitle,
        openedAt: before(48),
        lastAt: before(48),
      })
      .onConflictDoNothing()
      .returning({ id: threads.id })
    if (!opened) return
    await tx.insert(participants).values([
      { threadId: opened.id, accountId: jobseeker.id, role: 'jobseeker', name: jobseeker.firstName },
      { threadId: opened.id, accountId: employer.id, role: 'employer', name: employer.firstName },
    ])
    const conversation = messagesWith('employer')
    for (const [n, { senderId, body, hoursAgo }] of conversation.entries()) {
      const message = { id: messageId(n), threadId: opened.id, senderId, sender: 'person', kind: 'text', body } as const
      // Written straight into the thread, so that old messages send no notices.
      await tx.insert(messages).values({ ...message, seq: n + 1, at: before(hoursAgo) })
    }
    await tx
      .update(threads)
      .set({ lastSeq: conversation.length, lastAt: before(20) })
      .where(eq(threads.id, opened.id))
    await tx.update(participants).set({ readSeq: 2, deliveredSeq: 2 }).where(eq(participants.threadId, opened.id))
    await tx
      .update(participants)
      .set({ readSeq: conversation.length, deliveredSeq: conversation.length })
      .where(and(eq(participants.threadId, opened.id), eq(participants.accountId, employer.id)))
  })
}
