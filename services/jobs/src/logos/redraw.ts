import { LOGO_MAX_BYTES, LOGO_MAX_SIDE, LOGO_MIN_SIDE, LOGO_SIDE } from '@onward/contracts/jobs/logos'
import { Problem } from '@onward/contracts/problem'
import { type PictureFault, redrawPicture } from '@onward/documents/pictures/redraw-picture'

function refused(fault: PictureFault): Problem {
  const facts = { side: (fault === 'small' ? LOGO_MIN_SIDE : LOGO_MAX_SIDE).toLocaleString('en-GB') }
  return new Problem('file-type', { text: `jobs.logo-${fault}`, facts })
}

/** A small square WebP of a picture. Throws `file-type` with what to do. */
export async function redrawLogo(bytes: Buffer): Promise<Buffer> {
  const redrawn = await redrawPicture(bytes, {
    types: ['png', 'jpeg', 'webp'],
    fit: 'contain',
    side: LOGO_SIDE,
    minSide: LOGO_MIN_SIDE,
    maxSide: LOGO_MAX_SIDE,
    still: true,
    as: 'webp',
    qualities: [88, 75, 60, 40, 20],
    maxBytes: LOGO_MAX_BYTES,
  })
  if ('fault' in redrawn) throw refused(redrawn.fault)
  return redrawn.picture
}
