import { fileURLToPath } from 'node:url'
import { askBoundedChild } from '@onward/cv-engine/bounded-child'
import { inTurns } from '@onward/cv-engine/in-turns'

/** A photograph of 200 million pixels needs half of this memory and time. */
const LIMITS = { heapMegabytes: 128, maxRssBytes: 400 * 1024 * 1024, cpuMs: 8_000, killAfterMs: 30_000 }
/** Four times the pixels of a large phone photo; more is a decompression bomb. */
export const MAX_PIXELS = 200_000_000
/** The longest screenshot of a conversation is about forty times as high as it is wide. */
export const MAX_RATIO = 50
/** Pixels of the whole picture once it is scaled, before it is cropped. */
export const MAX_SCALED_PIXELS = 12_000_000
const CHILD = fileURLToPath(new URL('./redraw-child.mjs', import.meta.url))
const inTurn = inTurns(2, { maxWaiting: 50 })

export type PictureType = 'png' | 'jpeg' | 'gif' | 'webp'
export interface PictureOrder {
  /** What is accepted, judged by the first bytes. */
  types: readonly PictureType[]
  /**
   * `cover` fills a square of `side` pixels and crops the rest, `contain` fits into such a square on white, `inside` makes a larger picture fit into
   * it and leaves the others.
   */
  fit: 'cover' | 'contain' | 'inside'
  side: number
  /** Of the file, the longer side in pixels. */
  minSide?: number
  maxSide?: number
  /** Whether a picture that moves is refused; else its first frame is taken. */
  still?: boolean
  as: 'jpeg' | 'png' | 'webp'
  /** From 1 to 100, for JPEG and WebP; each is tried until the picture has at most `maxBytes`. */
  qualities: readonly number[]
  maxBytes?: number
}
export type PictureFault = 'type' | 'svg' | 'moving' | 'small' | 'large' | 'damaged'
export type Redrawn = { picture: Buffer } | { fault: PictureFault }

/**
 * A picture drawn anew, upright and without metadata, by a process with bounded memory and time: no byte of the file reaches anybody. Sides and
 * pixels are compared before anything is decoded. Throws Problem `not-ready` where many wait.
 */
export async function redrawPicture(bytes: Buffer, order: PictureOrder): Promise<Redrawn> {
  const bounds = { maxPixels: MAX_PIXELS, maxRatio: MAX_RATIO, maxScaledPixels: MAX_SCALED_PIXELS }
  const outcome = await inTurn(() => askBoundedChild<Answer>(CHILD, { bytes, order, bounds }, LIMITS))
  const answer: Answer = 'answer' in outcome ? outcome.answer : { fault: 'damaged' }
  return 'fault' in answer ? answer : { picture: Buffer.from(answer.picture) }
}

type Answer = { picture: Uint8Array } | { fault: PictureFault }
