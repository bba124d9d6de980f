import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installedFrom } from '../portal-address'
import { run } from '../run'

let dir: string
let portal: Server
let origin: string
let sent: string
const integrity = `sha512-${createHash('sha512').update('bytes').digest('base64')}`
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'onward-kit-'))
  sent = 'bytes'
  portal = createServer((request, response) =>
    response.end(
      request.url === '/kit'
        ? JSON.stringify({ packages: [{ name: '@onward/ui', version: '1.0.0', address: '/kit/ui.tgz', integrity }] })
        : sent,
    ),
  )
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => portal.close(resolve))
  await rm(dir, { recursive: true, force: true })
})
const kit = async () => {
  const lines: string[] = []
  const code = await run(['kit', '--portal', origin], { cwd: dir, env: {}, log: (line) => lines.push(line) })
  return { code, said: lines.join('\n') }
}

it('puts the kit beside the sources, checked, and notes which portal it is of', async () => {
  expect(await kit()).toEqual({ code: 0, said: expect.stringContaining('npm install') })
  expect(await readFile(path.join(dir, 'kit/ui.tgz'), 'utf8')).toBe('bytes')
  expect(await installedFrom(path.join(dir, 'node_modules'))).toBe(origin)
})

it('keeps nothing of a kit that is not what the portal lists', async () => {
  sent = 'others'
  expect(await kit()).toEqual({ code: 1, said: expect.stringContaining('is not what the portal lists') })
  expect(await readdir(dir)).toEqual([])
})
