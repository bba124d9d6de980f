import { PICTURE_SIDE, Problem } from '@onward/contracts'
import sharp from 'sharp'

const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'gif'])
/** Four times the pixels of a large phone photo; more is a decompression bomb. */
const MAX_PIXELS = 200_000_000

/**
 * Re-encodes a picture as a small, square, upright JPEG without metadata such as the location. Throws `file-type` for anything else
 * than a picture.
 */
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
    // Damaged pictures and bombs get the same refusal.
  }
  throw new Problem('file-type', { text: 'jobseekers.picture-file-type' })
}
