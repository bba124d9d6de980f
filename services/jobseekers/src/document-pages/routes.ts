import {
  cvGrant,
  openDisclosedPages,
  PAGES_OPEN_MINUTES,
  Problem,
  readDisclosedPage,
  readOwnPage,
  readOwnPages,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { verifyHandover } from '@onward/service-kit'
import type { FastifyReply } from 'fastify'
import { readStoredLines } from '../cvs/analysis'
import { ownCv } from '../cvs/store'
import type { CvRow } from '../db/schema'
import { ownOpening, redeemGrant, redeemGrantWithoutNames, type SentCv, sentCv, unusedGrant } from '../disclosures/store'
import { type DrawnFrom, ownPagesOf, pagesOf, pictureOf, wholeDocument, withoutNames } from './prepare'

/** CVs as pictures of their pages, for those who may download them. */
export function documentPageRoutes(kit: ServiceKit): void {
  const sent = async ({ filePath, snapshot }: SentCv, isAnonymous: boolean): Promise<DrawnFrom> => {
    const file = { bytes: await kit.files.get(filePath), filename: snapshot.cvFilename, fileType: snapshot.cvFileType }
    if (isAnonymous) return withoutNames(file, `${snapshot.firstName} ${snapshot.lastName}`.trim(), 'en')
    return wholeDocument(file, 'en')
  }
  const own = async (row: CvRow): Promise<DrawnFrom> => wholeDocument({ ...row, bytes: await kit.files.get(row.filePath) }, 'en')

  // Drawn before the grant is redeemed, so that a CV that cannot be shown can still be downloaded, and no access is recorded for it.
  kit.handle(openDisclosedPages, async ({ params, query, now, principal, language, write }) => {
    const { payload: grant } = await verifyHandover(kit.keys, { from: 'jobs', to: 'jobseekers' }, cvGrant, query.grant, now)
    if (grant.disclosureId !== params.id || grant.accountId !== principal.accountId) throw new Problem('not-found')
    const found = await unusedGrant(kit.db, grant)
    if (!found) throw new Problem('link-expired')
    const toMark = grant.asked ? { asked: grant.asked, language } : null
    const pages = await pagesOf(await sent(found, grant.withoutNames), { stamped: true, toMark })
    await write(async (tx) => {
      await (grant.withoutNames ? redeemGrantWithoutNames : redeemGrant)(tx, grant, now)
      return { resource: `disclosures/${params.id}/${grant.withoutNames ? 'words' : 'cv'}`, answer: {} }
    })
    return { ...pages, opening: grant.grantId }
  })

  kit.handle(readDisclosedPage, async ({ params, query, now, read, reply }) => {
    const opening = await read((tx, who) => ownOpening(tx, who.accountId, { grantId: query.opening, disclosureId: params.id }))
    if (now.getTime() - opening.redeemedAt.getTime() > PAGES_OPEN_MINUTES * 60_000) throw new Problem('link-expired')
    const found = await sentCv(kit.db, params.id)
    const stamp = { organisation: opening.organisation, at: opening.redeemedAt }
    return sendPicture(reply, await pictureOf(await sent(found, opening.withoutNames), { ...params, ...query, stamp }))
  })

  kit.handle(readOwnPages, async ({ params, read }) => {
    const row = await read((tx, who) => ownCv(tx, who.accountId, params.id))
    const lines = row.state === 'analysed' ? await readStoredLines(kit.files, row) : []
    return ownPagesOf(await own(row), lines)
  })
  kit.handle(readOwnPage, async ({ params, query, read, reply }) => {
    const row = await read((tx, who) => ownCv(tx, who.accountId, params.id))
    return sendPicture(reply, await pictureOf(await own(row), { ...params, ...query, stamp: null }))
  })
}

const sendPicture = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply
    .header('content-type', 'image/webp')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(picture)
