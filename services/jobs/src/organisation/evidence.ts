import { DOCUMENT_RULE, Problem } from '@onward/contracts'
import { readDocument } from '@onward/cv-engine'
import { redrawPicture } from '@onward/documents/pictures/redraw-picture'
import type { UploadedFile } from '@onward/service-kit'

/** Large enough to read a photographed certificate. */
const MAX_SIDE = 3000
/** Scanned certificates have no text, and are accepted. */
const HARMLESS: ReadonlySet<string> = new Set(['scan-without-text', 'too-many-pages'])

const refused = () => new Problem('file-type', { text: 'jobs.organisation-document-type' })
const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'))

/**
 * The bytes of a document that administrators may open, judged by content and not by name. Pictures are re-encoded without
 * location; PDFs with programs, bombs or false types are refused (`file-type`).
 */
export async function checkEvidence({ bytes, filename }: UploadedFile): Promise<{ type: 'pdf' | 'jpg' | 'png'; bytes: Buffer }> {
  const name = filename.toLowerCase()
  if (bytes.length === 0 || !DOCUMENT_RULE.extensions.some((extension) => name.endsWith(extension))) throw refused()
  if (startsWith(bytes, 'ffd8ff') && /\.jpe?g$/.test(name)) return { type: 'jpg', bytes: await redrawn(bytes, 'jpeg') }
  if (startsWith(bytes, '89504e470d0a1a0a') && name.endsWith('.png')) return { type: 'png', bytes: await redrawn(bytes, 'png') }
  if (!name.endsWith('.pdf')) throw refused()
  const read = await readDocument(bytes, filename)
  if (read.ok ? read.type !== 'pdf' : !HARMLESS.has(read.refusal)) throw refused()
  return { type: 'pdf', bytes }
}

async function redrawn(bytes: Buffer, type: 'jpeg' | 'png'): Promise<Buffer> {
  const answer = await redrawPicture(bytes, { types: [type], fit: 'inside', side: MAX_SIDE, as: type, qualities: [85] })
  if ('fault' in answer) throw refused()
  return answer.picture
}
