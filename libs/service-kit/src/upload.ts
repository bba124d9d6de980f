import type { MultipartFile } from '@fastify/multipart'
import { Problem, type UploadRule } from '@onward/contracts'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './kit'

/** Room for the rest of the form: boundaries, part headers and small fields. */
const FORM_BYTES = 64 * 1024
const MAX_FIELDS = 40

/** Size limit of the whole request of an endpoint with an upload. */
export const uploadBodyLimit = (rule: UploadRule): number => rule.maxBytes + FORM_BYTES

const tooLarge = (rule: UploadRule) =>
  new Problem('file-too-large', {
    text: 'common.file-larger',
    facts: { megabytes: Math.floor(rule.maxBytes / 1024 / 1024) },
  })

/**
 * Reads one file and its fields. Throws `file-too-large` at the first byte beyond the rule; the server then reads and discards the
 * rest, so that the browser gets the answer.
 */
export async function readUpload(
  request: FastifyRequest,
  rule: UploadRule,
): Promise<{ file: UploadedFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new Problem('malformed-request', { text: 'common.send-multipart' })
  if (Number(request.headers['content-length'] ?? 0) > uploadBodyLimit(rule)) throw tooLarge(rule)
  const fields = new Map<string, string>()
  let file: UploadedFile | undefined
  const parts = request.parts({
    limits: {
      fileSize: rule.maxBytes + 1,
      files: 1,
      fields: MAX_FIELDS,
      fieldSize: FORM_BYTES,
      fieldNameSize: 100,
      parts: MAX_FIELDS + 1,
    },
  })
  try {
    for await (const part of parts) {
      if (part.type === 'file') file = await readFile(part, rule)
      else if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
    }
  } catch (error) {
    if (error instanceof Problem || isFramework(error)) throw error
    // The parser's own faults: no boundary, a part cut off, a broken header.
    throw new Problem('malformed-request', { text: 'common.unreadable-form' })
  }
  if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
  return { file, fields: Object.fromEntries(fields) }
}

const isFramework = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('FST_')

async function readFile(part: MultipartFile, rule: UploadRule): Promise<UploadedFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > rule.maxBytes) throw tooLarge(rule)
    chunks.push(chunk)
  }
  if (part.file.truncated) throw tooLarge(rule)
  const name = (part.filename ?? '').split(/[\\/]/).at(-1) ?? ''
  const filename = name
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .slice(0, 200)
  return { filename: filename || 'file', bytes: Buffer.concat(chunks, size), mimetype: part.mimetype }
}
