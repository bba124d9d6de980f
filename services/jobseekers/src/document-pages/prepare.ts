import type { AskedInDocument, Cv, CvGrant, CvLine, DocumentPages, Language, LineOnPage, PageWidth } from '@onward/contracts'
import { Problem } from '@onward/contracts'
import { readDocument, readPageTexts, textWithoutHolder } from '@onward/cv-engine'
import { describePages, drawPage, type PlainLine, plainPages, stampStrip } from '@onward/documents'
import { receivedBy } from '../disclosures/stamp'
import { lineMarks } from './line-marks'
import { askedIn, seenWords } from './marks'

/** What its pages are drawn from. */
export interface DrawnFrom {
  pdf: Buffer
  /** Whether we wrote the PDF, of a text alone. */
  asPlainText: boolean
}
interface StoredFile {
  bytes: Buffer
  filename: string
  fileType: Cv['fileType']
}

const notDrawn = () => new Problem('state-conflict', { text: 'jobseekers.pages-not-drawn' })

/** A PDF as it is; of a Word file the text. */
export async function wholeDocument({ bytes, filename, fileType }: StoredFile, language: Language): Promise<DrawnFrom> {
  if (fileType === 'pdf') return { pdf: bytes, asPlainText: false }
  const document = await readDocument(bytes, filename)
  if (!document.ok) throw notDrawn()
  return { pdf: await plainPages(document.blocks, { language, name: true }), asPlainText: true }
}

/** The text of any file, without what says whose it is. */
export async function withoutNames(
  { bytes, filename }: Pick<StoredFile, 'bytes' | 'filename'>,
  holder: string,
  language: Language,
): Promise<DrawnFrom> {
  const document = await readDocument(bytes, filename)
  const { sections } = document.ok ? await textWithoutHolder(document.blocks, [holder]) : { sections: [] }
  const lines = sections.flatMap(({ heading, lines }): PlainLine[] => [
    { text: heading, kind: 'heading' },
    ...lines.map(({ text, isItem }): PlainLine => ({ text, kind: isItem ? 'item' : 'text' })),
  ])
  if (lines.length === 0) throw new Problem('state-conflict', { text: 'jobseekers.disclosure-without-text' })
  return { pdf: await plainPages(lines, { language, name: false }), asPlainText: true }
}

/** What is marked in the pages, and the reader's language. */
interface ToMark {
  asked: NonNullable<CvGrant['asked']>
  language: Language
}
/** Sizes and texts of a person's own pages, and where the numbered lines stand on them. */
export async function ownPagesOf(from: DrawnFrom, lines: readonly CvLine[]): Promise<DocumentPages & { lines: LineOnPage[] }> {
  const { described, ...found } = await describe(from, { stamped: false, withWords: lines.length > 0 })
  return {
    ...found,
    lines: lineMarks(
      described.map(({ words }) => words),
      lines,
    ),
  }
}

/** Sizes and texts of the pages, and where they name what an advert asks for. Text that a file of somebody else hides is left out. */
export async function pagesOf(
  from: DrawnFrom,
  { stamped, toMark = null }: { stamped: boolean; toMark?: ToMark | null },
): Promise<DocumentPages & { asked?: AskedInDocument[] }> {
  const { described, texts, ...found } = await describe(from, { stamped, withWords: toMark !== null })
  if (!toMark) return found
  const words = described.map((page, at) => (from.asPlainText ? page.words : seenWords(page, texts[at], stamped)))
  return { ...found, asked: askedIn(words, toMark.asked, toMark.language) }
}

async function describe({ pdf, asPlainText }: DrawnFrom, { stamped, withWords }: { stamped: boolean; withWords: boolean }) {
  const [described, texts] = await Promise.all([
    describePages(pdf, { stamped, withText: asPlainText, withWords }),
    asPlainText ? [] : readPageTexts(pdf),
  ])
  if (!described) throw notDrawn()
  const pages = described.pages.map(({ width, height, text }, at) => ({
    width,
    height,
    text: asPlainText ? text : (texts[at]?.text ?? ''),
  }))
  return { asPlainText, total: described.total, pages, described: described.pages, texts }
}

/** One page as a picture; stamped for somebody else than its owner. */
export async function pictureOf(
  { pdf }: DrawnFrom,
  { page, width, stamp }: { page: number; width: PageWidth; stamp: { organisation: string; at: Date } | null },
): Promise<Buffer> {
  const strip = stamp && (await stampStrip(receivedBy(stamp.organisation, stamp.at)))
  const picture = await drawPage(pdf, { page, width, stamp: strip })
  if (!picture) throw notDrawn()
  return picture
}
