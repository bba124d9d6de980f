import type { Introduction } from '@onward/contracts'
import { downloadPoolFile, listPoolViews, Problem, poolGrant, readIntroduction, sealedFor } from '@onward/contracts'
import { letterDocx } from '@onward/documents'
import type { ServiceKit } from '@onward/service-kit'
import { signHandover, verifyHandover } from '@onward/service-kit'
import { openField } from '@onward/service-kit/keys'
import { positionOf } from '@onward/service-kit/my-data'
import { stampPdf } from '../disclosures/stamp'
import { sendFile } from '../files'
import { profileRow } from '../profile/store'
import { type OpenedFile, openPoolFile, poolLetter, poolViewsOf } from './store'

/** What candidates show: name and contact details when they accept an invitation, CV and letter while their switch is on. */
export function poolRoutes(kit: ServiceKit): void {
  kit.handle(readIntroduction, async ({ params, now, read }) => {
    const introduction = await read(async (tx, who): Promise<Introduction> => {
      const accountId = who.accountId
      const { firstName, lastName, email, phone } = await profileRow(tx, accountId)
      return { invitationId: params.id, accountId, firstName, lastName, email, phone }
    })
    const { firstName, lastName, email, phone } = introduction
    const handover = await signHandover(kit.keys, { from: 'jobseekers', to: 'jobs' }, introduction, now)
    return { name: `${firstName} ${lastName}`.trim(), email, phone, handover }
  })

  kit.handle(downloadPoolFile, async ({ query, now, write, reply }) => {
    const route = { from: 'jobs', to: 'jobseekers' } as const
    const { payload: grant } = await verifyHandover(kit.keys, route, poolGrant, query.grant, now)
    const cvId = openField(kit.keys, grant.sealedCv, sealedFor(grant.grantId))
    let opened: OpenedFile | undefined
    await write(async (tx, who) => {
      if (grant.accountId !== who.accountId) throw new Problem('not-found')
      opened = await openPoolFile(tx, grant, cvId, now)
      return { resource: `pool-views/${grant.grantId}`, answer: {} }
    })
    if (!opened) throw new Problem('link-expired')
    if (grant.file === 'letter') {
      const letter = await poolLetter(kit.db, opened.letter_id ?? '')
      const bytes = await letterDocx({
        language: letter.choices.language,
        // Without the sender's name: people decide themselves whether the text names them.
        sender: { name: `Jobseeker ${grant.code}`, lines: [] },
        recipient: { company: '' },
        date: LETTER_DAY.format(letter.updatedAt),
        subject: '',
        body: letter.body,
      })
      return sendFile(reply, { bytes, filename: `Jobseeker ${grant.code} - cover letter.docx`, fileType: 'docx' })
    }
    const bytes = await kit.files.get(opened.file_path)
    return sendFile(reply, {
      bytes: opened.file_type === 'pdf' ? await stampPdf(bytes, grant.organisation, now) : bytes,
      filename: `Jobseeker ${grant.code} - CV.${opened.file_type}`,
      fileType: opened.file_type,
    })
  })

  kit.handle(listPoolViews, ({ query, read }) =>
    read(async (tx, who) => {
      const skipped = positionOf(query.cursor) ?? 0
      const rows = await poolViewsOf(tx, who.accountId, { skipped, limit: query.limit + 1 })
      const page = rows.slice(0, query.limit)
      return {
        items: page.map(({ grantId, organisation, cvFilename, file, viewedAt }) => ({
          id: grantId,
          organisation,
          cvFilename,
          file,
          at: viewedAt.toISOString(),
        })),
        nextCursor: rows.length > page.length ? String(skipped + page.length) : null,
      }
    }),
  )
}

/** Formats a date as yyyy-mm-dd in the United Kingdom. */
const LETTER_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
