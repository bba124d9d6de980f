import type { MultipartFile } from '@fastify/multipart'
import { Problem, type UploadRule } from '@onward/contracts'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './kit'

/** Room for the rest of the form: boundaries, part headers and small fields. */
const FORM_BYTES = 64 * 1024
const MAX_FIELDS = 40
/** For the answer to reach a sender who is still sending: a connection that is closed at once may lose it. */
const LINGER_MS = 2_000

/** Size limit of the whole request of an endpoint with an upload. */
export const uploadBodyLimit = (rule: UploadRule): number => rule.maxBytes + FORM_BYTES

const tooLarge = (rule: UploadRule) =>
  new Problem('file-too-large', {
    text: 'common.file-larger',
    facts: { megabytes: Math.floor(rule.maxBytes / 1024 / 1024) },
  })

/**
 * After an answer that did not wait for the whole body: what still comes is dropped. Where that may be more than the endpoint takes, the connection
 * is closed after two seconds.
 */
export function dropRestOfBody({ raw, headers, routeOptions }: FastifyRequest): void {
  const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY
  if (length === 0 || raw.complete) return
  raw.resume()
  if (length <= (routeOptions.bodyLimit ?? 0)) return
  const timer = setTimeout(() => raw.destroy(), LINGER_MS)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}

/**
 * Reads one file and its fields. Throws `file-too-large` before the first byte where the length of the request says so, and at the first byte beyond
 * the rule where it says otherwise or nothing.
 */
export async function readUpload(
  request: FastifyRequest,
  rule: UploadRule,
): Promise<{ file: UploadedFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new Problem('malformed-request', { text: 'common.send-multipart' })
  if (Number(request.headers['content-length'] ?? 0) > uploadBodyLimit(rule)) throw tooLarge(rule)
  // The parser limits files and fields, but drops what is neither.
  const tooLong = new Promise<never>((_, reject) => {
    let received = 0
    request.raw.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > uploadBodyLimit(rule)) reject(tooLarge(rule))
    })
  })
  return await Promise.race([readParts(request, rule), tooLong])
}

async function readParts(request: FastifyRequest, rule: UploadRule) {
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
