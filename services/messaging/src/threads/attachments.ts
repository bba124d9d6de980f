import { ATTACHMENT_RULE, Problem } from '@onward/contracts'
import { readDocument } from '@onward/cv-engine'
import { redrawPicture } from '@onward/documents/pictures/redraw-picture'
import type { ServiceKit, UploadedFile } from '@onward/service-kit'
import type { FastifyReply } from 'fastify'
import type { MessageFile } from '../db/schema'

/** Large enough to read a photographed page. */
const MAX_SIDE = 2400

const fileRefused = () => new Problem('file-type', { text: 'messaging.thread-file-type' })
/** Documents without text, such as scans, are accepted; every other refusal applies. */
const HARMLESS: ReadonlySet<string> = new Set(['scan-without-text', 'empty', 'too-many-pages'])

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'))

export interface Checked {
  type: MessageFile['type']
  bytes: Buffer
}

/**
 * The bytes of an attachment that may be passed on, judged by content and not by name. Pictures are re-encoded, which removes
 * location and hidden data; documents with programs, bombs and false types are refused (`file-type`).
 */
export async function checkAttachment({ bytes, filename }: UploadedFile): Promise<Checked> {
  const name = filename.toLowerCase()
  if (!ATTACHMENT_RULE.extensions.some((extension) => name.endsWith(extension))) throw fileRefused()
  const isPicture = /\.(?:jpe?g|png)$/.test(name)
  if (startsWith(bytes, 'ffd8ff')) return isPicture ? { type: 'jpg', bytes: await redrawn(bytes, 'jpeg') } : reject()
  if (startsWith(bytes, '89504e470d0a1a0a')) return isPicture ? { type: 'png', bytes: await redrawn(bytes, 'png') } : reject()
  if (isPicture) throw fileRefused()
  const read = await readDocument(bytes, filename)
  if (read.ok) return { type: read.type, bytes }
  if (bytes.length === 0 || !HARMLESS.has(read.refusal)) throw fileRefused()
  return { type: startsWith(bytes, 'd0cf11e0') ? 'doc' : startsWith(bytes, '504b0304') ? 'docx' : 'pdf', bytes }
}

const reject = (): never => {
  throw fileRefused()
}

async function redrawn(bytes: Buffer, type: 'jpeg' | 'png'): Promise<Buffer> {
  const answer = await redrawPicture(bytes, { types: [type], fit: 'inside', side: MAX_SIDE, as: type, qualities: [85] })
  return 'fault' in answer ? reject() : answer.picture
}

/** Folder of everything attached to conversations. */
export const THREAD_FILES = 'messages'
/** Folder of the files of a conversation. */
export const threadFolder = (threadId: string): string => `${THREAD_FILES}/${threadId}`

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const

/** Answers with a file that was attached to a message: a download that runs nothing. */
export async function sendAttachment(kit: ServiceKit, reply: FastifyReply, file: MessageFile): Promise<FastifyReply> {
  const plain = file.filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(file.filename).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return reply
    .header('content-type', MEDIA_TYPES[file.type])
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(await kit.files.get(file.path))
}
