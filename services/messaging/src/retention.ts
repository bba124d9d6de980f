import { isAnyOf } from '@onward/database'
import { type RetentionRules, removeOrphans, removeWithFiles, rowsOf } from '@onward/service-kit/retention'
import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { contactTickets, emails, messages, notices, texts, threads } from './db/schema'
import { THREAD_FILES } from './threads/attachments'

const path = sql<string>`${messages.file}->>'path'`

export const retention: RetentionRules = {
  READ_NOTICES: rowsOf(notices, (before) => lt(notices.readAt, before)),
  SENT_EMAILS: [
    rowsOf(emails, (before) => and(lt(emails.queuedAt, before), or(isNotNull(emails.sentAt), isNotNull(emails.dropped)))),
    rowsOf(texts, (before) => and(lt(texts.queuedAt, before), or(isNotNull(texts.sentAt), isNotNull(texts.dropped)))),
  ],
  // Open tickets are kept, however old they are.
  CONTACT_MESSAGES: rowsOf(contactTickets, (before) => lt(contactTickets.closedAt, before)),
  // Deletes the files of conversations without new messages for that long; the files' names stay as text.
  QUIET_ATTACHMENTS: {
    steps: (kit, before) =>
      removeWithFiles(
        kit,
        (tx, limit) => {
          const quiet = tx.select({ id: threads.id }).from(threads).where(lt(threads.lastAt, before))
          return tx
            .select({ id: messages.id, path })
            .from(messages)
            .where(and(eq(messages.kind, 'file'), isNotNull(messages.file), inArray(messages.threadId, quiet)))
            .limit(limit)
        },
        (tx, ids) =>
          tx
            .update(messages)
            .set({ kind: 'text', file: null, body: sql`${messages.file}->>'filename'` })
            .where(isAnyOf(messages.id, ids)),
      ),
  },
  ORPHANED_UPLOADS: {
    steps: (kit, before) =>
      removeOrphans(kit, THREAD_FILES, before, async (tx, keys) => {
        const rows = await tx.select({ path }).from(messages).where(isAnyOf(path, keys))
        return rows.map((row) => row.path)
      }),
  },
}
