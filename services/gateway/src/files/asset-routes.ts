import { Problem } from '@onward/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileAccess } from '../preview/page-routes'
import type { ReadFile } from './verified-files'

/** What browsers fetch; the rest of a version (its manifest, its pages' HTML, its source maps) is for the gateway alone. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}
/** The builds compress these. */
const COMPRESSED = /\.(js|css|svg)$/
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

type AccessOf = (request: FastifyRequest, name: string, build: string) => Promise<FileAccess>

/** Serves `/assets/<front end>/<build>/<file>`: files that a registered version lists, unchanged for ever. */
export function registerAssets(app: FastifyInstance, read: ReadFile, accessOf: AccessOf): void {
  app.get('/assets/*', async (request, reply) => {
    const { '*': below = '' } = request.params as { '*'?: string }
    const [name = '', build = '', file = '', ...rest] = below.split('/')
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)]
    if (!type || rest.length > 0) throw new Problem('not-found')
    const access = await accessOf(request, name, build)
    if (!access) throw new Problem('not-found')
    // Of a version that is not live nothing is kept, by the browser or on the way.
    reply.header('cache-control', access === 'everybody' ? 'public, max-age=31536000, immutable' : 'private, no-store')
    for (const [encoding, ending] of ENCODINGS) {
      if (!COMPRESSED.test(file) || !accepts(request.headers['accept-encoding'], encoding)) continue
      const bytes = await read(name, build, file + ending)
      if (bytes) return send(reply.header('content-encoding', encoding), type, bytes)
    }
    const bytes = await read(name, build, file)
    if (!bytes) throw new Problem('not-found')
    return send(reply, type, bytes)
  })
}

const send = (reply: FastifyReply, type: string, bytes: Buffer): FastifyReply =>
  reply
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff')
    // A picture or script opened as a page runs nothing.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)
    .send(bytes)

function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .some(([name, quality = 'q=1']) => name === encoding && Number(quality.replace(/^q=/, '')) > 0)
}
