import PDFDocument from 'pdfkit'
import { LABELS } from './labels'
import { type Line, linesOf, type Measure, type Style } from './layout'
import type { Block, Outline, TableBlock } from './outline'

const PAGE = { width: 595.28, height: 841.89, side: 68, top: 62, bottom: 68 } as const
const TEXT_WIDTH = PAGE.width - 2 * PAGE.side
const INK = '#1d2321'
const QUIET = '#4a5450'
/** The portal's evergreen, for headings only. */
export const EVERGREEN = '#0B5B46'
const INDENT = 14

interface TextStyle {
  tag: 'H1' | 'H2' | 'H3' | 'P'
  size: number
  bold: boolean
  colour: string
  /** Space above and below, and how many of the next lines must be on the same page. */
  before: number
  after: number
  keepLines: number
}
const BODY: TextStyle = { tag: 'P', size: 11, bold: false, colour: INK, before: 0, after: 7, keepLines: 0 }
const TEXT_STYLES: Readonly<Record<Exclude<Block['kind'], 'list'>, TextStyle>> = {
  name: { tag: 'H1', size: 22, bold: true, colour: EVERGREEN, before: 0, after: 3, keepLines: 2 },
  section: { tag: 'H2', size: 13.5, bold: true, colour: EVERGREEN, before: 7, after: 6, keepLines: 3 },
  subject: { tag: 'H1', size: 13, bold: true, colour: EVERGREEN, before: 4, after: 8, keepLines: 2 },
  entry: { tag: 'H3', size: 11.5, bold: true, colour: INK, before: 3, after: 1, keepLines: 2 },
  detail: { ...BODY, colour: QUIET, after: 3, keepLines: 2 },
  paragraph: BODY,
  sender: { ...BODY, after: 18 },
}
const LINE_HEIGHT = 1.36
const REORDERED = /\p{Script=Devanagari}/u

/** An outline that may have tables; Word files have none. */
type PrintedOutline = Omit<Outline, 'blocks'> & { blocks: (Block | TableBlock)[] }
const CELL: Style = { size: 9.5, bold: false, width: 0 }
const CELL_PAD = { x: 6, y: 3.5 } as const
const BARS_SHARE = 0.24
const HAIRLINE = '#c9d3cf'

/**
 * An outline as a tagged PDF (PDF/UA-1): headings, paragraphs, lists and tables in the structure tree, everything else an artifact, all fonts
 * embedded as subsets. The same outline gives the same bytes.
 */
export async function pdfOf(outline: PrintedOutline): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // The types only know PDF/A.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: `${outline.language}-GB`,
    displayTitle: true,
    // No default font: standard fonts cannot be embedded.
    font: '',
    info: {
      Title: outline.title,
      Author: outline.author,
      Creator: 'Onward',
      Producer: 'Onward',
      CreationDate: new Date(`${outline.date}T12:00:00Z`),
    },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  new PdfWriter(doc, outline).write()
  doc.end()
  return done
}

type Structure = PDFKit.PDFStructureElement

class PdfWriter {
  private y = 0
  private pages = 0
  private readonly root: Structure

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly outline: PrintedOutline,
  ) {
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  write(): void {
    this.newPage()
    const { blocks } = this.outline
    for (const [i, block] of blocks.entries()) {
      const next = blocks[i + 1]?.kind
      if (block.kind === 'list') this.list(block.lines)
      else if (block.kind === 'table') this.table(block)
      else this.text(block.kind, block.text, next === 'table' ? 'paragraph' : next)
    }
    this.root.end()
  }

  private readonly measure: Measure = (text, face, size) => {
    this.doc.font(this.named(face.name, face.bytes), size)
    return this.doc.widthOfString(text)
  }

  private readonly registered = new Set<string>()
  private named(name: string, bytes: Buffer): string {
    if (!this.registered.has(name)) {
      this.doc.registerFont(name, bytes)
      this.registered.add(name)
    }
    return name
  }

  private newPage(): void {
    this.doc.addPage()
    this.pages++
    this.y = PAGE.top
    if (this.pages > 1) this.pageNumber()
  }

  private pageNumber(): void {
    const label = `${LABELS[this.outline.language].page} ${this.pages}`
    const [line] = linesOf(label, { size: 9, bold: false, width: TEXT_WIDTH }, this.measure)
    if (!line) return
    const width = line.reduce((sum, piece) => sum + piece.width, 0)
    this.doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    this.draw(line, (PAGE.width - width) / 2, PAGE.height - 36, 9, QUIET)
    this.doc.endMarkedContent()
  }

  private draw(line: Line, x: number, baseline: number, size: number, colour: string): void {
    this.doc.fillColor(colour)
    for (const piece of line) {
      this.doc.font(this.named(piece.face.name, piece.face.bytes), size)
      // These scripts draw vowel signs before their letter; this keeps the written order for copying and reading aloud.
      const reordered = REORDERED.test(piece.text)
      if (reordered) this.doc.markContent('Span', { actual: piece.text })
      this.doc.text(piece.text, x + piece.x, baseline, { lineBreak: false, baseline: 'alphabetic' })
      if (reordered) this.doc.endMarkedContent()
    }
  }

  private room(): number {
    return PAGE.height - PAGE.bottom - this.y
  }

  private text(kind: keyof typeof TEXT_STYLES, text: string, next: Block['kind'] | undefined, parent = this.root): void {
    const textStyle = TEXT_STYLES[kind]
    const lines = linesOf(text, { ...textStyle, width: TEXT_WIDTH }, this.measure)
    const lineHeight = textStyle.size * LINE_HEIGHT
    if (this.y > PAGE.top) this.y += textStyle.before
    // Keeps a heading with its text, a section with its first entry, and an entry with its dates.
    const keep = next === undefined ? 0 : textStyle.keepLines + (kind === 'section' && next === 'entry' ? 2 : 0)
    const heading = textStyle.tag !== 'P'
    const together = (heading || kind === 'detail' ? lines.length : 0) * lineHeight + keep * BODY.size * LINE_HEIGHT
    if (this.y > PAGE.top && together > this.room() && together < PAGE.height / 2) this.newPage()
    const element = this.doc.struct(textStyle.tag)
    parent.add(element)
    if (kind === 'section' || kind === 'subject' || kind === 'name') this.doc.outline.addItem(text)
    this.lines(element, lines, textStyle, PAGE.side)
    element.end()
    if (kind === 'section') this.rule()
    // Paragraphs of one entry are closer together.
    this.y += kind === 'detail' && next === 'entry' ? BODY.after : textStyle.after
  }

  private rule(): void {
    this.hairline(this.y + 2, TEXT_WIDTH, 0.6)
  }

  /** Draws lines into an element, across pages if needed; at least two lines of a paragraph stay together on each page. */
  private lines(element: Structure, lines: Line[], textStyle: TextStyle, x: number, label?: Structure): void {
    const lineHeight = textStyle.size * LINE_HEIGHT
    let at = 0
    while (at < lines.length) {
      let fit = Math.max(Math.floor(this.room() / lineHeight + 0.001), 0)
      const left = lines.length - at
      if (fit < left) {
        if (left - fit === 1 && fit > 2) fit -= 1
        if (fit < 2 && this.y > PAGE.top) fit = 0
      }
      if (fit === 0 && this.y > PAGE.top) {
        this.newPage()
        continue
      }
      const some = lines.slice(at, at + Math.max(fit, 1))
      if (label && at === 0) this.bullet(label, textStyle)
      const content = this.doc.markStructureContent(label ? 'LBody' : textStyle.tag)
      for (const line of some) {
        this.draw(line, x, this.y + textStyle.size, textStyle.size, textStyle.colour)
        this.y += lineHeight
      }
      this.doc.endMarkedContent()
      element.add(content)
      at += some.length
    }
  }

  private bullet(label: Structure, textStyle: TextStyle): void {
    const [line] = linesOf('•', { size: textStyle.size, bold: false, width: TEXT_WIDTH }, this.measure)
    if (!line) return
    const content = this.doc.markStructureContent('Lbl')
    this.draw(line, PAGE.side + 2, this.y + textStyle.size, textStyle.size, textStyle.colour)
    this.doc.endMarkedContent()
    label.add(content)
  }

  private list(texts: readonly string[]): void {
    const list = this.doc.struct('L')
    this.root.add(list)
    const textStyle: TextStyle = { ...BODY, after: 2 }
    const style: Style = { ...textStyle, width: TEXT_WIDTH - INDENT }
    for (const text of texts) {
      const lines = linesOf(text, style, this.measure)
      const item = this.doc.struct('LI')
      const label = this.doc.struct('Lbl')
      const body = this.doc.struct('LBody')
      list.add(item)
      item.add(label)
      item.add(body)
      this.lines(body, lines, textStyle, PAGE.side + INDENT, label)
      label.end()
      body.end()
      item.end()
      this.y += textStyle.after
    }
    list.end()
    this.y += 5
  }

  /** Rows are not split; the headings are repeated on each page as artifacts, which nobody hears twice. */
  private table({ caption, columns, rows, bars }: TableBlock): void {
    const table = this.doc.struct('Table')
    this.root.add(table)
    const width = TEXT_WIDTH * (bars ? 1 - BARS_SHARE : 1)
    const shares = columns.reduce((sum, column) => sum + column.width, 0)
    let x: number = PAGE.side
    const cells = columns.map((column): Cell => {
      const cell = { x, width: (width * column.width) / shares, isEnd: column.align === 'end' }
      x += cell.width
      return cell
    })
    const set = (texts: readonly string[], bold: boolean): Line[][] =>
      cells.map((cell, i) => linesOf(texts[i] ?? '', { ...CELL, bold, width: cell.width - 2 * CELL_PAD.x }, this.measure))
    const head = set(
      columns.map(({ heading }) => heading),
      true,
    )
    const body = rows.map((texts) => set(texts, false))
    const longest = Math.max(1, ...(bars ?? []))

    const label = this.doc.struct('Caption')
    table.add(label)
    this.text('detail', caption, 'paragraph', label)
    label.end()
    if (heightOf(head) + heightOf(body[0] ?? []) > this.room()) this.newPage()
    this.part(table, 'THead', (section) => this.row(section, { cells, lines: head, width, scope: 'Column' }))
    this.part(table, 'TBody', (section) => {
      for (const [i, lines] of body.entries()) {
        if (heightOf(lines) > this.room()) {
          this.newPage()
          this.row(null, { cells, lines: head, width, scope: 'Column' })
        }
        const top = this.y
        this.row(section, { cells, lines, width, scope: 'Row' })
        const room = TEXT_WIDTH - width - CELL_PAD.x
        if (bars) this.bar(PAGE.side + width + CELL_PAD.x, top, ((bars[i] ?? 0) / longest) * room)
      }
    })
    table.end()
    this.y += 12
  }

  private part(of: Structure, tag: 'THead' | 'TBody', draw: (section: Structure) => void): void {
    const section = this.doc.struct(tag)
    of.add(section)
    draw(section)
    section.end()
  }

  /** Draws a row; without a section it is an artifact. In a body the first cell is the row's heading. */
  private row(
    section: Structure | null,
    { cells, lines, width, scope }: { cells: readonly Cell[]; lines: readonly Line[][]; width: number; scope: 'Column' | 'Row' },
  ): void {
    const row = section && this.doc.struct('TR')
    if (row) section.add(row)
    for (const [i, cell] of cells.entries()) {
      const isHeading = scope === 'Column' || i === 0
      const element = row && (isHeading ? this.doc.struct('TH', { scope } as object) : this.doc.struct('TD'))
      if (row && element) row.add(element)
      const content = element && this.doc.markStructureContent(isHeading ? 'TH' : 'TD')
      if (!content) this.doc.markContent('Artifact', { type: 'Pagination' })
      let baseline = this.y + CELL_PAD.y + CELL.size
      for (const line of lines[i] ?? []) {
        const used = line.reduce((sum, piece) => sum + piece.width, 0)
        const from = cell.isEnd ? cell.x + cell.width - CELL_PAD.x - used : cell.x + CELL_PAD.x
        this.draw(line, from, baseline, CELL.size, scope === 'Column' ? QUIET : INK)
        baseline += CELL.size * LINE_HEIGHT
      }
      this.doc.endMarkedContent()
      if (content) element.add(content)
      element?.end()
    }
    row?.end()
    this.y += heightOf(lines)
    this.hairline(this.y, width, scope === 'Column' ? 0.9 : 0.4)
  }

  private bar(x: number, top: number, length: number): void {
    if (length <= 0) return
    this.doc.markContent('Artifact', { type: 'Layout' })
    this.doc
      .rect(x, top + CELL_PAD.y + 2, length, CELL.size)
      .fillColor(EVERGREEN)
      .fill()
    this.doc.endMarkedContent()
  }

  private hairline(y: number, width: number, weight: number): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    this.doc
      .moveTo(PAGE.side, y)
      .lineTo(PAGE.side + width, y)
      .lineWidth(weight)
      .strokeColor(HAIRLINE)
      .stroke()
    this.doc.endMarkedContent()
  }
}

interface Cell {
  x: number
  width: number
  isEnd: boolean
}
const heightOf = (cells: readonly Line[][]): number =>
  Math.max(1, ...cells.map((lines) => lines.length)) * CELL.size * LINE_HEIGHT + 2 * CELL_PAD.y
