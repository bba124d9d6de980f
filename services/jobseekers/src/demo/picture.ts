import { PICTURE_SIDE } from '@onward/contracts'
import { demoFile } from '@onward/service-kit/demo-data'
import sharp from 'sharp'

/** The demo jobseeker's picture, of the size and kind that an upload becomes: drawn from shapes, nobody's photograph. */
export const demoPicture = (): Promise<Buffer> =>
  sharp(demoFile('jobseekers/picture.svg'))
    .resize(PICTURE_SIDE, PICTURE_SIDE)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
