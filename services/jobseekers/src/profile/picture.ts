import { PICTURE_SIDE, Problem } from '@onward/contracts'
import sharp from 'sharp'

const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'gif'])
/** A phone's largest photograph, four times over; a picture that unpacks to more is a bomb. */
const MAX_PIXELS = 200_000_000

/** Cut square, turned upright, small, and without place, camera or owner: a JPEG written anew. Throws `file-type` for what is no picture. */
export async function redrawPicture(bytes: Buffer): Promise<Buffer> {
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
    // A damaged picture, or a bomb, is refused like any other file.
  }
  throw new Problem('file-type', { text: 'jobseekers.picture-file-type' })
}
