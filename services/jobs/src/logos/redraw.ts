import { fileURLToPath } from 'node:url'
import { LOGO_MAX_BYTES, LOGO_MAX_SIDE, LOGO_MIN_SIDE, LOGO_SIDE } from '@onward/contracts/jobs/logos'
import { Problem } from '@onward/contracts/problem'
import { askBoundedChild } from '@onward/cv-engine/bounded-child'
import { inTurns } from '@onward/cv-engine/in-turns'

/** Limits: the largest accepted picture needs half of this, an ordinary logo a twentieth of a second. */
const LIMITS = { heapMegabytes: 128, maxRssBytes: 400 * 1024 * 1024, cpuMs: 8_000, killAfterMs: 30_000 }
const CHILD = fileURLToPath(new URL('./redraw-child.mjs', import.meta.url))
const inTurn = inTurns(2)

type Fault = 'type' | 'svg' | 'moving' | 'small' | 'large' | 'damaged'
type Answer = { picture: Uint8Array } | { fault: Fault }

function refused(fault: Fault): Problem {
  const facts = { side: (fault === 'small' ? LOGO_MIN_SIDE : LOGO_MAX_SIDE).toLocaleString('en-GB') }
  return new Problem('file-type', { text: `jobs.logo-${fault}`, facts })
}

/**
 * A small square WebP of a picture, re-encoded in a separate process, which removes metadata and hidden data. Throws `file-type`
 * with what to do.
 */
export async function redrawLogo(bytes: Buffer): Promise<Buffer> {
  const order = { bytes, side: LOGO_SIDE, minSide: LOGO_MIN_SIDE, maxSide: LOGO_MAX_SIDE, maxBytes: LOGO_MAX_BYTES }
  const outcome = await inTurn(() => askBoundedChild<Answer>(CHILD, order, LIMITS))
  const answer: Answer = 'answer' in outcome ? outcome.answer : { fault: 'damaged' }
  if ('fault' in answer) throw refused(answer.fault)
  return Buffer.from(answer.picture)
}
