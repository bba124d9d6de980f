import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { archiveOf } from './archive'
import { KIT_PACKAGES, libs } from './kit-files'

const run = promisify(execFile)
const repository = path.join(libs, '..')
let folder: string
let remote: string

/** Runs a command of the installed kit as a team would; gives what it printed and its exit code. */
async function onward(cwd: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const modules = cwd === folder ? path.join(folder, 'node_modules') : path.join(cwd, 'node_modules')
  const bin = path.join(modules, '@onward/remote-kit/bin/onward-remote.mjs')
  return run(process.execPath, [bin, ...args], { cwd, env: { PATH: process.env.PATH } }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  )
}

async function unpack(archive: string, to: string): Promise<void> {
  const reading = extract()
  reading.end(await promisify(gunzip)(await readFile(archive)))
  for await (const entry of reading) {
    const target = path.join(to, entry.header.name.replace(/^package\//, ''))
    await mkdir(path.dirname(target), { recursive: true })
    const parts: Buffer[] = []
    for await (const part of entry) parts.push(part as Buffer)
    await writeFile(target, Buffer.concat(parts))
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onward-outside-'))
  const pack = path.join(libs, 'remote-kit/pack/pack-cli.ts')
  const { stdout } = await run(process.execPath, ['--import', 'tsx', pack], { cwd: repository })
  const modules = path.join(folder, 'node_modules')
  await mkdir(path.join(modules, '@onward'), { recursive: true })
  // Packages of others come from the repository's installation, for there may be no registry.
  for (const name of await readdir(path.join(repository, 'node_modules')))
    if (name !== '@onward' && !name.startsWith('.'))
      await symlink(path.join(repository, 'node_modules', name), path.join(modules, name))
  for (const name of KIT_PACKAGES) await unpack(path.join(stdout.trim(), `${name}.tgz`), path.join(modules, '@onward', name))
  await onward(folder, 'new', 'care-work')
  remote = path.join(folder, 'remote-care-work')
  await rename(modules, path.join(remote, 'node_modules'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a new remote outside the repository passes its checks and is built', async () => {
  const checked = await onward(remote, 'check')
  expect(checked).toEqual({ code: 0, said: expect.stringContaining('care-work may be published.') })
  expect(checked.said).not.toContain('fault')
  const built = await onward(remote, 'build')
  expect(built.code).toBe(0)
  const [, build = ''] = /care-work ([0-9a-f]{12})/.exec(built.said) ?? []
  const files = await readdir(path.join(remote, 'dist', build))
  expect(files).toEqual(expect.arrayContaining(['portal.json', 'hints.json', expect.stringMatching(/^remoteEntry\.\w+\.js$/)]))
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(await readdir(path.join(remote, 'dist', `${build}.maps`))).toContainEqual(
    expect.stringMatching(/^remoteEntry\.\w+\.js\.map$/),
  )
})

it('its kit is a saved dependency, and no command of it asks a registry', async () => {
  const { dependencies, scripts } = JSON.parse(await readFile(path.join(remote, 'package.json'), 'utf8'))
  expect(dependencies).toEqual(Object.fromEntries(KIT_PACKAGES.map((name) => [`@onward/${name}`, `file:kit/${name}.tgz`]).sort()))
  expect(scripts.onward).toBe('onward-remote')
  const documented = [
    await readFile(path.join(remote, 'README.md'), 'utf8'),
    await readFile(path.join(repository, 'README.md'), 'utf8'),
  ]
  for (const text of documented) expect(text).not.toMatch(/npx (?!--yes)[^\n]*onward-remote/)
})

it('publishing refuses what check refuses, before anything is sent', async () => {
  const at = path.join(remote, 'src/messages/cy.json')
  const whole = await readFile(at, 'utf8')
  await writeFile(at, await readFile(path.join(remote, 'src/messages/en.json'), 'utf8'))
  const portal = createServer((_request, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end('{"name":"care-work","revision":0,"stable":null,"rollout":null,"versions":[],"history":[]}'),
  )
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
  const { code, said } = await onward(remote, 'publish', '--portal', origin, '--token', 'onw.care-work.x')
  await new Promise((resolve) => portal.close(resolve))
  await writeFile(at, whole)
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/`check` refuses this version:[\s\S]*is missing in Welsh, or is the English one/),
  ])
})

it('its story is drawn and tested', async () => {
  const jest = path.join(repository, 'node_modules/jest/bin/jest.js')
  const config = path.join(remote, 'node_modules/@onward/remote-kit/src/jest/config.mjs')
  const { stderr } = await run(process.execPath, [jest, '-c', config, '--rootDir', remote, '--runInBand'], { cwd: remote })
  expect(stderr).toMatch(/Tests: +4 passed, 4 total/)
})

it('the example of a team elsewhere passes its checks there', async () => {
  const example = path.join(folder, 'remote-training')
  await cp(path.join(repository, 'deploy/examples/remote-training'), example, {
    recursive: true,
    filter: (file) => !/\/(dist|\.cache|node_modules)$/.test(file),
  })
  await symlink(path.join(remote, 'node_modules'), path.join(example, 'node_modules'))
  expect(await onward(example, 'check')).toEqual({ code: 0, said: expect.stringContaining('training may be published.') })
  // Whoever installs it has a portal of their own.
  expect(await readFile(path.join(example, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved"|https?:\/\/(localhost|127)/)
})

it('each fault is named with its place: a type, a text without Welsh, a link, the budget, and what will go', async () => {
  const change = async (file: string, from: string | RegExp, to: string) => {
    const at = path.join(remote, file)
    await writeFile(at, (await readFile(at, 'utf8')).replace(from, to))
  }
  await change('src/messages/cy.json', '"next":', '"nextOne":')
  await change('package.json', '"pageKb": 40', '"pageKb": 1')
  await change('package.json', /"react": "[^"]+"/, '"react": "18.3.1"')
  await change('portal.remote.ts', "href: '/care-work'", "href: '/care-work/none'")
  await appendFile(path.join(remote, 'src/messages.ts'), 'export const wrong: number = useMessages\n')
  await appendFile(path.join(remote, 'src/messages.ts'), "export { QueryProvider } from '@onward/portal-kit/queries'\n")
  const { code, said } = await onward(remote, 'check')
  expect(code).toBe(1)
  for (const fault of [
    'src/messages.ts(6,14): error TS2322',
    'The text "next" of the catalogue care-work is missing in Welsh',
    'leads to /care-work/none, which is no page of this remote',
    'more than its 1 kB',
    'package.json asks for react 18.3.1, and the portal lends 19.',
    'src/messages.ts: QueryProvider of @onward/portal-kit/queries is deprecated since contract 1',
  ])
    expect(said).toContain(fault)
})

it('a name that no remote may have, and a folder that is there, are refused', async () => {
  expect(await onward(remote, 'new', 'Care Work')).toEqual({
    code: 1,
    said: expect.stringContaining('cannot be a remote’s name'),
  })
  await mkdir(path.join(remote, 'remote-taken'))
  expect(await onward(remote, 'new', 'taken')).toEqual({ code: 1, said: expect.stringContaining('is there already') })
})

it('the same files give the same bytes', async () => {
  const files = [{ name: 'src/a.js', bytes: Buffer.from('export const a = 1\n') }]
  expect((await archiveOf(files)).equals(await archiveOf(files))).toBe(true)
})
