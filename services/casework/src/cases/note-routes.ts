import { randomUUID } from 'node:crypto'
import { addCaseNote, listCaseNotes, staffName } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { cursorId, cursorMs, readCursor, writeCursor } from '../cursor'
import { caseNotes } from '../db/schema'
import { requireAgent } from '../staff/agent'
import { recordOnCase } from './history'
import { tellPerson } from './notices'
import { caseOfClient, openCaseOfClient } from './own-case'

const place = v.tuple([cursorMs, cursorId])
/** Notes after the last one of a page, in the order of the list. */
export const notesAfter = (cursor: string | undefined) => {
  const from = readCursor(place, cursor)
  return from ? sql`(${caseNotes.at}, ${caseNotes.id}) < (${new Date(from[0])}::timestamptz, ${from[1]}::uuid)` : undefined
}
export const noteCursor = ({ at, id }: { at: Date; id: string }): string => writeCursor([at.getTime(), id])

export function noteRoutes(kit: ServiceKit): void {
  kit.handle(listCaseNotes, ({ params, query, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const { id: caseId } = await caseOfClient(tx, params.id)
      const wanted = and(eq(caseNotes.caseId, caseId), query.shared ? eq(caseNotes.shared, true) : undefined)
      const rows = await tx
        .select()
        .from(caseNotes)
        .where(and(wanted, notesAfter(query.cursor)))
        .orderBy(desc(caseNotes.at), desc(caseNotes.id))
        .limit(query.limit + 1)
      const [counted] = await tx.select({ n: count() }).from(caseNotes).where(wanted)
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      return {
        items: page.map(({ id, body, shared, authorName, authorId, at }) => ({
          id,
          text: body,
          shared,
          by: staffName(authorName, language),
          mine: authorId === agent.accountId,
          at: at.toISOString(),
        })),
        nextCursor: last && rows.length > page.length ? noteCursor(last) : null,
        total: counted?.n ?? 0,
      }
    }),
  )

  kit.handle(addCaseNote, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const one = await openCaseOfClient(tx, params.id)
      const { text, shared } = body
      const id = randomUUID()
      const author = { authorId: agent.accountId, authorName: agent.name }
      await tx.insert(caseNotes).values({ id, caseId: one.id, accountId: one.accountId, ...author, body: text, shared, at: now })
      const facts = { noteId: id, shared }
      await recordOnCase(tx, { caseId: one.id }, { kind: 'note-added', facts, at: now, actor: agent.accountId })
      if (shared) await tellPerson(tx, one, agent, { about: 'note', subject: id })
      return { resource: `cases/${one.id}/notes/${id}`, answer: { id } }
    }),
  )
}
