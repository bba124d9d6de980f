import {
  type Language,
  MAX_LISTED_THREADS,
  MAX_UNREAD_COUNTED,
  Problem,
  type ThreadMessage,
  type ThreadSummary,
} from '@onward/contracts'
import { isAnyOf, type Tx } from '@onward/database'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type MessageFile, messages, participants, threads } from '../db/schema'
import { announceProgress } from './message-store'
import { callOf, fromOf, type MessageRow, pseudonymOf, textOf } from './rules'

const SNIPPET_LENGTH = 120

interface ListedRow extends Record<string, unknown> {
  listed: string | null
  id: string
  type: ThreadSummary['type']
  subject: string
  application_id: string | null
  case_id: string | null
  draft: string
  names: string[] | null
  colleagues: string[] | null
  anonymous: boolean | null
  applicant: string | null
  unread: number
  kind: ThreadMessage['kind'] | null
  body: string | null
  facts: Record<string, unknown> | null
  file: MessageFile | null
  sender: MessageRow['sender'] | null
  sender_id: string | null
  at: string | Date | null
}

/** The thread and the reader's place in it. Throws `not-found` for other people's threads. */
export async function placeIn(tx: Tx, threadId: string, accountId: string) {
  const [found] = await tx
    .select({ thread: threads, place: participants })
    .from(participants)
    .innerJoin(threads, eq(threads.id, participants.threadId))
    .where(isPlace(threadId, accountId))
  if (found) return found
  // Row security hides a suspended employer's threads but not the members' places in them.
  const [own] = await tx.select({ held: participants.held }).from(participants).where(isPlace(threadId, accountId))
  throw new Problem(own?.held ? 'organisation-suspended' : 'not-found')
}
const isPlace = (threadId: string, accountId: string) =>
  and(eq(participants.threadId, threadId), eq(participants.accountId, accountId))

/** The threads of applications in which an employer's member takes part. Throws `organisation-suspended` while these are closed to them. */
export async function threadsOfApplications(
  tx: Tx,
  applicationIds: readonly string[],
  accountId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: threads.id, applicationId: threads.applicationId })
    .from(threads)
    .innerJoin(participants, and(eq(participants.threadId, threads.id), eq(participants.accountId, accountId)))
    .where(and(isAnyOf(threads.applicationId, applicationIds), eq(participants.role, 'employer')))
  if (rows.length === 0) {
    const [held] = await tx
      .select({ held: participants.held })
      .from(participants)
      .where(and(eq(participants.accountId, accountId), eq(participants.held, true)))
      .limit(1)
    if (held) throw new Problem('organisation-suspended')
  }
  return new Map(rows.flatMap(({ id, applicationId }) => (applicationId ? [[applicationId, id] as const] : [])))
}

/** Nobody reads messages to a system thread. */
export async function writablePlace(tx: Tx, threadId: string, accountId: string) {
  const found = await placeIn(tx, threadId, accountId)
  if (found.thread.type === 'system') throw new Problem('state-conflict', { text: 'messaging.thread-nobody-reads' })
  return found
}

export async function saveDraft(tx: Tx, threadId: string, accountId: string, draft: string): Promise<void> {
  await tx.update(participants).set({ draft }).where(isPlace(threadId, accountId))
}

/** Marks messages as read up to one; gives whether that is further than before. */
export async function markRead(tx: Tx, threadId: string, accountId: string, upTo: number, readAt: Date): Promise<boolean> {
  const mine = isPlace(threadId, accountId)
  await tx.update(participants).set({ readAt }).where(mine)
  const changed = await tx
    .update(participants)
    .set({ readSeq: upTo, deliveredSeq: sql`greatest(${participants.deliveredSeq}, ${upTo}::bigint)` })
    .where(and(mine, lt(participants.readSeq, upTo)))
    .returning({ readSeq: participants.readSeq })
  return changed.length > 0
}

/** Marks all messages in the listed threads as delivered. No act of the person, so no receipt. */
export async function markDelivered(tx: Tx, accountId: string): Promise<void> {
  const delivered = await tx.execute<{ thread_id: string }>(sql`
    update messaging.participants p set delivered_seq = t.last_seq from (${newestThreads(accountId)}) listed
    join messaging.threads t on t.id = listed.thread_id
    where p.account_id = ${accountId} and p.thread_id = t.id and p.delivered_seq < t.last_seq returning p.thread_id`)
  for (const { thread_id } of delivered) await announceProgress(tx, thread_id, accountId)
}

/** The file of a message that the reader may see. Throws `not-found`. */
export async function fileOfMessage(tx: Tx, messageId: string): Promise<MessageFile> {
  const [row] = await tx.select({ file: messages.file }).from(messages).where(eq(messages.id, messageId))
  if (!row?.file) throw new Problem('not-found')
  return row.file
}

/** The thread of a request for a call. Throws `not-found`. */
export async function threadOfCall(tx: Tx, messageId: string): Promise<string> {
  const [found] = await tx
    .select({ threadId: messages.threadId })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.kind, 'call-request')))
  if (!found) throw new Problem('not-found')
  return found.threadId
}

/** The request, locked, and the sender's side. A colleague who has left counts as the employer's side. */
export async function lockCallRequest(tx: Tx, messageId: string) {
  const [request] = await tx.select().from(messages).where(eq(messages.id, messageId)).for('update')
  if (!request) throw new Problem('not-found')
  const everyone = await tx.select().from(participants).where(eq(participants.threadId, request.threadId))
  const sender = everyone.find((one) => one.accountId === request.senderId)
  return { request, side: sender?.role ?? ('employer' as const) }
}

export async function confirmCallRequest(tx: Tx, { id, facts }: MessageRow, confirmed: string): Promise<void> {
  await tx
    .update(messages)
    .set({ facts: { ...facts, confirmed } })
    .where(eq(messages.id, id))
}

/** A position in the list of threads: the time by which it is sorted, in microseconds, and the thread's id. */
interface Place {
  at: string
  id: string
}
const CURSOR = /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
/** Throws `malformed-request` for anything that is no cursor of this list. */
export function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [, at, id] = CURSOR.exec(cursor) ?? []
  if (!at || !id) throw new Problem('malformed-request')
  return { at, id }
}

const MICROSECONDS = sql`(extract(epoch from listed_at) * 1000000)::bigint`
/** Places of one person in the threads of one page of their list, the latest first. */
const newestThreads = (me: string, after: Place | null = null) => sql`
  select *, ${MICROSECONDS}::text as listed from messaging.participants where account_id = ${me} and listed_at is not null and not held
    ${after ? sql`and (${MICROSECONDS} < ${after.at}::bigint or (${MICROSECONDS} = ${after.at}::bigint and thread_id > ${after.id}::uuid))` : sql``}
  order by listed_at desc, thread_id limit ${MAX_LISTED_THREADS}`

/** Where the next page begins; null on the last page. */
function nextCursorOf(rows: readonly { id: string; listed: string | null }[]): string | null {
  if (rows.length < MAX_LISTED_THREADS) return null
  const [last] = rows
    .flatMap(({ id, listed }) => (listed === null ? [] : [{ id, at: BigInt(listed) }]))
    .sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? -1 : 1))
  return last ? `${last.at}.${last.id}` : null
}

/**
 * A person's threads, the latest first; without a system thread that has no notice. Every application opens a thread, so an
 * employer sees only those with a message, or the one asked for.
 */
export async function listedThreads(
  tx: Tx,
  me: string,
  language: Language,
  { application, after = null }: { application?: string | undefined; after?: Place | null } = {},
): Promise<{ items: ThreadSummary[]; nextCursor: string | null }> {
  const mine = application
    ? sql`select p.*, null::text as listed from messaging.threads t join messaging.participants p on p.thread_id = t.id
        where t.application_id = ${application} and p.account_id = ${me} and not p.held`
    : newestThreads(me, after)
  const rows = await tx.execute<ListedRow>(sql`
    select t.id, p.listed, t.type, t.subject, t.application_id, t.case_id, p.draft, o.names, o.colleagues, o.anonymous, o.applicant, u.unread,
      m.kind, m.body, m.facts, m.file, m.sender, m.sender_id, m.at
    from (${mine}) p
    join messaging.threads t on t.id = p.thread_id
    left join messaging.messages m on m.thread_id = t.id and m.seq = t.last_seq
    left join lateral (
      select
        array_agg(other.name order by other.name) filter (where other.name <> '' and not other.anonymous and other.role <> p.role) as names,
        array_agg(other.name order by other.name) filter (where other.name <> '' and other.role = p.role) as colleagues,
        bool_or(other.anonymous) as anonymous,
        case when p.role = 'employer' then min(other.account_id::text) filter (where other.role = 'jobseeker') end as applicant
      from messaging.participants other where other.thread_id = t.id and other.account_id <> p.account_id
    ) o on true
    left join lateral (
      select count(*)::int as unread from (
        select 1 from messaging.messages x where x.thread_id = t.id and x.seq > p.read_seq and x.sender_id is distinct from p.account_id
          -- What a colleague wrote is no news to answer.
          and (p.role <> 'employer' or x.sender_id is null or x.sender_id::text = o.applicant)
        limit ${MAX_UNREAD_COUNTED}
      ) counted
    ) u on true
    order by t.last_at desc, t.id`)
  const items = rows.map(
    (row): ThreadSummary => ({
      id: row.id,
      type: row.type,
      subject: row.subject,
      names: row.anonymous ? [pseudonymOf(row.application_id, language), ...(row.names ?? [])] : (row.names ?? []),
      colleagues: row.colleagues ?? [],
      applicationId: row.application_id,
      caseId: row.case_id,
      draft: row.draft,
      unread: row.unread,
      last:
        row.kind === null || row.sender === null || row.at === null
          ? null
          : {
              kind: row.kind,
              from: fromOf({ senderId: row.sender_id, sender: row.sender }, { me, applicant: row.applicant }),
              text: [
                ...(row.file?.filename ?? textOf({ kind: row.kind, body: row.body ?? '', facts: row.facts ?? {} }, language)),
              ]
                .slice(0, SNIPPET_LENGTH)
                .join(''),
              at: new Date(row.at).toISOString(),
            },
    }),
  )
  return { items, nextCursor: nextCursorOf(rows) }
}

/** New messages in all threads of one jobseeker, counted to `MAX_UNREAD_COUNTED`. */
export async function countUnread(tx: Tx, accountId: string): Promise<number> {
  const [counted] = await tx.execute<{ unread: number }>(sql`
    select count(*)::int as unread from (
      select 1 from messaging.participants p
      join messaging.messages m on m.thread_id = p.thread_id and m.seq > p.read_seq and m.sender_id is distinct from p.account_id
      where p.account_id = ${accountId} and p.listed_at is not null and not p.held
      limit ${MAX_UNREAD_COUNTED}
    ) counted`)
  return counted?.unread ?? 0
}

export interface Page {
  before: number | null
  limit: number
  language: Language
}

/** One page of a thread, the newest first. How far the others have read decides the states of the reader's own messages. */
export async function pageOfMessages(tx: Tx, threadId: string, me: string, { before, limit, language }: Page) {
  const [[thread], everyone, rows] = await Promise.all([
    tx.select().from(threads).where(eq(threads.id, threadId)),
    tx.select().from(participants).where(eq(participants.threadId, threadId)),
    tx
      .select()
      .from(messages)
      .where(and(eq(messages.threadId, threadId), before === null ? undefined : lt(messages.seq, before)))
      .orderBy(desc(messages.seq))
      .limit(limit + 1),
  ])
  const others = everyone.filter((one) => one.accountId !== me)
  const role = everyone.find((one) => one.accountId === me)?.role
  const applicant = role === 'employer' ? (others.find((one) => one.role === 'jobseeker')?.accountId ?? null) : null
  // Colleagues of the sender do not count as readers.
  const addressed = others.filter((one) => one.role !== role)
  const furthest = (of: 'readSeq' | 'deliveredSeq') => Math.max(thread?.teamReadSeq ?? 0, ...addressed.map((one) => one[of]))
  const [read, delivered] = [furthest('readSeq'), furthest('deliveredSeq')]
  const stateOf = (seq: number): ThreadMessage['state'] => (seq <= read ? 'read' : seq <= delivered ? 'delivered' : 'sent')
  const nameOf = (one: (typeof others)[number] | undefined): string =>
    one?.anonymous ? pseudonymOf(thread?.applicationId ?? null, language) : (one?.name ?? '')
  const page = rows.slice(0, limit)
  const items = page.map((row): ThreadMessage => {
    const from = fromOf(row, { me, applicant })
    const { kind, facts, file } = row
    return {
      id: row.id,
      seq: row.seq,
      kind,
      from,
      name: from === 'person' || from === 'colleague' ? nameOf(others.find((one) => one.accountId === row.senderId)) : '',
      text: textOf(row, language),
      href: kind === 'notice' ? String(facts.href) : '',
      attachment: file && { filename: file.filename, type: file.type, bytes: file.bytes },
      call: callOf(row, from),
      at: row.at.toISOString(),
      state: from === 'me' ? stateOf(row.seq) : null,
    }
  })
  return { items, nextCursor: rows.length > limit ? String(page.at(-1)?.seq) : null, total: thread?.lastSeq ?? 0 }
}
