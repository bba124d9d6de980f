import {
  activateCv,
  deleteCv,
  downloadOwnCv,
  listCvs,
  Problem,
  readCv,
  readCvLines,
  setCvVisibility,
  uploadCv,
  uploadCvForReview,
} from '@onward/contracts'
import { ENGINE_VERSION, originOf } from '@onward/cv-engine'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { writeThenRemove } from '@onward/service-kit/file-writes'
import { giveConsent, withdrawConsent } from '../consents/store'
import { cardKey, reviewKey, sendFile } from '../files'
import { activateNewest, makeActive } from './active'
import { lockPerson } from './active-store'
import { readStoredLines } from './analysis'
import { notReadYet, ownCv, positionInLine, removeCv, reviewOf, scoredCvs } from './store'
import { upload } from './upload'
import { analysisView, cvView } from './view'
import { showOnly } from './visibility'

export function cvRoutes(kit: ServiceKit): void {
  kit.handle(listCvs, ({ language, read }) =>
    read(async (tx, who) => {
      const rows = await scoredCvs(tx, who.accountId)
      return { items: rows.map(({ cv, score }) => cvView(cv, score, language)) }
    }),
  )

  kit.handle(readCv, async ({ params, language, read }) => {
    const { row, review } = await read(async (tx, who) => {
      const row = await ownCv(tx, who.accountId, params.id)
      return { row, review: await reviewOf(tx, row.id) }
    })
    const abroad = review?.facts ? originOf(review.facts) : null
    return {
      cv: cvView(row, review?.aiScore ?? null, language),
      analysis: review ? analysisView(review.analysis, language) : null,
      position: row.state === 'waiting' ? await positionInLine(kit.db, row.uploadedAt) : null,
      badgeCompleted: review?.badgeCompleted ?? false,
      ...(abroad && { abroad }),
    }
  })

  kit.handle(readCvLines, async ({ params, read }) => {
    const row = await read((tx, who) => ownCv(tx, who.accountId, params.id))
    if (row.state !== 'analysed') throw notReadYet()
    return { engineVersion: ENGINE_VERSION, lines: await readStoredLines(kit.files, row) }
  })

  kit.handle(uploadCv, (call) =>
    upload(kit, call, 'jobseekers.cv-file-type', (accountId, filename) => cardKey(accountId, filename)),
  )
  kit.handle(uploadCvForReview, (call) =>
    upload(kit, call, 'jobseekers.cv-review-file-type', (accountId, _filename, type, tries) =>
      reviewKey(accountId, type, call.now.getTime() + tries),
    ),
  )

  kit.handle(downloadOwnCv, async ({ params, read, reply }) => {
    const row = await read((tx, who) => ownCv(tx, who.accountId, params.id))
    return sendFile(reply, { ...row, bytes: await kit.files.get(row.filePath) })
  })

  kit.handle(deleteCv, ({ params, now, write }) =>
    writeThenRemove(kit, { write }, async (tx, who) => {
      await lockPerson(tx, who.accountId)
      const row = await ownCv(tx, who.accountId, params.id)
      if (row.employerVisible) {
        await withdrawConsent(tx, row.accountId, 'pool', now)
        await showOnly(tx, row.accountId, null)
      }
      await removeCv(tx, row.id)
      const nowActive = row.isActive ? await activateNewest(tx, row.accountId, now) : null
      await announceChange(tx, { accountIds: [row.accountId], changed: ['cv', 'profile'] })
      return { resource: `cvs/${row.id}`, answer: { nowActive }, unnamed: [row.filePath] }
    }),
  )

  kit.handle(activateCv, ({ params, now, write }) =>
    write(async (tx, who) => {
      await lockPerson(tx, who.accountId)
      const row = await ownCv(tx, who.accountId, params.id)
      if (row.state !== 'analysed') throw notReadYet()
      await makeActive(tx, row.accountId, { id: row.id, isRead: true }, now)
      return { resource: `cvs/${row.id}`, answer: {} }
    }),
  )

  // Showing a CV to employers hides the previous one.
  kit.handle(setCvVisibility, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const cv = await ownCv(tx, accountId, params.id)
      if (body.visible) {
        if (cv.state !== 'analysed') throw new Problem('state-conflict', { text: 'jobseekers.visibility-unread' })
        await giveConsent(tx, accountId, 'pool', body, now)
        await showOnly(tx, accountId, cv.id)
      } else if (cv.employerVisible) {
        await withdrawConsent(tx, accountId, 'pool', now)
        await showOnly(tx, accountId, null)
      }
      return { resource: `cvs/${cv.id}/visibility`, answer: { visible: body.visible } }
    }),
  )
}
