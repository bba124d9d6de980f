import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { packageFolder } from '@onward/federation'
import Fastify from 'fastify'
import { registerFixedFiles, webManifest } from './fixed-files'

async function portalWith(build: string | null) {
  const app = Fastify()
  registerFixedFiles(app, {
    read: async (_name, _build, file) => (file === 'favicon.ico' ? Buffer.from('icon') : null),
    shellBuild: async () => build,
  })
  return app
}

test('the icon is the live shell’s; without a shell, or in one that has none, there is no such file', async () => {
  const app = await portalWith('b1')
  const icon = await app.inject('/favicon.ico')
  expect([icon.statusCode, icon.headers['content-type'], icon.body]).toEqual([200, 'image/x-icon', 'icon'])
  expect((await app.inject('/share.png')).statusCode).toBe(404)
  expect((await (await portalWith(null)).inject('/favicon.ico')).statusCode).toBe(404)
})

test('the manifest names icons that the shell really has', async () => {
  const app = await portalWith('b1')
  const { headers, body } = await app.inject('/manifest.webmanifest')
  expect(headers['content-type']).toContain('application/manifest+json')
  expect(JSON.parse(body)).toEqual(webManifest)
  const files = await readdir(path.join(packageFolder('shell'), 'public'))
  for (const { src } of webManifest.icons) expect(files).toContain(src.slice(1))
})
