import { createHash } from 'node:crypto'
import { DEMO_ORGANISATION } from '@onward/contracts/demo'
import { LOGO_SIDE, LOGO_STATES } from '@onward/contracts/jobs/logos'
import { demoFile, demoTable } from '@onward/service-kit/demo-data'
import sharp from 'sharp'
import * as v from 'valibot'
import type { LogoRow } from '../db/schema'
import { demoId } from './random'

const DEMO_LOGOS = demoTable(
  'jobs/logos.tsv',
  v.object({ employer: v.string(), file: v.string(), state: v.picklist(LOGO_STATES) }),
)

/** Logos of the demo's employers, of the size and kind that an upload becomes. */
export const demoLogos = (uploadedAt: Date): Promise<LogoRow[]> =>
  Promise.all(
    DEMO_LOGOS.map(async ({ employer, file, state }) => {
      const drawn = sharp(demoFile(`jobs/logos/${file}`)).resize(LOGO_SIDE, LOGO_SIDE)
      const picture = await drawn.flatten({ background: '#fff' }).webp({ quality: 88 }).toBuffer()
      const organisationId = employer === DEMO_ORGANISATION.name ? DEMO_ORGANISATION.id : demoId(`organisation ${employer}`)
      return { organisationId, state, digest: createHash('sha256').update(picture).digest('hex'), picture, uploadedAt }
    }),
  )
