import { randomUUID } from 'node:crypto'
import { type Language, MAX_UNREAD_COUNTED, Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { messages, threads } from '../db/schema'
import { announceProgress, postMessage } from '../threads/message-store'

/**
 * What the support team does in its conversations, both in the portal and on the command line. For transactions of the system, and
 * of an administrator `asSupportTeam`.
 */

/** Opens support conversations, and no others, to an administrator for the rest of the transaction. */
export const asSupportTeam = (tx: Tx) => tx.execute(sql`select set_config('app.support', 'on', true)`)

export interface SupportRow {
  id: string
  name: string
  role: 'jobseeker' | 'employer' | 'agent'
  /** The first message without an answer. */
  since: Date | null
  waiting: number
  lastAt: Date
  lastSeq: number
  readSeq: number
  /** Its position in the list. */
  place: string
}
interface FoundRow extends Record<string, unknown> {
  id: string
  name: string
  role: SupportRow['role']
  since: string | Date | null
  waiting: number
  last_at: string | Date
  last_seq: string
  team_read_seq: string
  place: string
}

const microseconds = (time: SQL) => sql`(extract(epoch from ${time}) * 1000000)::bigint`
/** Sorts conversations that do not wait after those that do, the latest first: later than any time, in microseconds. */
const LAST_PLACE = sql`9000000000000000`

/** Conversations with more than the welcome message, each with how long it has waited. */
const conversations = sql`
  select t.id, p.name, p.role, w.since, coalesce(w.waiting, 0) as waiting, t.last_at, t.last_seq, t.team_read_seq,
    case when w.since is null then ${LAST_PLACE} - ${microseconds(sql`t.last_at`)} else ${microseconds(sql`w.since`)} end as place
  from messaging.threads t
  join messaging.participants p on p.thread_id = t.id and p.account_id = t.owner_id
  left join lateral (
    select min(unanswered.at) as since, count(*)::int as waiting from (
      select m.at from messaging.messages m
      where m.thread_id = t.id and m.seq > t.team_settled_seq and m.sender = 'person' order by m.seq limit ${MAX_UNREAD_COUNTED}
    ) unanswered
  ) w on t.last_seq > t.team_settled_seq
  where t.type = 'support' and t.last_seq > 1`

const WAITS = sql`t.last_seq > t.team_settled_seq and w.since is not null`

const rowOf = (row: FoundRow): SupportRow => ({
  id: row.id,
  name: row.name,
  role: row.role,
  since: row.since === null ? null : new Date(row.since),
  waiting: row.waiting,
  lastAt: new Date(row.last_at),
  lastSeq: Number(row.last_seq),
  readSeq: Number(row.team_read_seq),
  place: row.place,
})

interface ListOptions {
  limit: number
  waitingOnly?: boolean
  after?: { place: string; id: string } | null
}
/**
 * Waiting conversations first, the longest wait first; then the others, the latest first. Each half is read by an index of its own.
 */
export async function supportThreads(tx: Tx, { limit, waitingOnly = false, after = null }: ListOptions): Promise<SupportRow[]> {
  const beyond = after ? sql`(c.place, c.id) > (${after.place}::bigint, ${after.id}::uuid)` : sql`true`
  const others = sql`select * from (${conversations} and w.since is null order by t.last_at desc, t.id) c where ${beyond} limit ${limit}`
  const rows = await tx.execute<FoundRow>(sql`
    select id, name, role, since, waiting, last_at, last_seq::text, team_read_seq::text, place::text from (
      select * from (${conversations} and ${WAITS}) c where ${beyond}
      ${waitingOnly ? sql`` : sql`union all (${others})`}
    ) found order by found.place, found.id limit ${limit}`)
  return rows.map(rowOf)
}

/** Conversations in the list. */
export async function supportTotal(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from messaging.threads where type = 'support' and last_seq > 1`)
  return row?.total ?? 0
}

/** How many wait, since when the first has waited, and whose it is. */
export async function supportWork(tx: Tx) {
  const [row] = await tx.execute<{ count: number; oldest: string | Date | null; id: string | null; name: string | null }>(sql`
    select count(*)::int as count, min(since) as oldest, (array_agg(id order by since, id))[1] as id,
      (array_agg(name order by since, id))[1] as name from (${conversations} and ${WAITS}) c`)
  return {
    count: row?.count ?? 0,
    oldest: row?.oldest ? new Date(row.oldest) : null,
    next: row?.id ? { id: row.id, name: row.name ?? '' } : null,
  }
}

export async function supportRow(tx: Tx, id: string): Promise<SupportRow | null> {
  const [row] = await tx.execute<FoundRow>(sql`
    select id, name, role, since, waiting, last_at, last_seq::text, team_read_seq::text, place::text from (${conversations} and t.id = ${id}) c`)
  return row ? rowOf(row) : null
}

/** The language of the person in a conversation. */
export async function supportLanguage(tx: Tx, id: string): Promise<Language> {
  const [theirs] = await tx.execute<{ language: Language | null }>(
    sql`select messaging.support_language(${id}::uuid) as language`,
  )
  return theirs?.language ?? 'en'
}

/** The conversation, locked until the transaction ends. Throws `not-found` for threads that are no support conversation. */
async function lockConversation(tx: Tx, id: string) {
  const [thread] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), eq(threads.type, 'support')))
    .for('update')
  if (!thread) throw new Problem('not-found')
  return thread
}
const furthest = (column: typeof threads.teamReadSeq | typeof threads.teamSettledSeq, upTo: number) =>
  sql`greatest(${column}, ${upTo}::bigint)`

/** Marks a conversation as read by the team up to a message, or all of it; the person sees that. It still waits for an answer. */
export async function readBySupport(tx: Tx, id: string, upTo = Number.MAX_SAFE_INTEGER): Promise<void> {
  const { lastSeq, teamReadSeq } = await lockConversation(tx, id)
  const read = Math.min(upTo, lastSeq)
  if (read <= teamReadSeq) return
  await tx.update(threads).set({ teamReadSeq: read }).where(eq(threads.id, id))
  await announceProgress(tx, id, null)
}

/** Marks everything up to a message as answered. */
export async function settleBySupport(tx: Tx, id: string, upTo = Number.MAX_SAFE_INTEGER): Promise<void> {
  const { lastSeq } = await lockConversation(tx, id)
  const seen = Math.min(upTo, lastSeq)
  const settled = { teamReadSeq: furthest(threads.teamReadSeq, seen), teamSettledSeq: furthest(threads.teamSettledSeq, seen) }
  await tx.update(threads).set(settled).where(eq(threads.id, id))
  await announceProgress(tx, id, null)
}

interface Answer {
  /** The last message that the writer has read; all of them when it is missing. Later messages still wait. */
  upTo?: number
  text: string
}
/** Throws `state-conflict` where a colleague wrote something that the writer of this answer has not read. */
export async function answerBySupport(
  tx: Tx,
  id: string,
  { text, upTo }: Answer,
  at: Date,
): Promise<{ id: string; seq: number }> {
  const { lastSeq } = await lockConversation(tx, id)
  const seen = Math.min(upTo ?? lastSeq, lastSeq)
  const [colleagues] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.threadId, id), gt(messages.seq, seen), eq(messages.sender, 'support')))
    .limit(1)
  if (colleagues) throw new Problem('state-conflict', { text: 'messaging.support-answered' })
  const message = { id: randomUUID(), threadId: id, senderId: null, sender: 'support', kind: 'text', body: text } as const
  const posted = await postMessage(tx, message, at)
  await settleBySupport(tx, id, seen === lastSeq ? posted.seq : seen)
  return posted
}

/** Why no time was chosen; the portal and the command line each have their own sentences for it. */
export type CallRefusal = 'no-such-call' | 'settled' | 'not-offered' | 'past'
interface Choice {
  requestId: string
  /** Chooses among the times that were suggested. */
  choose: (times: readonly string[]) => string | undefined
}
/** Chooses a time of a call that the person asked for, and adds the choice to the conversation as a message. */
export async function confirmBySupport(
  tx: Tx,
  id: string,
  { requestId, choose }: Choice,
  at: Date,
): Promise<{ id: string; seq: number } | CallRefusal> {
  const { lastSeq } = await lockConversation(tx, id)
  const [request] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, requestId), eq(messages.threadId, id), eq(messages.kind, 'call-request')))
    .for('update')
  if (!request) return 'no-such-call'
  if (request.facts.confirmed) return 'settled'
  const time = choose(request.facts.times as string[])
  if (!time) return 'not-offered'
  if (new Date(time) <= at) return 'past'
  await tx
    .update(messages)
    .set({ facts: { ...request.facts, confirmed: time } })
    .where(eq(messages.id, requestId))
  const message = {
    id: randomUUID(),
    threadId: id,
    senderId: null,
    sender: 'support',
    kind: 'call-confirmed',
    facts: { time },
  } as const
  const posted = await postMessage(tx, message, at)
  await settleBySupport(tx, id, request.seq === lastSeq ? posted.seq : request.seq)
  return posted
}

export type SupportThread = typeof threads.$inferSelect & { ownerId: string }

export async function findSupportThread(tx: Tx, id: string): Promise<SupportThread | null> {
  const [thread] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), eq(threads.type, 'support')))
  return thread?.ownerId ? { ...thread, ownerId: thread.ownerId } : null
}

/** The last messages of a thread, the oldest first. */
export async function lastMessages(tx: Tx, threadId: string, limit: number): Promise<(typeof messages.$inferSelect)[]> {
  const rows = await tx.select().from(messages).where(eq(messages.threadId, threadId)).orderBy(desc(messages.seq)).limit(limit)
  return rows.reverse()
}

export async function threadOfMessage(tx: Tx, messageId: string): Promise<string | null> {
  const [found] = await tx.select({ threadId: messages.threadId }).from(messages).where(eq(messages.id, messageId))
  return found?.threadId ?? null
}
