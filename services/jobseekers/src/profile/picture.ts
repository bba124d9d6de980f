import { deletePicture, PICTURE_SIDE, Problem, pathOf, readPicture, uploadPicture } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { ProfileRow } from '../db/schema'
import { profiles } from '../db/schema'
import { pictureKey } from '../files'
import { profileRow } from './own'

const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'gif'])
/** A phone's largest photograph, four times over; a picture that unpacks to more is a bomb. */
const MAX_PIXELS = 200_000_000

/** The address changes with the picture, so that a browser never shows an older one. */
export const pictureUrlOf = ({ picturePath }: Pick<ProfileRow, 'picturePath'>): string | null =>
  picturePath && `${pathOf(readPicture)}?of=${picturePath.split('/').at(-1)?.slice(0, 8)}`

/** Cut square, turned upright, small, and without place, camera or owner: a JPEG written anew. Throws `file-type` for what is no picture. */
async function redrawn(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    if (FORMATS.has((await picture.metadata()).format)) {
      return await picture
        .rotate()
        .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover', position: 'attention' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer()
    }
  } catch {
    // Damaged, or a bomb: told the same way.
  }
  throw new Problem('file-type', { text: 'jobseekers.picture-file-type' })
}

export function pictureRoutes(kit: ServiceKit): void {
  const forget = async (path: string | null | undefined) => {
    if (path) await kit.files.remove(path).catch((error: unknown) => kit.log.error({ err: error }, 'an old picture stayed'))
  }

  kit.handle(uploadPicture, async ({ file, read, write }) => {
    // The session is checked before anything is decoded.
    const { accountId } = await read(async (tx, who) => profileRow(tx, who.accountId))
    if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
    const picturePath = pictureKey(accountId)
    await kit.files.put(picturePath, await redrawn(file.bytes))
    let before: string | null = null
    try {
      const answer = await write(async (tx, who) => {
        before = (await profileRow(tx, who.accountId)).picturePath
        await tx.update(profiles).set({ picturePath }).where(eq(profiles.accountId, accountId))
        return { resource: `profiles/${accountId}/picture`, answer: { pictureUrl: pictureUrlOf({ picturePath }) ?? '' } }
      })
      const isRepeat = answer.pictureUrl !== pictureUrlOf({ picturePath })
      await forget(isRepeat ? picturePath : before)
      return answer
    } catch (error) {
      await forget(picturePath)
      throw error
    }
  })

  kit.handle(deletePicture, async ({ write }) => {
    let before: string | null = null
    const answer = await write(async (tx, who) => {
      const row = await profileRow(tx, who.accountId)
      before = row.picturePath
      await tx.update(profiles).set({ picturePath: null }).where(eq(profiles.accountId, row.accountId))
      return { resource: `profiles/${row.accountId}/picture`, answer: {} }
    })
    await forget(before)
    return answer
  })

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
}
