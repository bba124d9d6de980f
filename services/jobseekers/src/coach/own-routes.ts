import {
  acceptProposedCv,
  CONSENTS,
  downloadProposedCv,
  Problem,
  readMyCoach,
  refuseProposedCv,
  setSharing,
  staffName,
} from '@onward/contracts'
import { announceChange, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { writeThenRemove } from '@onward/service-kit/file-writes'
import { giveConsent, withdrawConsent } from '../consents/store'
import { makeActive } from '../cvs/active'
import { hasActive, lockPerson } from '../cvs/active-store'
import { addCv } from '../cvs/store'
import type { ProposedCvRow } from '../db/coach-schema'
import { sendFile } from '../files'
import { announceAct, coachNameOf, openGrantOf } from './grants-store'
import { endProposal, grantOfProposal, ownProposal, waitingProposals } from './proposals-store'
import { answerQuestion, openQuestion } from './questions-store'
import { announceSharing, sharingOf } from './sharing-store'

/** A person's answers to the help of their work coach. */
export function coachOwnRoutes(kit: ServiceKit): void {
  kit.handle(readMyCoach, ({ language, read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      const grant = await openGrantOf(tx, accountId)
      const question = await openQuestion(tx, accountId)
      const waiting = await waitingProposals(tx, accountId)
      return {
        coach: grant ? { name: await coachNameOf(tx, accountId), officeName: grant.officeName } : null,
        sharing: await sharingOf(tx, accountId),
        question:
          grant && question
            ? {
                agentName: staffName(question.agentName, language),
                officeName: question.officeName,
                askedAt: question.askedAt.toISOString(),
              }
            : null,
        proposed: waiting.map(({ id, filename, fileType, fileSize, addedAt, agentName, officeName, preview }) => ({
          id,
          filename,
          fileType,
          fileSize,
          addedAt: addedAt.toISOString(),
          agentName: staffName(agentName, language),
          officeName,
          preview,
        })),
        hasActiveCv: await hasActive(tx, accountId),
      }
    }),
  )

  kit.handle(setSharing, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      await lockPerson(tx, accountId)
      const grant = await openGrantOf(tx, accountId)
      if (!grant && (body.cv || body.matches)) throw new Problem('not-found')
      const before = await sharingOf(tx, accountId)
      for (const [kind, wanted, version] of [
        ['coach-cv', body.cv, body.versions.cv],
        ['coach-matches', body.matches, body.versions.matches],
      ] as const) {
        if (!wanted) await withdrawConsent(tx, accountId, kind, now)
        else if (version !== CONSENTS[kind].version)
          throw new Problem('state-conflict', { text: 'jobseekers.consent-text-changed' })
        else await giveConsent(tx, accountId, kind, { consentVersion: version, language: body.language }, now)
      }
      if (before.matches !== body.matches) await announceSharing(tx, accountId)
      if (grant) await announceChange(tx, { accountIds: [grant.agentId], changed: ['coach-sharing'] })
      const refused = !body.cv && !body.matches
      const question = await answerQuestion(tx, accountId, { refused, at: now })
      if (question && grant) {
        const { id: subject, agentId, agentName } = question
        await announceAct(tx, { ...grant, agentId, agentName }, refused ? 'declined' : 'agreed', { subject, version: 2 })
      }
      return { resource: `sharing/${accountId}`, answer: {} }
    }),
  )

  kit.handle(downloadProposedCv, async ({ params, read, reply }) => {
    const row = await read((tx, who) => ownProposal(tx, who.accountId, params.id))
    if (!row.filePath) throw new Problem('not-found')
    return sendFile(reply, { ...row, bytes: await kit.files.get(row.filePath) })
  })

  kit.handle(acceptProposedCv, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      await lockPerson(tx, accountId)
      const row = await ownProposal(tx, accountId, params.id)
      if (row.state !== 'waiting' || !row.filePath) throw new Problem('state-conflict', { text: 'jobseekers.coach-answered' })
      const { filename, filePath, fileType, fileSize } = row
      // From here on it is an ordinary CV, read and analysed by the same job.
      const cvId = await addCv(tx, accountId, { filename, filePath, fileType, fileSize, addedBy: row.agentName }, now)
      if (body.makeActive) await makeActive(tx, accountId, { id: cvId, isRead: false }, now)
      await endProposal(tx, row.id, { state: 'used', cvId }, now)
      await announceAnswer(tx, row, 'cv-used', cvId)
      return { resource: `cvs/${cvId}`, answer: { cvId } }
    }),
  )

  kit.handle(refuseProposedCv, ({ params, now, write }) =>
    writeThenRemove(kit, { write }, async (tx, who) => {
      const row = await ownProposal(tx, who.accountId, params.id)
      if (row.state !== 'waiting') throw new Problem('state-conflict', { text: 'jobseekers.coach-answered' })
      await endProposal(tx, row.id, { state: 'removed' }, now)
      await announceAnswer(tx, row, 'cv-removed', null)
      return { resource: `proposed-cvs/${row.id}`, answer: {}, unnamed: [row.filePath] }
    }),
  )
}

/** When the case is over, nobody is notified. */
async function announceAnswer(tx: Tx, row: ProposedCvRow, act: 'cv-used' | 'cv-removed', cvId: string | null): Promise<void> {
  const grant = await grantOfProposal(tx, row)
  await announceChange(tx, { accountIds: [row.agentId], changed: ['coach-sharing', 'cv'] })
  if (!grant?.open) return
  const { id: subject, agentId, agentName } = row
  await announceAct(tx, { ...grant, agentId, agentName }, act, { subject, version: 2, cvId })
}
