import {
  deletePicture,
  londonDay,
  openBirthDate,
  Problem,
  readPicture,
  readProfile,
  readSkillWords,
  refuseField,
  revealGrant,
  saveProfile,
  saveProfilePart,
  uploadPicture,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { readFreeText } from '@onward/matching/search'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { writeThenRemove, writeWithFile } from '@onward/service-kit/file-writes'
import { openField } from '@onward/service-kit/keys'
import { announcePoolFacts } from '../cvs/visibility'
import { pictureKey } from '../files'
import { announceMatchProfile } from './match-profile'
import { redrawProfilePicture } from './picture'
import { announceContactPreferences, changeProfile, profileRow, redeemBirthDate, setPicture } from './store'
import { birthDateContext, changesOf, type EditOrPart, pictureUrlOf, profileView } from './view'

const MOST_SKILLS = 60

export function profileRoutes(kit: ServiceKit): void {
  kit.handle(readProfile, ({ read }) => read(async (tx, who) => profileView(kit.keys, await profileRow(tx, who.accountId))))

  kit.handle(readSkillWords, ({ query, read }) =>
    read(async () => ({
      items: query.skills
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .slice(0, MOST_SKILLS)
        .map((typed) => {
          const { spelling, skillIds, occupationIds } = readFreeText(typed)
          return { typed, spelling, isKnown: skillIds.length + occupationIds.length > 0 }
        }),
    })),
  )

  const save = async (
    tx: Tx,
    { accountId }: { accountId: string },
    { version, ...edit }: EditOrPart & { version: number },
    now: Date,
  ) => {
    const before = await profileRow(tx, accountId)
    if (edit.dateOfBirth && edit.dateOfBirth > londonDay(now))
      throw refuseField('dateOfBirth', 'jobseekers.profile-birth-date-to-come')
    const saved = await changeProfile(tx, accountId, version, changesOf(kit.keys, accountId, edit))
    await announceMatchProfile(tx, accountId, now)
    await announcePoolFacts(tx, before)
    await announceContactPreferences(tx, accountId)
    return { resource: `profiles/${accountId}`, answer: { version: saved } }
  }
  kit.handle(saveProfile, ({ body, now, write }) => write((tx, who) => save(tx, who, body, now)))
  kit.handle(saveProfilePart, ({ body, now, write }) => write((tx, who) => save(tx, who, body, now)))

  kit.handle(uploadPicture, async ({ file, read, write }) => {
    // The session is checked before anything is decoded.
    const { accountId } = await read(async (tx, who) => profileRow(tx, who.accountId))
    if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
    const picture = { bytes: await redrawProfilePicture(file.bytes), keyOf: () => pictureKey(accountId) }
    return writeWithFile(kit, { write }, picture, async (tx, who, picturePath) => {
      const before = (await profileRow(tx, who.accountId)).picturePath
      await setPicture(tx, accountId, picturePath)
      const answer = { pictureUrl: pictureUrlOf({ picturePath }) ?? '' }
      return { resource: `profiles/${accountId}/picture`, answer, unnamed: [before] }
    })
  })

  kit.handle(deletePicture, ({ write }) =>
    writeThenRemove(kit, { write }, async (tx, who) => {
      const { accountId, picturePath } = await profileRow(tx, who.accountId)
      await setPicture(tx, accountId, null)
      return { resource: `profiles/${accountId}/picture`, answer: {}, unnamed: [picturePath] }
    }),
  )

  kit.handle(readPicture, async ({ read, reply }) => {
    const { picturePath } = await read(async (tx, who) => profileRow(tx, who.accountId))
    if (!picturePath) throw new Problem('not-found')
    return reply
      .header('content-type', 'image/jpeg')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=86400')
      .send(await kit.files.get(picturePath))
  })

  // For an agent whose access casework has logged.
  kit.handle(openBirthDate, async ({ body, now, principal, write }) => {
    const route = { from: 'casework', to: 'jobseekers' } as const
    const { payload: grant } = await verifyHandover(kit.keys, route, revealGrant, body.handover, now)
    if (grant.agentAccountId !== principal.accountId) throw new Problem('malformed-request')
    // Not in the act's answer: acts store no personal value.
    let value: string | null = null
    const answer = await write(async (tx) => {
      const sealed = await redeemBirthDate(tx, grant, now)
      value = sealed && openField(kit.keys, sealed, birthDateContext(grant.accountId))
      return { resource: `profiles/${grant.accountId}/birth-date`, answer: {} }
    })
    return { ...answer, value }
  })
}
