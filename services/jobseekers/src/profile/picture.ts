import { PICTURE_SIDE, Problem } from '@onward/contracts'
import { redrawPicture } from '@onward/documents/pictures/redraw-picture'

/** A small, square, upright JPEG without metadata such as the location. Throws `file-type` for anything else than a picture. */
export async function redrawProfilePicture(bytes: Buffer): Promise<Buffer> {
  const redrawn = await redrawPicture(bytes, {
    types: ['jpeg', 'png', 'gif'],
    fit: 'cover',
    side: PICTURE_SIDE,
    as: 'jpeg',
    qualities: [82],
  })
  if ('fault' in redrawn) throw new Problem('file-type', { text: 'jobseekers.picture-file-type' })
  return redrawn.picture
}
