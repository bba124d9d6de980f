import { randomUUID } from 'node:crypto'
import type { ClientCv, Language } from '@onward/contracts'
import {
  askClient,
  COACH_ASK_AGAIN_DAYS,
  listSharing,
  lookAtClientCv,
  MAX_PROPOSED_CVS,
  Problem,
  readClientCv,
  staffName,
  takeBackClientCv,
  uploadClientCv,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { announceChange, enqueue } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { hasConsent } from '../consents/store'
import { cvView } from '../cvs/view'
import { accessGrants, coachQuestions, type ProposedCvRow, proposedCvs } from '../db/coach-schema'
import { consents, cvReviews, cvs } from '../db/schema'
import { cardKey, typeOfName } from '../files'
import { requireGrant, tellAct } from './grants'
import { READ_PROPOSAL_TASK } from './read-proposal'
import { sharingIn, sharingOf } from './sharing'

const DAY_MS = 24 * 60 * 60 * 1000
const PROPOSED_SHOWN = 10
const LOST_ANSWER_MS = 60_000
const UNANSWERED = ['reading', 'waiting'] as const

/** The open question and, after a refusal, from when the person may be asked again. */
async function questionsOf(
  tx: Tx,
  accountId: string,
  { now, language }: { now: Date; language: Language },
): Promise<Pick<ClientCv, 'asked' | 'askAgainFrom'>> {
  const [last] = await tx
    .select()
    .from(coachQuestions)
    .where(eq(coachQuestions.accountId, accountId))
    .orderBy(desc(coachQuestions.askedAt))
    .limit(1)
  if (!last) return { asked: null, askAgainFrom: null }
  const agentName = staffName(last.agentName, language)
  if (!last.answeredAt) return { asked: { at: last.askedAt.toISOString(), agentName }, askAgainFrom: null }
  return { asked: null, askAgainFrom: againFrom(last, now) }
}
function againFrom({ refused, answeredAt }: { refused: boolean; answeredAt: Date | null }, now: Date): string | null {
  if (!refused || !answeredAt) return null
  const from = new Date(answeredAt.getTime() + COACH_ASK_AGAIN_DAYS * DAY_MS)
  return from > now ? from.toISOString() : null
}

const proposedShown = (row: ProposedCvRow, agentId: string, language: Language): ClientCv['proposed'][number] => ({
  id: row.id,
  filename: row.filename,
  fileType: row.fileType,
  fileSize: row.fileSize,
  addedAt: row.addedAt.toISOString(),
  agentName: staffName(row.agentName, language),
  officeName: row.officeName,
  state: row.state,
  refusal: row.refusal,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  mine: row.agentId === agentId,
})

/** What a work coach may do about a client's CV. */
export function coachAgentRoutes(kit: ServiceKit): void {
  kit.handle(readClientCv, ({ params, now, language, read }) =>
    read(async (tx, who) => {
      const { grant, agentId } = await requireGrant(tx, who, params.id)
      const [own] = await tx.execute<{ has: boolean }>(sql`select jobseekers.client_has_cv(${grant.accountId}::uuid) as has`)
      const rows = await tx
        .select()
        .from(proposedCvs)
        .where(eq(proposedCvs.accountId, grant.accountId))
        .orderBy(desc(proposedCvs.addedAt), desc(proposedCvs.id))
        .limit(PROPOSED_SHOWN)
      return {
        sharing: await sharingOf(tx, grant.accountId),
        hasCv: own?.has ?? false,
        ...(await questionsOf(tx, grant.accountId, { now, language })),
        proposed: rows.map((row) => proposedShown(row, agentId, language)),
      }
    }),
  )

  kit.handle(lookAtClientCv, async (call) => {
    const { params, language } = call
    const answer = await call.write(async (tx, who) => {
      const coach = await requireGrant(tx, who, params.id)
      const { accountId } = coach.grant
      if (!(await hasConsent(tx, accountId, 'coach-cv')))
        throw new Problem('state-conflict', { text: 'jobseekers.coach-not-shared' })
      const [cv] = await tx
        .select({ id: cvs.id })
        .from(cvs)
        .where(and(eq(cvs.accountId, accountId), eq(cvs.isActive, true)))
      // Where there is nothing to see, nobody has looked.
      if (cv) {
        const look = { subject: randomUUID(), version: 1, cvId: cv.id }
        await tellAct(tx, { ...coach.grant, ...coach }, 'cv-looked', look)
      }
      return { resource: `clients/${params.id}/cv`, answer: {} }
    })
    // A lost answer may be asked for once more; later it is another look.
    if (call.now.getTime() - Date.parse(answer.receipt.at) > LOST_ANSWER_MS) throw new Problem('idempotency-mismatch')
    // Read apart from the act, which keeps no personal value; a repeated request asks the consent again.
    const seen = await call.read(async (tx, who) => {
      const { grant } = await requireGrant(tx, who, params.id)
      if (!(await hasConsent(tx, grant.accountId, 'coach-cv')))
        throw new Problem('state-conflict', { text: 'jobseekers.coach-not-shared' })
      const [found] = await tx
        .select({ cv: cvs, review: cvReviews })
        .from(cvs)
        .leftJoin(cvReviews, eq(cvReviews.cvId, cvs.id))
        .where(and(eq(cvs.accountId, grant.accountId), eq(cvs.isActive, true)))
      if (!found) return { cv: null, analysis: null }
      return { cv: cvView(found.cv, found.review?.aiScore ?? null, language), analysis: found.review?.analysis ?? null }
    })
    return { ...answer, ...seen }
  })

  kit.handle(askClient, ({ params, now, language, write }) =>
    write(async (tx, who) => {
      const coach = await requireGrant(tx, who, params.id)
      const { grant, agentId, agentName } = coach
      const { asked, askAgainFrom } = await questionsOf(tx, grant.accountId, { now, language })
      if (askAgainFrom) throw new Problem('state-conflict', { text: 'jobseekers.coach-ask-later' })
      const { cv, matches } = await sharingOf(tx, grant.accountId)
      if (cv && matches) throw new Problem('state-conflict', { text: 'jobseekers.coach-shared' })
      const { accountId, referralId, officeName } = grant
      const id = randomUUID()
      const question = { id, accountId, referralId, agentId, agentName, officeName, askedAt: now }
      // Two colleagues who ask at the same moment: the index lets one of them.
      const [kept] = asked
        ? []
        : await tx.insert(coachQuestions).values(question).onConflictDoNothing().returning({ id: coachQuestions.id })
      if (!kept) throw new Problem('state-conflict', { text: 'jobseekers.coach-asked' })
      await tellAct(tx, { ...grant, ...coach }, 'asked', { subject: id, version: 1 })
      return { resource: `clients/${params.id}/questions`, answer: {} }
    }),
  )

  kit.handle(uploadClientCv, async (call) => {
    const { params, file, now } = call
    if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
    const fileType = typeOfName(file.filename)
    if (!fileType) throw new Problem('file-type', { text: 'jobseekers.cv-file-type' })
    // The grant is checked before a byte is stored.
    const { accountId } = await call.read(async (tx, who) => (await requireGrant(tx, who, params.id)).grant)
    const filePath = cardKey(accountId, file.filename)
    await kit.files.put(filePath, file.bytes)
    const id = randomUUID()
    try {
      const answer = await call.write(async (tx, who) => {
        const coach = await requireGrant(tx, who, params.id)
        const { grant, agentId, agentName } = coach
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`proposed ${accountId}`}, 4711))`)
        const [waiting] = await tx
          .select({ count: count() })
          .from(proposedCvs)
          .where(and(eq(proposedCvs.accountId, accountId), inArray(proposedCvs.state, [...UNANSWERED])))
        if ((waiting?.count ?? 0) >= MAX_PROPOSED_CVS) throw new Problem('state-conflict', { text: 'jobseekers.coach-too-many' })
        await tx.insert(proposedCvs).values({
          id,
          accountId,
          referralId: grant.referralId,
          agentId,
          agentName,
          officeName: grant.officeName,
          filename: file.filename,
          filePath,
          fileType,
          fileSize: file.bytes.length,
          state: 'reading',
          addedAt: now,
        })
        await enqueue(tx, READ_PROPOSAL_TASK, { id }, { maxAttempts: 5 })
        return { resource: `proposed-cvs/${id}`, answer: { id } }
      })
      // A repeated request was answered with its first upload.
      if (answer.id !== id) await kit.files.remove(filePath)
      return answer
    } catch (error) {
      await kit.files.remove(filePath).catch(() => {})
      throw error
    }
  })

  kit.handle(takeBackClientCv, async ({ params, now, write, log }) => {
    let filePath: string | null = null
    const answer = await write(async (tx, who) => {
      const mine = and(eq(proposedCvs.id, params.id), eq(proposedCvs.agentId, who.accountId))
      const [row] = await tx.select().from(proposedCvs).where(mine)
      if (!row) throw new Problem('not-found')
      const coach = await requireGrant(tx, who, row.referralId)
      const [taken] = await tx
        .update(proposedCvs)
        .set({ state: 'taken-back', filePath: null, preview: '', answeredAt: now })
        .where(and(mine, inArray(proposedCvs.state, [...UNANSWERED])))
        .returning({ id: proposedCvs.id })
      if (!taken) throw new Problem('state-conflict', { text: 'jobseekers.coach-answered' })
      filePath = row.filePath
      // The person heard of it only once it could be read.
      if (row.state === 'waiting') {
        await tellAct(tx, { ...coach.grant, ...coach }, 'cv-taken-back', { subject: row.id, version: 2 })
        await announceChange(tx, { accountIds: [row.accountId], changed: ['coach-sharing', 'cv'] })
      }
      return { resource: `proposed-cvs/${row.id}`, answer: {} }
    })
    if (filePath) await kit.files.remove(filePath).catch((error: unknown) => log.error({ err: error }, 'a taken back CV stayed'))
    return answer
  })

  kit.handle(listSharing, ({ now, read }) =>
    read(async (tx, who) => {
      const grants = await tx
        .select({ referralId: accessGrants.referralId, accountId: accessGrants.accountId })
        .from(accessGrants)
        .where(and(eq(accessGrants.agentId, who.accountId), eq(accessGrants.open, true)))
      const people = grants.map(({ accountId }) => accountId)
      if (people.length === 0) return { items: [] }
      const given = await tx
        .select({ accountId: consents.accountId, kind: consents.kind, version: consents.version })
        .from(consents)
        .where(and(inArray(consents.accountId, people), isNull(consents.withdrawnAt)))
      const open = await tx
        .select({ accountId: coachQuestions.accountId })
        .from(coachQuestions)
        .where(and(inArray(coachQuestions.accountId, people), isNull(coachQuestions.answeredAt)))
      const refused = await tx
        .selectDistinctOn([coachQuestions.accountId])
        .from(coachQuestions)
        .where(and(inArray(coachQuestions.accountId, people), isNotNull(coachQuestions.answeredAt)))
        .orderBy(coachQuestions.accountId, desc(coachQuestions.askedAt))
      const asked = new Set(open.map(({ accountId }) => accountId))
      const later = new Map(refused.map((last) => [last.accountId, againFrom(last, now)]))
      return {
        items: grants.map(({ referralId, accountId }) => ({
          referralId,
          sharing: sharingIn(given, accountId),
          asked: asked.has(accountId),
          askAgainFrom: asked.has(accountId) ? null : (later.get(accountId) ?? null),
        })),
      }
    }),
  )
}
