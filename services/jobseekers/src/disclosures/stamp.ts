import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib'

/** The line that says who received a document and when. */
export const receivedBy = (organisation: string, at: Date): string =>
  `Received by ${organisation} through Onward on ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/**
 * The PDF with a line at the foot of each page that says who received it and when; the unchanged bytes when the document cannot be
 * written (signed, or slightly damaged).
 */
export async function stampPdf(bytes: Buffer, organisation: string, at: Date): Promise<Uint8Array> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    const font = await pdf.embedFont(StandardFonts.Helvetica)
    const text = printable(receivedBy(organisation, at))
    for (const page of pdf.getPages()) {
      const { width } = page.getSize()
      const size = Math.min(7, (width - 40) / font.widthOfTextAtSize(text, 1))
      page.drawText(text, { x: 20, y: 10, size, font, color: rgb(0.35, 0.35, 0.35), rotate: degrees(0) })
    }
    return await pdf.save()
  } catch {
    return bytes
  }
}

/** The standard font has Western letters only. */
const printable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁ]/g, (l) => (l === 'ł' ? 'l' : 'L'))
    .replace(/[^\x20-\x7e]/g, '?')
