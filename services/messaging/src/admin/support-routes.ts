import {
  answerSupport,
  confirmSupportCall,
  type Language,
  type ListedSupport,
  listSupport,
  listSupportMessages,
  markSupportRead,
  Problem,
  type ProblemText,
  type Role,
  readSupport,
  readSupportFile,
  readSupportWork,
  settleSupport,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { eq, sql } from 'drizzle-orm'
import { messages } from '../db/schema'
import { sendAttachment } from '../threads/files'
import { pageOfMessages } from '../threads/read'
import {
  answerBySupport,
  answersSupport,
  type CallRefusal,
  confirmBySupport,
  readBySupport,
  type SupportRow,
  settleBySupport,
  supportRow,
  supportThreads,
  supportTotal,
  supportWork,
} from '../threads/support'

const CURSOR = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
function readPlace(cursor: string | undefined): { place: string; id: string } | null {
  if (cursor === undefined) return null
  const [, place, id] = CURSOR.exec(cursor) ?? []
  if (!place || !id) throw new Problem('malformed-request')
  return { place, id }
}

const ROLES: Readonly<Record<SupportRow['role'], Role>> = { jobseeker: 'user', employer: 'employer', agent: 'agent' }
const listed = ({ id, name, role, since, waiting, lastAt }: SupportRow): ListedSupport => ({
  id,
  name,
  role: ROLES[role],
  waitingSince: since?.toISOString() ?? null,
  waiting,
  lastAt: lastAt.toISOString(),
})

const REFUSALS: Readonly<Record<Exclude<CallRefusal, 'no-such-call'>, ProblemText>> = {
  settled: 'messaging.support-call-settled',
  'not-offered': 'messaging.support-call-not-offered',
  past: 'messaging.support-call-passed',
}

/** Conversations with the support team, answered by administrators. */
export function adminSupportRoutes(kit: ServiceKit): void {
  kit.handle(readSupportWork, ({ read }) =>
    read(async (tx) => {
      await answersSupport(tx)
      const { count, oldest } = await supportWork(tx)
      return { support: { count, oldest: oldest?.toISOString() ?? null } }
    }),
  )

  kit.handle(listSupport, ({ query, read }) =>
    read(async (tx) => {
      const after = readPlace(query.cursor)
      await answersSupport(tx)
      const rows = await supportThreads(tx, { limit: query.limit + 1, after })
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      return {
        items: page.map(listed),
        nextCursor: rows.length > page.length && last ? `${last.place}_${last.id}` : null,
        total: await supportTotal(tx),
      }
    }),
  )

  kit.handle(readSupport, ({ params, read }) =>
    read(async (tx) => {
      await answersSupport(tx)
      const row = await supportRow(tx, params.id)
      if (!row) throw new Problem('not-found')
      const [theirs] = await tx.execute<{ language: Language | null }>(
        sql`select messaging.support_language(${params.id}::uuid) as language`,
      )
      return { ...listed(row), language: theirs?.language ?? 'en', lastSeq: row.lastSeq, readSeq: row.readSeq }
    }),
  )

  kit.handle(listSupportMessages, ({ params, query, language, read }) =>
    read(async (tx, who) => {
      const before = query.cursor === undefined ? null : Number.parseInt(query.cursor, 10)
      if (before !== null && !Number.isSafeInteger(before)) throw new Problem('malformed-request')
      await answersSupport(tx)
      if (!(await supportRow(tx, params.id))) throw new Problem('not-found')
      return await pageOfMessages(tx, params.id, who.accountId, { before, limit: query.limit, language })
    }),
  )

  kit.handle(readSupportFile, async ({ params, read, reply }) => {
    const file = await read(async (tx) => {
      await answersSupport(tx)
      const [row] = await tx.select({ file: messages.file }).from(messages).where(eq(messages.id, params.id))
      if (!row?.file) throw new Problem('not-found')
      return row.file
    })
    return await sendAttachment(kit, reply, file)
  })

  kit.handle(markSupportRead, ({ params, body, write }) =>
    write(async (tx) => {
      await answersSupport(tx)
      await readBySupport(tx, params.id, body.upTo)
      return { resource: `threads/${params.id}`, answer: {} }
    }),
  )

  kit.handle(answerSupport, ({ params, body, now, write }) =>
    write(async (tx) => {
      await answersSupport(tx)
      const answer = await answerBySupport(tx, params.id, body, now)
      return { resource: `threads/${params.id}/messages/${answer.id}`, answer }
    }),
  )

  kit.handle(settleSupport, ({ params, body, write }) =>
    write(async (tx) => {
      await answersSupport(tx)
      await settleBySupport(tx, params.id, body.upTo)
      return { resource: `threads/${params.id}`, answer: {} }
    }),
  )

  kit.handle(confirmSupportCall, ({ params, body, now, write }) =>
    write(async (tx) => {
      await answersSupport(tx)
      const choose = (times: readonly string[]) => times.find((time) => Date.parse(time) === Date.parse(body.time))
      const answer = await confirmBySupport(tx, params.id, { message: body.message, choose }, now)
      if (answer === 'no-such-call') throw new Problem('not-found')
      if (typeof answer === 'string') throw new Problem('state-conflict', { text: REFUSALS[answer] })
      return { resource: `threads/${params.id}/messages/${answer.id}`, answer }
    }),
  )
}
