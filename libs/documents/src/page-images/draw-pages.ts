import { fileURLToPath } from 'node:url'
import { askBoundedChild } from '@onward/cv-engine/bounded-child'
import { inTurns } from '@onward/cv-engine/in-turns'
import { STAMP_SHARE } from './stamp'

/** A page of text needs a third of this memory and an eighth of this time. */
const LIMITS = { heapMegabytes: 192, maxRssBytes: 400 * 1024 * 1024, cpuMs: 8_000, killAfterMs: 60_000 }
/** 1920 pixels wide for A4, with room for longer pages. */
const MAX_PIXELS = 6_000_000
const MAX_BYTES = 150 * 1024
export const MAX_DRAWN_PAGES = 20
/** More than a CV of twenty pages has. */
const MAX_WORDS = 15_000
const CHILD = fileURLToPath(new URL('./draw-child.mjs', import.meta.url))
const inTurn = inTurns(2, { maxWaiting: 50 })

/** A word with its line and its box in points from the upper left corner. */
export interface DrawnWord {
  text: string
  line: number
  left: number
  top: number
  right: number
  bottom: number
}
/** A page's size in points, as it is drawn, the text that the file has for it, and its words where they were asked for. */
export interface DescribedPage {
  width: number
  height: number
  text: string
  words: DrawnWord[]
}
type Failed = { failed: true }

/** Asks the drawing process; null where it failed, or needed too much time or memory. */
async function ask<T extends object>(order: Parameters<typeof askBoundedChild>[1]): Promise<T | null> {
  const outcome = await inTurn(() => askBoundedChild<T | Failed>(CHILD, order, LIMITS))
  return 'answer' in outcome && !('failed' in outcome.answer) ? outcome.answer : null
}

/**
 * The pages of a PDF, at most `MAX_DRAWN_PAGES`, and how many it has; null for a file that cannot be drawn. `withText` only for files that we
 * wrote: what others wrote may hold text that nobody sees, and so may its words.
 */
export async function describePages(
  pdf: Buffer,
  { stamped, withText, withWords = false }: { stamped: boolean; withText: boolean; withWords?: boolean },
): Promise<{ pages: DescribedPage[]; total: number } | null> {
  const found = await ask<{ pages: DescribedPage[]; total: number }>({
    act: 'describe',
    pdf,
    maxPages: MAX_DRAWN_PAGES,
    withText,
    maxWords: withWords ? MAX_WORDS : 0,
  })
  if (!found || found.pages.length === 0) return null
  const foot = stamped ? STAMP_SHARE : 0
  return { ...found, pages: found.pages.map((page) => ({ ...page, height: page.height + page.width * foot })) }
}

/** One page, from 1, as a WebP picture of this width in pixels, with the stamp (a PDF of one page) below it; null where drawing fails. */
export async function drawPage(
  pdf: Buffer,
  { page, width, stamp }: { page: number; width: number; stamp: Buffer | null },
): Promise<Buffer | null> {
  const limits = { maxPixels: MAX_PIXELS, maxBytes: MAX_BYTES }
  const drawn = await ask<{ picture: Uint8Array }>({ act: 'draw', pdf, page, width, stamp, ...limits })
  return drawn && Buffer.from(drawn.picture)
}
