import { fileURLToPath } from 'node:url'
import type { CvRefusal } from '@onward/contracts/jobseekers/cvs'
import type { Block } from './block'
import { cleanBlock, cleanLine } from './block'
import { askBoundedChild, keepWaitingChild, type WaitingChild } from './bounded-child'
import type { Page } from './columns'
import { withEuropassLabels } from './europass-form'
import { withFields } from './form-fields'
import { inTurns, type Turn } from './in-turns'
import { READ_LIMITS } from './limits'
import { blocksOfPages } from './page-blocks'
import type { DocumentType } from './sniff'
import { sniff } from './sniff'
import type { WordPart } from './word-blocks'
import { blocksOfParts } from './word-blocks'

export type { Block, BlockKind } from './block'

export interface ExtractedDocument {
  ok: true
  type: DocumentType
  text: string
  pages: number
  blocks: Block[]
  /** Text that nobody sees on the page: nothing is read from it. */
  unseen: string[]
  /** Of the reading process; null when unknown. */
  peakRssBytes: number | null
}
export interface RefusedDocument {
  ok: false
  refusal: CvRefusal
}

type ChildAnswer = { peakRssBytes?: number; unseen?: string[] } & (
  | { ok: false; refusal: CvRefusal }
  | { ok: true; kind: 'pages'; pages: Page[] }
  | { ok: true; kind: 'blocks'; blocks: Block[] }
  | { ok: true; kind: 'parts'; parts: WordPart[] }
)
/**
 * Text and blocks of a .pdf, .docx or .doc, read in a process of its own under `READ_LIMITS`; at most two at a time. Never throws on a bad
 * document: a refusal names why. `filename` is only compared with the type in the bytes. Throws Problem `not-ready` where many wait.
 */
export async function readDocument(bytes: Buffer, filename: string, turn?: Turn): Promise<ExtractedDocument | RefusedDocument> {
  const type = typeOfBytes(bytes, filename)
  if (!isReadable(type)) return { ok: false, refusal: type }
  const answer = await inTurn(() => readInChild(type, bytes), turn)
  if (!answer.ok) return { ok: false, refusal: answer.refusal }
  const blocks =
    answer.kind === 'pages'
      ? blocksOfPages(answer.pages)
      : (answer.kind === 'parts' ? blocksOfParts(answer.parts) : answer.blocks).map(cleanBlock)
  const withText = withFields(withEuropassLabels(blocks.filter((block) => block.text !== '')))
  const text = withText.map((block) => block.text).join('\n')
  const pages = answer.kind === 'pages' ? answer.pages.length : Math.max(1, Math.ceil(text.length / 3_000))
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters < READ_LIMITS.minLettersPerPage * (answer.kind === 'pages' ? pages : 1)) {
    return { ok: false, refusal: type === 'pdf' ? 'scan-without-text' : 'empty' }
  }
  return {
    ok: true,
    type,
    text,
    pages,
    blocks: withText,
    unseen: (answer.unseen ?? []).map((text) => cleanLine(text)),
    peakRssBytes: answer.peakRssBytes ?? null,
  }
}

/** A page's size in points, its text, and where that text is seen: boxes from the upper left corner. */
export interface PageText {
  width: number
  height: number
  text: string
  seen: readonly { left: number; top: number; right: number; bottom: number }[]
}
/** Letters such as g reach below their line by this part of their size. */
const BELOW = 0.3

/** The text of each page of a PDF, as `readDocument` reads it; empty for pages without text, and no pages for a file that is refused. */
export async function readPageTexts(pdf: Buffer): Promise<PageText[]> {
  const answer = await inTurn(() => readInChild('pdf', pdf))
  if (!answer.ok || answer.kind !== 'pages') return []
  return answer.pages.map((page) => ({
    width: page.width,
    height: page.height,
    text: blocksOfPages([page])
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n'),
    seen: page.items.map(({ x, y, width, size }) => ({ left: x, top: y - size, right: x + width, bottom: y + size * BELOW })),
  }))
}

/** What can be refused before a document is opened. */
export type BytesRefusal = Extract<CvRefusal, 'empty' | 'encrypted' | 'active-content' | 'disguised'>

/** The type that bytes and name agree on, or why they are refused; nothing is opened. */
function typeOfBytes(bytes: Buffer, filename: string): DocumentType | BytesRefusal {
  if (bytes.length === 0) return 'empty'
  const type = sniff(bytes)
  if (type === 'encrypted') return 'encrypted'
  if (type === 'macros') return 'active-content'
  return type === 'unknown' || !fits(type, filename) ? 'disguised' : type
}

const isReadable = (type: DocumentType | BytesRefusal): type is DocumentType =>
  type === 'pdf' || type === 'doc' || type === 'docx'

/** Why `readDocument` would refuse a file by its bytes and name alone; null when it has to be opened to know. */
export function refusalOfBytes(bytes: Buffer, filename: string): BytesRefusal | null {
  const type = typeOfBytes(bytes, filename)
  return isReadable(type) ? null : type
}

/** People rename `.doc` to `.docx` and back without harm; a PDF under a Word name, or the reverse, is a disguise. */
const fits = (type: DocumentType, filename: string): boolean => {
  const isPdfName = /\.pdf$/i.test(filename)
  return /\.(?:pdf|docx?)$/i.test(filename) && isPdfName === (type === 'pdf')
}

const inTurn = inTurns(READ_LIMITS.atOnce, { maxWaiting: READ_LIMITS.maxWaiting })
const CHILD = fileURLToPath(new URL('./reader-child.mjs', import.meta.url))

let waitingReader: WaitingChild | null = null

/** From now on a loaded process waits for the next document; it reads that one and is replaced. */
export function keepReaderWaiting(): Pick<WaitingChild, 'ready' | 'stop'> {
  waitingReader ??= keepWaitingChild(CHILD, READ_LIMITS)
  const reader = waitingReader
  return {
    ready: reader.ready,
    stop() {
      reader.stop()
      if (waitingReader === reader) waitingReader = null
    },
  }
}

async function readInChild(type: DocumentType, bytes: Buffer): Promise<ChildAnswer> {
  const message = { type, bytes, limits: READ_LIMITS }
  const outcome = await (waitingReader?.ask<ChildAnswer>(message) ?? askBoundedChild<ChildAnswer>(CHILD, message, READ_LIMITS))
  if ('answer' in outcome) return outcome.answer
  // Out of memory: the document asked for more than any CV needs.
  return { ok: false, refusal: outcome.exceeded === 'time' ? 'timeout' : type === 'docx' ? 'archive-bomb' : 'too-large' }
}
