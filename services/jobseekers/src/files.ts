import { randomUUID } from 'node:crypto'
import type { Cv } from '@onward/contracts'
import { keyPart } from '@onward/service-kit'
import type { FastifyReply } from 'fastify'

const MEDIA_TYPES: Readonly<Record<Cv['fileType'], string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The type by the file name's extension, or null for other than the documented three. The analysis checks the bytes. */
export function typeOfName(filename: string): Cv['fileType'] | null {
  const extension = /\.(pdf|docx?)$/i.exec(filename)?.[1]?.toLowerCase()
  return extension === 'pdf' || extension === 'doc' || extension === 'docx' ? extension : null
}

/** Keys of the specification: `{userId}/{randomId}-{filename}` from the CV card, `{userId}/{timestamp}.{extension}` from the review screen. */
export const cardKey = (accountId: string, filename: string): string => `cvs/${accountId}/${randomUUID()}-${keyPart(filename)}`
export const reviewKey = (accountId: string, type: Cv['fileType'], at: number): string => `cvs/${accountId}/${at}.${type}`
export const pictureKey = (accountId: string): string => `pictures/${accountId}/${randomUUID()}.jpg`
export const disclosureKey = (disclosureId: string, filename: string): string =>
  `disclosures/${disclosureId}/${keyPart(filename)}`

/** The folders with everything of a person. */
export const personFolders = (accountId: string): string[] => [`cvs/${accountId}`, `pictures/${accountId}`]

/** Sends a person's file so that browsers neither run it nor show it on the portal's origin. */
export function sendFile(
  reply: FastifyReply,
  file: { bytes: Uint8Array; filename: string; fileType: Cv['fileType'] },
): FastifyReply {
  const plain = file.filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(file.filename).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return reply
    .header('content-type', MEDIA_TYPES[file.fileType])
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(file.bytes))
}
