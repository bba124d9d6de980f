import type { Curriculum, Language } from '@onward/contracts'
import { downloadCurriculum, fillProfile, keepBuiltCv, readCurriculum, readCvFacts, saveCurriculum } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { cvDocx, cvPdf } from '@onward/documents'
import type { ServiceKit } from '@onward/service-kit'
import { factsOf, notReadYet, ownCv } from '../cvs/store'
import { keepCv } from '../cvs/upload'
import { announcePoolFacts } from '../cvs/visibility'
import type { ProfileRow } from '../db/schema'
import { cardKey, sendFile } from '../files'
import { areaOf } from '../profile/area'
import { announceMatchProfile } from '../profile/match-profile'
import { announceContactPreferences, changeProfile, profileRow } from '../profile/store'
import { nameOf } from '../profile/view'
import { curriculumOf, saveCurriculumOver } from './store'

export function curriculumRoutes(kit: ServiceKit): void {
  kit.handle(readCvFacts, ({ params, read }) =>
    read(async (tx, who) => {
      const cv = await ownCv(tx, who.accountId, params.id)
      const facts = await factsOf(tx, cv.id)
      if (!facts) throw notReadYet()
      return { facts }
    }),
  )

  kit.handle(fillProfile, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      await ownCv(tx, accountId, params.id)
      const before = await profileRow(tx, accountId)
      const { version, skills, postcode, ...texts } = body.profile
      const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
      const changes = { ...filled, ...(postcode && { postcode: postcode.toUpperCase() }), skills }
      const saved = await changeProfile(tx, accountId, version, changes)
      const curriculumVersion = await saveCurriculumOver(tx, accountId, body.curriculum, body.curriculumVersion, now)
      await announceMatchProfile(tx, accountId, now)
      // The pool shows the district of the postcode.
      await announcePoolFacts(tx, before)
      if (filled.phone) await announceContactPreferences(tx, accountId)
      return { resource: `cvs/${params.id}/fill-profile`, answer: { version: saved, curriculumVersion } }
    }),
  )

  kit.handle(readCurriculum, ({ read }) => read((tx, who) => curriculumOf(tx, who.accountId)))

  kit.handle(saveCurriculum, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const version = await saveCurriculumOver(tx, accountId, body.curriculum, body.version, now)
      return { resource: `curricula/${accountId}`, answer: { version } }
    }),
  )

  kit.handle(downloadCurriculum, async ({ query, read, reply }) => {
    const built = await buildCv(await read((tx, who) => builtFrom(tx, who.accountId)), query)
    return sendFile(reply, { ...built, fileType: query.format })
  })

  kit.handle(keepBuiltCv, async (call) => {
    const from = await call.read((tx, who) => builtFrom(tx, who.accountId))
    const built = await buildCv(from, call.body)
    const { accountId } = from.profile
    return keepCv(kit, call, { ...built, type: call.body.format, keyOf: () => cardKey(accountId, built.filename) })
  })
}

const builtFrom = async (tx: Tx, accountId: string) => ({
  profile: await profileRow(tx, accountId),
  curriculum: (await curriculumOf(tx, accountId)).curriculum,
})

/** The same profile makes the same bytes. */
async function buildCv(
  { profile, curriculum }: { profile: ProfileRow; curriculum: Curriculum },
  { format, language }: { format: 'docx' | 'pdf'; language: Language },
): Promise<{ bytes: Buffer; filename: string }> {
  const name = nameOf(profile)
  const document = {
    language,
    name,
    contact: [areaOf(profile), profile.phone, profile.email].filter(Boolean),
    curriculum,
    skills: profile.skills,
  }
  const bytes = await (format === 'pdf' ? cvPdf(document) : cvDocx(document))
  return { bytes, filename: `CV ${name}.${format}` }
}
