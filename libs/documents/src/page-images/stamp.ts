import PDFDocument from 'pdfkit'
import { linesOf, type Measure } from '../layout'
import { printable } from '../outline'

const STRIP = { width: 595.28, height: 22, side: 20, size: 8 } as const
/** Height of the stamp as a part of its width. */
export const STAMP_SHARE = STRIP.height / STRIP.width

/** A strip as wide as a page that says who received it and when, as a PDF. */
export async function stampStrip(text: string): Promise<Buffer> {
  const doc = new PDFDocument({ size: [STRIP.width, STRIP.height], margin: 0, font: '' })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const measure: Measure = (piece, face, size) => {
    doc.registerFont(face.name, face.bytes).font(face.name, size)
    return doc.widthOfString(piece)
  }
  const room = STRIP.width - 2 * STRIP.side
  const oneLine = printable(text, 300).replace(/\s+/g, ' ')
  const lineOf = (size: number) => linesOf(oneLine, { size, bold: false, width: Number.POSITIVE_INFINITY }, measure)[0] ?? []
  const widthOf = (size: number) => lineOf(size).reduce((sum, { width }) => sum + width, 0)
  const size = Math.min(STRIP.size, (STRIP.size * room) / widthOf(STRIP.size))
  doc.rect(0, 0, STRIP.width, STRIP.height).fillColor('#eef1ef').fill().fillColor('#3c4642')
  for (const piece of lineOf(size)) {
    doc.font(piece.face.name, size)
    doc.text(piece.text, STRIP.side + piece.x, STRIP.height / 2 + size * 0.35, { lineBreak: false, baseline: 'alphabetic' })
  }
  doc.end()
  return done
}
