import { randomUUID } from 'node:crypto'
import type { ClientCv, Language } from '@onward/contracts'
import {
  askClient,
  listSharing,
  openClientCv,
  Problem,
  readClientCv,
  staffName,
  takeBackClientCv,
  uploadClientCv,
} from '@onward/contracts'
import { refusalOfBytes } from '@onward/cv-engine/read-document'
import { announceChange, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { writeThenRemove, writeWithFile } from '@onward/service-kit/file-writes'
import { hasConsent } from '../consents/store'
import { activeCv } from '../cvs/store'
import { analysisView, cvView } from '../cvs/view'
import type { ProposedCvRow } from '../db/coach-schema'
import { cardKey, typeOfName } from '../files'
import { announceAct, clientHasCv, requireGrant } from './grants-store'
import { addProposal, agentsProposal, proposalsOf, takeBackProposal } from './proposals-store'
import { insertQuestion, latestQuestion, questionsOfAgent } from './questions-store'
import { askAgainFrom } from './rules'
import { sharingIn, sharingOf } from './sharing-store'

const LOST_ANSWER_MS = 60_000

/** The open question and, after a refusal, when the person may be asked again. */
async function questionsOf(
  tx: Tx,
  accountId: string,
  { now, language }: { now: Date; language: Language },
): Promise<Pick<ClientCv, 'asked' | 'askAgainFrom'>> {
  const last = await latestQuestion(tx, accountId)
  if (!last) return { asked: null, askAgainFrom: null }
  const agentName = staffName(last.agentName, language)
  if (!last.answeredAt) return { asked: { at: last.askedAt.toISOString(), agentName }, askAgainFrom: null }
  return { asked: null, askAgainFrom: askAgainFrom(last, now) }
}
const proposalView = (row: ProposedCvRow, agentId: string, language: Language): ClientCv['proposed'][number] => ({
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

/** A work coach's acts on a client's CV. */
export function coachAgentRoutes(kit: ServiceKit): void {
  kit.handle(readClientCv, ({ params, now, language, read }) =>
    read(async (tx, who) => {
      const { grant, agentId } = await requireGrant(tx, who, params.id)
      const rows = await proposalsOf(tx, grant.accountId)
      return {
        sharing: await sharingOf(tx, grant.accountId),
        hasCv: await clientHasCv(tx, grant.accountId),
        ...(await questionsOf(tx, grant.accountId, { now, language })),
        proposed: rows.map((row) => proposalView(row, agentId, language)),
      }
    }),
  )

  kit.handle(openClientCv, async (call) => {
    const { params, language } = call
    const answer = await call.write(async (tx, who) => {
      const coach = await requireGrant(tx, who, params.id)
      const { accountId } = coach.grant
      if (!(await hasConsent(tx, accountId, 'coach-cv')))
        throw new Problem('state-conflict', { text: 'jobseekers.coach-not-shared' })
      const active = await activeCv(tx, accountId)
      // Without a CV to see, no access is recorded.
      if (active) {
        const about = { subject: randomUUID(), version: 1, cvId: active.cv.id }
        await announceAct(tx, { ...coach.grant, ...coach }, 'cv-looked', about)
      }
      return { resource: `clients/${params.id}/cv`, answer: {} }
    })
    // A lost answer may be requested again shortly after; later it counts as another access.
    if (call.now.getTime() - Date.parse(answer.receipt.at) > LOST_ANSWER_MS) throw new Problem('idempotency-mismatch')
    // Read outside the act, which stores no personal value; a repeated request checks the consent again.
    const seen = await call.read(async (tx, who) => {
      const { grant } = await requireGrant(tx, who, params.id)
      if (!(await hasConsent(tx, grant.accountId, 'coach-cv')))
        throw new Problem('state-conflict', { text: 'jobseekers.coach-not-shared' })
      const found = await activeCv(tx, grant.accountId)
      if (!found) return { cv: null, analysis: null }
      return {
        cv: cvView(found.cv, found.review?.aiScore ?? null, language),
        analysis: found.review ? analysisView(found.review.analysis, language) : null,
      }
    })
    return { ...answer, ...seen }
  })

  kit.handle(askClient, ({ params, now, language, write }) =>
    write(async (tx, who) => {
      const coach = await requireGrant(tx, who, params.id)
      const { grant, agentId, agentName } = coach
      const { asked, askAgainFrom: later } = await questionsOf(tx, grant.accountId, { now, language })
      if (later) throw new Problem('state-conflict', { text: 'jobseekers.coach-ask-later' })
      const { cv, matches } = await sharingOf(tx, grant.accountId)
      if (cv && matches) throw new Problem('state-conflict', { text: 'jobseekers.coach-shared' })
      const { accountId, referralId, officeName } = grant
      const id = randomUUID()
      const question = { id, accountId, referralId, agentId, agentName, officeName, askedAt: now }
      if (asked || !(await insertQuestion(tx, question))) throw new Problem('state-conflict', { text: 'jobseekers.coach-asked' })
      await announceAct(tx, { ...grant, ...coach }, 'asked', { subject: id, version: 1 })
      return { resource: `clients/${params.id}/questions`, answer: {} }
    }),
  )

  kit.handle(uploadClientCv, async (call) => {
    const { params, file, now } = call
    if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
    const fileType = typeOfName(file.filename)
    if (!fileType) throw new Problem('file-type', { text: 'jobseekers.cv-file-type' })
    // The grant is checked before the file is read.
    const { accountId } = await call.read(async (tx, who) => (await requireGrant(tx, who, params.id)).grant)
    // A person who is there is told at once; what only reading finds out is told in the list.
    const refusal = refusalOfBytes(file.bytes, file.filename)
    if (refusal) throw new Problem('file-type', { text: `jobseekers.cv-${refusal}` })
    const id = randomUUID()
    const stored = { bytes: file.bytes, keyOf: () => cardKey(accountId, file.filename) }
    return writeWithFile(kit, call, stored, async (tx, who, filePath) => {
      const coach = await requireGrant(tx, who, params.id)
      const { grant, agentId, agentName } = coach
      await addProposal(tx, {
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
        addedAt: now,
      })
      return { resource: `proposed-cvs/${id}`, answer: { id }, unnamed: [] }
    })
  })

  kit.handle(takeBackClientCv, ({ params, now, write }) =>
    writeThenRemove(kit, { write }, async (tx, who) => {
      const row = await agentsProposal(tx, who.accountId, params.id)
      const coach = await requireGrant(tx, who, row.referralId)
      await takeBackProposal(tx, row.id, now)
      // The person was notified only of a readable proposal.
      if (row.state === 'waiting') {
        await announceAct(tx, { ...coach.grant, ...coach }, 'cv-taken-back', { subject: row.id, version: 2 })
        await announceChange(tx, { accountIds: [row.accountId], changed: ['coach-sharing', 'cv'] })
      }
      return { resource: `proposed-cvs/${row.id}`, answer: {}, unnamed: [row.filePath] }
    }),
  )

  kit.handle(listSharing, ({ now, read }) =>
    read(async (tx, who) => {
      const { grants, given, open, answered } = await questionsOfAgent(tx, who.accountId)
      const asked = new Set(open.map(({ accountId }) => accountId))
      const later = new Map(answered.map((last) => [last.accountId, askAgainFrom(last, now)]))
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
