import type { Introduction } from '@onward/contracts'
import { CONSENTS, downloadPoolFile, listPoolViews, Problem, poolGrant, readIntroduction, sealedFor } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { letterDocx } from '@onward/documents'
import type { ServiceKit } from '@onward/service-kit'
import { signHandover, verifyHandover } from '@onward/service-kit'
import { openField } from '@onward/service-kit/keys'
import { positionOf } from '@onward/service-kit/my-data'
import { desc, eq, sql } from 'drizzle-orm'
import type { CvRow, LetterRow } from '../db/schema'
import { letters } from '../db/schema'
import { stampPdf } from '../disclosures/stamp'
import { sendFile } from '../files'
import { profileRow } from '../profile/store'
import { poolViews } from './schema'

/** What people of the candidate pool show: name and contact where they accept an invitation, CV and letter while their switch is on. */
export function poolRoutes(kit: ServiceKit): void {
  kit.handle(readIntroduction, async ({ params, now, read }) => {
    const shown = await read(async (tx, who): Promise<Introduction> => {
      const accountId = who.accountId
      const { firstName, lastName, email, phone } = await profileRow(tx, accountId)
      return { invitationId: params.id, accountId, firstName, lastName, email, phone }
    })
    const { firstName, lastName, email, phone } = shown
    const handover = await signHandover(kit.keys, { from: 'jobseekers', to: 'jobs' }, shown, now)
    return { name: `${firstName} ${lastName}`.trim(), email, phone, handover }
  })

  kit.handle(downloadPoolFile, async ({ query, now, write, reply }) => {
    const route = { from: 'jobs', to: 'jobseekers' } as const
    const { payload: grant } = await verifyHandover(kit.keys, route, poolGrant, query.grant, now)
    const cvId = openField(kit.keys, grant.sealedCv, sealedFor(grant.grantId))
    let opened: OpenedFile | undefined
    await write(async (tx, who) => {
      if (grant.accountId !== who.accountId) throw new Problem('not-found')
      ;[opened] = await tx.execute<OpenedFile>(sql`select file_path, file_type, letter_id from jobseekers.open_pool_file(
        ${grant.grantId}::uuid, ${cvId}::uuid, ${grant.file}, ${grant.organisation},
        ${now.toISOString()}::timestamptz, ${CONSENTS.pool.version})`)
      if (!opened) throw new Problem('link-expired')
      return { resource: `pool-views/${grant.grantId}`, answer: {} }
    })
    if (!opened) throw new Problem('link-expired')
    if (grant.file === 'letter') {
      const letter = await kit.db.withSystem((tx) => letterById(tx, opened?.letter_id ?? ''))
      const bytes = await letterDocx({
        language: letter.choices.language,
        // Their name is theirs to write in the letter, or not.
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
      const rows = await tx
        .select()
        .from(poolViews)
        .where(eq(poolViews.accountId, who.accountId))
        .orderBy(desc(poolViews.viewedAt), desc(poolViews.grantId))
        .offset(skipped)
        .limit(query.limit + 1)
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

interface OpenedFile extends Record<string, unknown> {
  file_path: string
  file_type: CvRow['fileType']
  letter_id: string | null
}

/** As yyyy-mm-dd of the United Kingdom. */
const LETTER_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

async function letterById(tx: Tx, id: string): Promise<LetterRow> {
  const [row] = await tx.select().from(letters).where(eq(letters.id, id))
  if (!row) throw new Problem('link-expired')
  return row
}
