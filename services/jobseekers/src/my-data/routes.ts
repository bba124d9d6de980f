import {
  downloadLetter,
  downloadOwnCv,
  downloadPracticeAnswers,
  downloadSentCv,
  listCvAccess,
  type PersonalExport,
  pathOf,
  readPicture,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { openField } from '@onward/service-kit/keys'
import { exportRoute, positionOf, sentRoute } from '@onward/service-kit/my-data'
import { ownDisclosure, viewsOfSentCvs } from '../disclosures/store'
import { sendFile } from '../files'
import { birthDateContext } from '../profile/view'

/** What this service stores about a person, for their download. */
export function myDataRoutes(kit: ServiceKit): void {
  sentRoute(kit, 'jobseekers')
  exportRoute(kit, 'jobseekers', {
    open: (table, row) =>
      table === 'profiles' && typeof row.date_of_birth === 'string'
        ? { ...row, date_of_birth: openField(kit.keys, row.date_of_birth, birthDateContext(String(row.account_id))) }
        : row,
    files: filesOf,
  })
  kit.handle(downloadSentCv, async ({ params, read, reply }) => {
    const sent = await read((tx, who) => ownDisclosure(tx, who.accountId, params.id))
    const { cvFilename, cvFileType } = sent.snapshot
    return sendFile(reply, { bytes: await kit.files.get(sent.filePath), filename: cvFilename, fileType: cvFileType })
  })

  kit.handle(listCvAccess, ({ query, read }) =>
    read(async (tx, who) => {
      const skipped = positionOf(query.cursor) ?? 0
      const rows = await viewsOfSentCvs(tx, who.accountId, { skipped, limit: query.limit + 1 })
      const page = rows.slice(0, query.limit)
      return {
        items: page.map(({ id, organisation, at, jobId, snapshot, withoutNames }) => ({
          id,
          organisation,
          cvFilename: snapshot.cvFilename,
          jobId,
          withoutNames,
          at: at.toISOString(),
        })),
        nextCursor: rows.length > page.length ? String(skipped + page.length) : null,
      }
    }),
  )
}

function filesOf({
  cvs = [],
  disclosures: sent = [],
  letters = [],
  practice_answers: answers = [],
  profiles = [],
}: PersonalExport['tables']): PersonalExport['files'] {
  const at = (path: string, id: unknown) => path.replace(':id', String(id))
  return [
    ...cvs.map(({ id, filename }) => ({ name: String(filename), address: at(pathOf(downloadOwnCv), id) })),
    ...sent.map(({ id, snapshot }) => ({
      name: (snapshot as { cvFilename: string }).cvFilename,
      address: at(pathOf(downloadSentCv), id),
    })),
    ...letters.map(({ id, job_title: title }) => ({
      name: `${String(title)}.docx`,
      address: `${at(pathOf(downloadLetter), id)}?format=docx`,
    })),
    // All answers in one document.
    ...answers
      .slice(0, 1)
      .map(() => ({ name: 'Interview answers.docx', address: `${pathOf(downloadPracticeAnswers)}?format=docx` })),
    ...profiles.filter((one) => one.picture_path).map(() => ({ name: 'picture.jpg', address: pathOf(readPicture) })),
  ]
}
