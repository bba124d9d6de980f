import { randomUUID } from 'node:crypto'
import { addNote, listNotes } from '@onward/contracts'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { desc, eq, sql } from 'drizzle-orm'
import { applicationNotes } from '../db/schema'
import { memberAccounts } from '../organisations'
import { lockedApplication, receivedApplication } from './own'

/** Enough for any one application; the newest stay in sight. */
const MOST = 500

/** Notes among colleagues: added, never changed. The applicant's pages have none of them; the download of their data has the words. */
export function registerNotes(kit: ServiceKit): void {
  kit.handle(listNotes, ({ params, read }) =>
    read(async (tx, who) => {
      const application = await receivedApplication(tx, who, params.id)
      const rows = await tx
        .select({ note: applicationNotes, name: sql<string>`coalesce(jobs.colleague_name(${applicationNotes.authorId}), '')` })
        .from(applicationNotes)
        .where(eq(applicationNotes.applicationId, application.id))
        .orderBy(desc(applicationNotes.at), desc(applicationNotes.id))
        .limit(MOST)
      return {
        items: rows.reverse().map(({ note, name }) => ({
          id: note.id,
          text: note.text,
          at: note.at.toISOString(),
          name,
          mine: note.authorId === who.accountId,
        })),
      }
    }),
  )

  kit.handle(addNote, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id)
      const id = randomUUID()
      await tx
        .insert(applicationNotes)
        .values({ id, applicationId: application.id, authorId: accountId, text: body.text, at: now })
      await announceChange(tx, {
        accountIds: await memberAccounts(tx, application.organisationId),
        changed: ['application-note'],
      })
      return { resource: `applications/${application.id}`, answer: { id } }
    }),
  )
}
