import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '@onward/contracts'
import type { Keys } from '@onward/service-kit/keys'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { NOTICES_KEY_PATH } from '../health/webhook'
import { kitFolder, packingMark } from './keep-kit'

const kitIndex = v.object({
  contract: v.number(),
  kit: v.string(),
  packages: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      file: v.pipe(v.string(), v.regex(/^[a-z-]+\.tgz$/)),
      integrity: v.string(),
      bytes: v.number(),
    }),
  ),
})

interface KitDependencies {
  dataDir: string
  keys: Pick<Keys, 'notices'>
  /** Build of the live shell. */
  shellBuild(): Promise<string | null>
}

/**
 * The kit of the live shell: `/kit` lists its packages, `/kit/ui.tgz` is one, as `npm install` takes it. The addresses stay and what they give
 * changes with the shell, so nothing is cached unasked.
 */
export function registerKit(app: FastifyInstance, { dataDir, keys, shellBuild }: KitDependencies): void {
  // With it a team checks that a notice is the portal's own.
  app.get(NOTICES_KEY_PATH, async (_request, reply) => {
    const key = keys.notices.publicKeys.get(keys.notices.current?.kid ?? '')
    if (!key) throw new Problem('not-found')
    return reply
      .header('cache-control', 'no-cache')
      .type('application/x-pem-file')
      .send(key.export({ type: 'spki', format: 'pem' }))
  })
  const kept = async () => {
    const build = await shellBuild()
    const folder = build === null ? null : kitFolder(dataDir, build)
    const text = folder && build && (await whenPacked(folder, packingMark(dataDir, build)))
    if (!folder || !text) throw new Problem('not-ready', { retryAfter: 5 })
    return { folder, index: v.parse(kitIndex, JSON.parse(text)) }
  }
  app.get('/kit', async (_request, reply) => {
    const { index } = await kept()
    return reply.header('cache-control', 'no-cache').send({
      ...index,
      packages: index.packages.map(({ file, ...one }) => ({ ...one, address: `/kit/${file}` })),
    })
  })
  app.get<{ Params: { file: string } }>('/kit/:file', async (request, reply) => {
    const { folder, index } = await kept()
    const found = index.packages.find(({ file }) => file === request.params.file)
    if (!found) throw new Problem('not-found')
    const etag = `"${found.integrity}"`
    reply.header('cache-control', 'no-cache').header('etag', etag).header('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply
      .type('application/gzip')
      .header('content-length', found.bytes)
      .send(createReadStream(path.join(folder, found.file)))
  })
}

const MOST_WAIT_MS = 60_000
/** Of a process that was killed while it packed. */
const STALE_MS = 5 * 60_000

/** The kit's index; while it is being packed, after a start, whoever asks waits. Null without a kit. */
async function whenPacked(folder: string, mark: string): Promise<string | null> {
  for (const until = Date.now() + MOST_WAIT_MS; ; ) {
    const text = await readFile(path.join(folder, 'index.json'), 'utf8').catch(() => null)
    const packing = text === null ? await stat(mark).catch(() => null) : null
    if (text !== null || !packing || Date.now() - packing.mtimeMs > STALE_MS || Date.now() > until) return text
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
