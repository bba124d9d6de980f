import { randomUUID } from 'node:crypto'
import { isAnyOf, type Tx } from '@onward/database'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { cursorId, cursorMs, readCursor, writeCursor } from '../cursor'
import { caseNotes } from '../db/schema'
import type { Agent } from '../staff/agent-store'
import { recordOnCase } from './history'
import { type Case, emitShared } from './store'

const place = v.tuple([cursorMs, cursorId])
const after = (cursor: string | undefined) => {
  const last = readCursor(place, cursor)
  return last ? sql`(${caseNotes.at}, ${caseNotes.id}) < (${new Date(last[0])}::timestamptz, ${last[1]}::uuid)` : undefined
}

/** One page of a case's notes, or of those that are shared with a person, the latest first. */
export async function pageOfNotes(
  tx: Tx,
  whose: { caseId: string; shared: boolean } | { accountId: string },
  { cursor, limit }: { cursor?: string; limit: number },
) {
  const shared = 'accountId' in whose || whose.shared ? eq(caseNotes.shared, true) : undefined
  const wanted = and('accountId' in whose ? eq(caseNotes.accountId, whose.accountId) : eq(caseNotes.caseId, whose.caseId), shared)
  const rows = await tx
    .select()
    .from(caseNotes)
    .where(and(wanted, after(cursor)))
    .orderBy(desc(caseNotes.at), desc(caseNotes.id))
    .limit(limit + 1)
  const [counted] = await tx.select({ n: count() }).from(caseNotes).where(wanted)
  const notes = rows.slice(0, limit)
  const last = rows.length > limit ? notes.at(-1) : undefined
  return { notes, nextCursor: last ? writeCursor([last.at.getTime(), last.id]) : null, total: counted?.n ?? 0 }
}

/** What notes say, by id. */
export async function noteTexts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: caseNotes.id, body: caseNotes.body }).from(caseNotes).where(isAnyOf(caseNotes.id, ids))
  return new Map(rows.map(({ id, body }) => [id, body]))
}

/** Adds a note, and tells the person where it is shared. Gives its id. */
export async function addNote(
  tx: Tx,
  one: Case,
  agent: Agent,
  { text, shared, at }: { text: string; shared: boolean; at: Date },
): Promise<string> {
  const id = randomUUID()
  const author = { authorId: agent.accountId, authorName: agent.name }
  await tx.insert(caseNotes).values({ id, caseId: one.id, accountId: one.accountId, ...author, body: text, shared, at })
  await recordOnCase(tx, { caseId: one.id }, { kind: 'note-added', facts: { noteId: id, shared }, at, actor: agent.accountId })
  if (shared) await emitShared(tx, one, agent, { about: 'note', subject: id })
  return id
}
