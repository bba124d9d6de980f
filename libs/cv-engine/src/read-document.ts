import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { CvRefusal } from '@onward/contracts/jobseekers'
import type { Page } from './columns'
import { linesOfPage } from './columns'
import { READ_LIMITS } from './limits'
import type { DocumentType } from './sniff'
import { sniff } from './sniff'

export type BlockKind = 'heading' | 'item' | 'text'
/** One paragraph or line, in reading order. */
export interface Block {
  text: string
  kind: BlockKind
  /** Which column of the page it stands in, from 1 at the left; 0 or nothing across the page. */
  column?: number
  /** Size of its letters, as a part of the document's usual size; only where it is larger. */
  scale?: number
}
export interface ExtractedDocument {
  ok: true
  type: DocumentType
  text: string
  pages: number
  blocks: Block[]
  /** Of the reading process; null when it was not told. */
  peakRssBytes: number | null
}
export interface RefusedDocument {
  ok: false
  refusal: CvRefusal
}
export interface ReadOptions {
  /** Told while waiting for a turn: how many documents are before this one, then 0 when reading begins. */
  onPosition?: (position: number) => void
}

type ChildAnswer = { peakRssBytes?: number } & (
  | { ok: false; refusal: CvRefusal }
  | { ok: true; kind: 'pages'; pages: Page[] }
  | { ok: true; kind: 'blocks'; blocks: Block[] }
)

/**
 * Text and blocks of a .pdf, .docx or .doc, read in a process of its own under `READ_LIMITS`; at most two at a time. Never throws on a bad
 * document: a refusal names why. `filename` is only compared with what the bytes say.
 */
export async function readDocument(
  bytes: Buffer,
  filename: string,
  options: ReadOptions = {},
): Promise<ExtractedDocument | RefusedDocument> {
  if (bytes.length === 0) return { ok: false, refusal: 'empty' }
  const type = sniff(bytes)
  if (type === 'encrypted') return { ok: false, refusal: 'encrypted' }
  if (type === 'macros') return { ok: false, refusal: 'active-content' }
  if (type === 'unknown' || !fits(type, filename)) return { ok: false, refusal: 'disguised' }
  const answer = await inTurn(() => readInChild(type, bytes), options.onPosition)
  if (!answer.ok) return { ok: false, refusal: answer.refusal }
  const blocks = answer.kind === 'blocks' ? answer.blocks.map(cleanBlock) : blocksOfPages(answer.pages)
  const kept = blocks.filter((block) => block.text !== '')
  const text = kept.map((block) => block.text).join('\n')
  const pages = answer.kind === 'pages' ? answer.pages.length : Math.max(1, Math.ceil(text.length / 3_000))
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters < READ_LIMITS.minLettersPerPage * (answer.kind === 'pages' ? pages : 1)) {
    return { ok: false, refusal: type === 'pdf' ? 'scan-without-text' : 'empty' }
  }
  return { ok: true, type, text, pages, blocks: kept, peakRssBytes: answer.peakRssBytes ?? null }
}

/** People rename `.doc` to `.docx` and back without harm; a PDF under a Word name, or the reverse, is a disguise. */
const fits = (type: DocumentType, filename: string): boolean => {
  const isPdfName = /\.pdf$/i.test(filename)
  return /\.(?:pdf|docx?)$/i.test(filename) && isPdfName === (type === 'pdf')
}

const cleanBlock = ({ text, kind }: Block): Block => ({ text: cleanLine(text), kind })
const cleanLine = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g, '')
    .replace(/\t/g, '  ')
    .trim()

const BULLET = /^(?:[•·▪■●○◦‣⁃∙➢➤✓✔*\uf0b7\uf0a7]|[-–—](?=\s))\s*/u

function blocksOfPages(pages: readonly Page[]): Block[] {
  const lines = pages.flatMap((page) => linesOfPage(page))
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const blocks: Block[] = []
  for (const { text, size } of lines) {
    const isItem = BULLET.test(text)
    const clean = cleanLine(text.replace(BULLET, ''))
    const isLarge = size > usual * 1.15
    const last = blocks.at(-1)
    if (last && !isItem && !isLarge && last.kind !== 'heading' && continues(last.text, clean)) {
      last.text = last.text.endsWith('-') ? last.text.slice(0, -1) + clean : `${last.text} ${clean}`
    } else blocks.push({ text: clean, kind: isItem ? 'item' : isLarge ? 'heading' : 'text' })
  }
  return blocks
}

/** A printed line that goes on: the one before has not ended, or this one starts in the middle of a sentence. */
const continues = (before: string, line: string): boolean =>
  /[,–—-]$|\b(?:and|or|of|the|to|in|with|a|for|at|by|on)$/i.test(before) ||
  /^(?:\p{Ll}|\((?!\d))/u.test(line) ||
  (/[–—-]\s*\p{L}+$/u.test(before) && /^(?:19|20)\d\d\b/.test(line))

const waiting: (() => void)[] = []
const positions: ((position: number) => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>, onPosition: (position: number) => void = () => {}): Promise<T> {
  if (running >= READ_LIMITS.atOnce) {
    positions.push(onPosition)
    onPosition(positions.length)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  onPosition(0)
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    positions.shift()
    positions.forEach((tell, i) => {
      tell(i + 1)
    })
    if (next) next()
    else running--
  }
}

const CHILD = fileURLToPath(new URL('./reader-child.mjs', import.meta.url))
const RSS_CHECK_MS = 100

function readInChild(type: DocumentType, bytes: Buffer): Promise<ChildAnswer> {
  const { heapMegabytes, killAfterMs, maxRssBytes } = READ_LIMITS
  const tooMuch: ChildAnswer = { ok: false, refusal: type === 'docx' ? 'archive-bomb' : 'too-large' }
  return new Promise((resolve) => {
    const child = fork(CHILD, [], {
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const finish = (answer: ChildAnswer) => {
      clearTimeout(timer)
      clearInterval(watch)
      child.kill('SIGKILL')
      resolve(answer)
    }
    const timer = setTimeout(() => finish({ ok: false, refusal: 'timeout' }), killAfterMs)
    const watch = setInterval(async () => {
      const rss = await residentBytes(child.pid)
      if (rss > maxRssBytes) finish(tooMuch)
    }, RSS_CHECK_MS)
    child.once('message', (answer) => finish(answer as ChildAnswer))
    // Out of its heap, or killed: the document asked for more than any CV needs.
    child.once('exit', () => finish(tooMuch))
    child.once('error', () => finish({ ok: false, refusal: 'corrupt' }))
    child.send({ type, bytes, limits: READ_LIMITS }, () => {})
  })
}

/** Resident memory on Linux; 0 elsewhere, where the heap limit and the clock alone hold. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(status.split(' ')[1] ?? 0) * 4096
}
