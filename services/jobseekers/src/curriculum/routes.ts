import type { Curriculum, Language } from '@onward/contracts'
import {
  downloadCurriculum,
  EMPTY_CURRICULUM,
  fillProfile,
  keepBuiltCv,
  Problem,
  readCurriculum,
  readCvFacts,
  saveCurriculum,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { cvDocx, cvPdf } from '@onward/documents'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, sql } from 'drizzle-orm'
import { keepCv } from '../cvs/keep'
import { ownCv } from '../cvs/own'
import type { ProfileRow } from '../db/schema'
import { curricula, cvReviews, profiles } from '../db/schema'
import { cardKey, sendFile } from '../files'
import { areaOf } from '../profile/area'
import { tellMatchProfile } from '../profile/match-profile'
import { profileRow } from '../profile/own'
import { tellReach } from '../profile/routes'
import { tellPool } from '../visibility/routes'

/** 0: nothing was saved yet. */
const FIRST_VERSION = 0

async function curriculumOfAccount(tx: Tx, accountId: string): Promise<{ curriculum: Curriculum; version: number }> {
  const [row] = await tx
    .select({ curriculum: curricula.curriculum, version: curricula.version })
    .from(curricula)
    .where(eq(curricula.accountId, accountId))
  return row ?? { curriculum: EMPTY_CURRICULUM, version: FIRST_VERSION }
}

/** Saves over `version` and gives the next one; 409 when somebody (another tab) saved first. */
async function saveOver(tx: Tx, accountId: string, curriculum: Curriculum, version: number, now: Date): Promise<number> {
  const values = { curriculum, version: version + 1, updatedAt: now }
  const [saved] =
    version === FIRST_VERSION
      ? await tx
          .insert(curricula)
          .values({ accountId, ...values })
          .onConflictDoNothing()
          .returning({ version: curricula.version })
      : await tx
          .update(curricula)
          .set(values)
          .where(and(eq(curricula.accountId, accountId), eq(curricula.version, version)))
          .returning({ version: curricula.version })
  if (!saved) throw new Problem('state-conflict', { text: 'jobseekers.curriculum-changed' })
  return saved.version
}

export function curriculumRoutes(kit: ServiceKit): void {
  kit.handle(readCvFacts, ({ params, read }) =>
    read(async (tx, who) => {
      const cv = await ownCv(tx, who.accountId, params.id)
      const [review] = await tx.select({ facts: cvReviews.facts }).from(cvReviews).where(eq(cvReviews.cvId, cv.id))
      if (!review?.facts) throw notReadYet()
      return { facts: review.facts }
    }),
  )

  kit.handle(fillProfile, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      await ownCv(tx, accountId, params.id)
      const before = await profileRow(tx, accountId)
      const { version, skills, postcode, ...texts } = body.profile
      const told = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
      const [saved] = await tx
        .update(profiles)
        .set({ ...told, ...(postcode && { postcode: postcode.toUpperCase() }), skills, version: sql`${profiles.version} + 1` })
        .where(and(eq(profiles.accountId, accountId), eq(profiles.version, version)))
        .returning({ version: profiles.version })
      if (!saved) throw new Problem('state-conflict')
      const curriculumVersion = await saveOver(tx, accountId, body.curriculum, body.curriculumVersion, now)
      await tellMatchProfile(tx, accountId, now)
      // The district that the pool shows is that of the postcode.
      await tellPool(tx, before)
      if (told.phone) await tellReach(tx, accountId)
      return { resource: `cvs/${params.id}/fill-profile`, answer: { version: saved.version, curriculumVersion } }
    }),
  )

  kit.handle(readCurriculum, ({ read }) => read((tx, who) => curriculumOfAccount(tx, who.accountId)))

  kit.handle(saveCurriculum, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const version = await saveOver(tx, accountId, body.curriculum, body.version, now)
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

export const notReadYet = () => new Problem('state-conflict', { text: 'jobseekers.cv-not-read' })

const builtFrom = async (tx: Tx, accountId: string) => ({
  profile: await profileRow(tx, accountId),
  curriculum: (await curriculumOfAccount(tx, accountId)).curriculum,
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

export const nameOf = (profile: Pick<ProfileRow, 'firstName' | 'lastName'>): string =>
  `${profile.firstName} ${profile.lastName}`.trim()
