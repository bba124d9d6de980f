import { isAnyOf } from '@onward/database'
import { type RetentionRules, removeOrphans } from '@onward/service-kit/retention'
import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { contactTickets, emails, messages, notices, texts, threads } from './db/schema'
import { THREAD_FILES } from './threads/attachments'

const AT_ONCE = 500

export const retention: RetentionRules = {
  READ_NOTICES: async (tx, before) =>
    (await tx.delete(notices).where(lt(notices.readAt, before)).returning({ id: notices.id })).length,
  SENT_EMAILS: async (tx, before) => {
    const overEmails = and(lt(emails.queuedAt, before), or(isNotNull(emails.sentAt), isNotNull(emails.dropped)))
    const overTexts = and(lt(texts.queuedAt, before), or(isNotNull(texts.sentAt), isNotNull(texts.dropped)))
    const goneEmails = await tx.delete(emails).where(overEmails).returning({ id: emails.id })
    const goneTexts = await tx.delete(texts).where(overTexts).returning({ id: texts.id })
    return goneEmails.length + goneTexts.length
  },
  // Open tickets are kept, however old they are.
  CONTACT_MESSAGES: async (tx, before) =>
    (await tx.delete(contactTickets).where(lt(contactTickets.closedAt, before)).returning({ id: contactTickets.id })).length,
  // Deletes the files of conversations without new messages for that long; the files' names stay as text.
  QUIET_ATTACHMENTS: async (tx, before, { files }) => {
    const quiet = tx.select({ id: threads.id }).from(threads).where(lt(threads.lastAt, before))
    const old = await tx
      .select({ id: messages.id, file: messages.file })
      .from(messages)
      .where(and(eq(messages.kind, 'file'), inArray(messages.threadId, quiet)))
      .limit(AT_ONCE)
    for (const { id, file } of old) {
      if (!file) continue
      await files.remove(file.path)
      await tx.update(messages).set({ kind: 'text', file: null, body: file.filename }).where(eq(messages.id, id))
    }
    return old.length
  },
  ORPHANED_UPLOADS: (tx, before, { files }) =>
    removeOrphans(files, THREAD_FILES, before, async (keys) => {
      const path = sql<string>`${messages.file}->>'path'`
      const rows = await tx.select({ path }).from(messages).where(isAnyOf(path, keys))
      return rows.map((row) => row.path)
    }),
}
