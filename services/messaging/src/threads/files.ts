import type { ServiceKit } from '@onward/service-kit'
import type { FastifyReply } from 'fastify'
import type { MessageFile } from '../db/schema'

/** Folder of everything attached to conversations. */
export const THREAD_FILES = 'messages'
/** Where the files of a conversation rest. */
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
