import { PICTURE_SIDE } from '@onward/contracts'
import { demoFile } from '@onward/service-kit/demo-data'
import sharp from 'sharp'

/** The demo jobseeker's picture in the format of an upload: drawn from shapes, no photograph. */
export const demoPicture = (): Promise<Buffer> =>
  sharp(demoFile('jobseekers/picture.svg'))
    .resize(PICTURE_SIDE, PICTURE_SIDE)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
