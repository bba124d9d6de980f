import {
  answerSupport,
  confirmSupportCall,
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
import { sendAttachment } from '../threads/attachments'
import { fileOfMessage, pageOfMessages } from '../threads/store'
import {
  answerBySupport,
  asSupportTeam,
  type CallRefusal,
  confirmBySupport,
  readBySupport,
  type SupportRow,
  settleBySupport,
  supportLanguage,
  supportRow,
  supportThreads,
  supportTotal,
  supportWork,
} from './store'

const CURSOR = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
function readPlace(cursor: string | undefined): { place: string; id: string } | null {
  if (cursor === undefined) return null
  const [, place, id] = CURSOR.exec(cursor) ?? []
  if (!place || !id) throw new Problem('malformed-request')
  return { place, id }
}

const ROLES: Readonly<Record<SupportRow['role'], Role>> = { jobseeker: 'user', employer: 'employer', agent: 'agent' }
const supportView = ({ id, name, role, since, waiting, lastAt }: SupportRow): ListedSupport => ({
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
export function supportRoutes(kit: ServiceKit): void {
  kit.handle(readSupportWork, ({ read }) =>
    read(async (tx) => {
      await asSupportTeam(tx)
      const { oldest, ...work } = await supportWork(tx)
      return { support: { ...work, oldest: oldest?.toISOString() ?? null } }
    }),
  )

  kit.handle(listSupport, ({ query, read }) =>
    read(async (tx) => {
      const after = readPlace(query.cursor)
      await asSupportTeam(tx)
      const rows = await supportThreads(tx, { limit: query.limit + 1, after })
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      return {
        items: page.map(supportView),
        nextCursor: rows.length > page.length && last ? `${last.place}_${last.id}` : null,
        total: await supportTotal(tx),
      }
    }),
  )

  kit.handle(readSupport, ({ params, read }) =>
    read(async (tx) => {
      await asSupportTeam(tx)
      const row = await supportRow(tx, params.id)
      if (!row) throw new Problem('not-found')
      return { ...supportView(row), language: await supportLanguage(tx, params.id), lastSeq: row.lastSeq, readSeq: row.readSeq }
    }),
  )

  kit.handle(listSupportMessages, ({ params, query, language, read }) =>
    read(async (tx, who) => {
      const before = query.cursor === undefined ? null : Number.parseInt(query.cursor, 10)
      if (before !== null && !Number.isSafeInteger(before)) throw new Problem('malformed-request')
      await asSupportTeam(tx)
      if (!(await supportRow(tx, params.id))) throw new Problem('not-found')
      return await pageOfMessages(tx, params.id, who.accountId, { before, limit: query.limit, language })
    }),
  )

  kit.handle(readSupportFile, async ({ params, read, reply }) => {
    const file = await read(async (tx) => {
      await asSupportTeam(tx)
      return fileOfMessage(tx, params.id)
    })
    return await sendAttachment(kit, reply, file)
  })

  kit.handle(markSupportRead, ({ params, body, write }) =>
    write(async (tx) => {
      await asSupportTeam(tx)
      await readBySupport(tx, params.id, body.upTo)
      return { resource: `threads/${params.id}`, answer: {} }
    }),
  )

  kit.handle(answerSupport, ({ params, body, now, write }) =>
    write(async (tx) => {
      await asSupportTeam(tx)
      const answer = await answerBySupport(tx, params.id, body, now)
      return { resource: `threads/${params.id}/messages/${answer.id}`, answer }
    }),
  )

  kit.handle(settleSupport, ({ params, body, write }) =>
    write(async (tx) => {
      await asSupportTeam(tx)
      await settleBySupport(tx, params.id, body.upTo)
      return { resource: `threads/${params.id}`, answer: {} }
    }),
  )

  kit.handle(confirmSupportCall, ({ params, body, now, write }) =>
    write(async (tx) => {
      await asSupportTeam(tx)
      const choose = (times: readonly string[]) => times.find((time) => Date.parse(time) === Date.parse(body.time))
      const answer = await confirmBySupport(tx, params.id, { requestId: body.message, choose }, now)
      if (answer === 'no-such-call') throw new Problem('not-found')
      if (typeof answer === 'string') throw new Problem('state-conflict', { text: REFUSALS[answer] })
      return { resource: `threads/${params.id}/messages/${answer.id}`, answer }
    }),
  )
}
