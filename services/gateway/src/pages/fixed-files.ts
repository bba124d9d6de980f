import { BRAND } from '@onward/contracts'
import type { FastifyInstance } from 'fastify'
import type { ReadFile } from '../files/verified-files'

const TYPES: Readonly<Record<string, string>> = {
  'favicon.ico': 'image/x-icon',
  'icon.svg': 'image/svg+xml',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
  'share.png': 'image/png',
}
const ONE_DAY_S = 86_400

/** Lets phones install the portal as an app. */
export const webManifest = {
  id: '/',
  name: BRAND,
  short_name: BRAND,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbfaf6',
  theme_color: '#0b5b46',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
}

interface FixedFilesDependencies {
  read: ReadFile
  /** Build of the live shell, which has these files. */
  shellBuild(): Promise<string | null>
}

/** Icons, the picture of link previews and the web app manifest, at their well-known addresses. */
export function registerFixedFiles(app: FastifyInstance, { read, shellBuild }: FixedFilesDependencies): void {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${ONE_DAY_S}`)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest)),
  )
  for (const [name, type] of Object.entries(TYPES)) {
    app.get(`/${name}`, async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff')
      const build = await shellBuild()
      const bytes = build === null ? null : await read('shell', build, name)
      if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such file.\n')
      return reply.header('cache-control', `public, max-age=${ONE_DAY_S}`).type(type).send(bytes)
    })
  }
}
