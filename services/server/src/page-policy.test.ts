import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PORTAL_CONTRACT, RESERVED_PATHS, SHELL_PATHS } from '@onward/contracts'
import { createLog, loadConfig, type PortalServer } from '@onward/service-kit'
import { loadKeys } from '@onward/service-kit/keys'
import { NEVER_BUSY } from '@onward/service-kit/testing'
import { workerDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { createPortalServer } from './create-server'
import { bootOf, registryOf } from './registry-fixture'

const ORIGIN = 'http://localhost:3000'
const now = new Date()
let portal: PortalServer
let owner: postgres.Sql
let dataDir: string
let agent: { token: string }
let admin: { token: string }

const title = { en: 'Title', cy: 'Teitl' }
const remote = (name: string, pages: object[]) => ({
  name,
  contract: PORTAL_CONTRACT,
  pages: pages.map((page) => ({ title, layout: 'frame', access: 'public', ...page })),
  navigation: [{ href: `/${name}`, label: title, icon: 'info', access: 'public', places: ['top'], order: 1 }],
  slots: [],
  uses: [],
})
const open = remote('open', [{ id: 'list', path: '/open' }])
const cases = remote('cases', [{ id: 'cases', path: '/cases', access: ['agent', 'admin'] }])
const training = remote('training', [{ id: 'training', path: '/training' }])

beforeAll(async () => {
  const { urls, ownerUrl } = await workerDatabase()
  owner = postgres(ownerUrl, { max: 1, onnotice: () => undefined })
  dataDir = await mkdtemp(path.join(tmpdir(), 'onward-policy-'))
  portal = await createPortalServer({
    config: loadConfig({}, { dataDir, databaseUrls: urls, poolSize: 2, rateFactor: 1000, busy: NEVER_BUSY }),
    keys: await loadKeys(path.join(dataDir, 'keys'), { create: true }),
    log: createLog('error'),
    runJobs: false,
    clock: () => now,
  })
  await portal.app.ready()
  const registry = registryOf(owner, dataDir)
  await owner`truncate gateway.previews, gateway.revisions, gateway.rollouts, gateway.versions, gateway.remotes cascade`
  await registry.shell()
  for (const build of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc']) {
    await registry.version('open', build, open, { 'main.js': build })
  }
  await registry.version('cases', 'dddddddddddd', cases, { 'main.js': 'd' })
  await registry.version('training', 'eeeeeeeeeeee', training, { 'main.js': 'e' }, { team: true })
  await registry.live('shell', 's1')
  await registry.live('cases', 'dddddddddddd')
  await registry.live('training', 'eeeeeeeeeeee')
  for (const build of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc']) await registry.live('open', build)
  agent = await registry.person(portal, 'agent', now)
  admin = await registry.person(portal, 'admin', now)
})
afterAll(async () => {
  await portal.app.close()
  await owner.end()
  await rm(dataDir, { recursive: true, force: true })
})

async function page(url: string, as: { token: string } | null = null) {
  const answer = await portal.app.inject({
    url,
    headers: { host: 'localhost:3000', ...(as && { authorization: `Bearer ${as.token}` }) },
  })
  const policy = String(answer.headers['content-security-policy'])
  const foldersIn = (directive: string) =>
    (new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1] ?? '')
      .split(' ')
      .filter((source) => !source.startsWith("'nonce-"))
      .map((source) => source.replace(`${ORIGIN}/assets/`, ''))
  return {
    status: answer.statusCode,
    boot: bootOf(answer.body),
    scripts: foldersIn('script-src'),
    styles: foldersIn('style-src'),
    group: answer.headers['cross-origin-opener-policy'],
  }
}

it('lets a page run the versions that its document names, and those that would take their place, of no other version', async () => {
  const visitors = await page('/open')
  // Not `aaaaaaaaaaaa`, which is published and has its files; nor the remote of another role.
  const own = ['shell/s1/', 'open/cccccccccccc/', 'training/eeeeeeeeeeee/', 'open/bbbbbbbbbbbb/']
  expect([visitors.scripts, visitors.styles]).toEqual([own, own])
  expect((await page('/cases', agent)).scripts).toContain('cases/dddddddddddd/')
})

it('lets no page run a version that was taken out, from the next load on', async () => {
  expect((await page('/open')).scripts).toContain('open/bbbbbbbbbbbb/')
  await owner`insert into gateway.version_health (name, build, state, at, facts)
    values ('open', 'bbbbbbbbbbbb', 'quarantined', ${now}, ${owner.json({})})`
  expect((await page('/open')).scripts).toEqual([
    'shell/s1/',
    'open/cccccccccccc/',
    'training/eeeeeeeeeeee/',
    'open/aaaaaaaaaaaa/',
  ])
  await owner`delete from gateway.version_health`
})

it.each(SHELL_PATHS.filter((own) => RESERVED_PATHS[own].alone))(
  'holds the shell alone where a password or a code is asked: %s',
  async (own) => {
    const isPublic = RESERVED_PATHS[own].access === 'public'
    const { boot, scripts, styles, group } = await page(own, isPublic ? null : agent)
    expect([scripts, styles]).toEqual([['shell/s1/'], ['shell/s1/']])
    expect(boot.alone).toBe('shell')
    // Their navigation is text; nothing of them can be loaded.
    expect(
      boot.remotes.map(({ name, integrity, manifest }) => [name, integrity, manifest.pages, manifest.navigation.length]),
    ).toEqual([...(isPublic ? [] : ['cases']), 'open', 'training'].map((name) => [name, {}, [], 1]))
    // Nor is it in reach of another page's window.
    expect([group, (await page('/open')).group]).toEqual(['same-origin', 'same-origin-allow-popups'])
  },
)

it('gives an administrator no code of a team: it could act as somebody who decides what goes live', async () => {
  expect((await page('/training', agent)).boot.remotes.map(({ name }) => name)).toContain('training')
  const { status, scripts } = await page('/training', admin)
  expect([status, scripts.filter((folder) => folder.startsWith('training'))]).toEqual([404, []])
  const { boot } = await page('/cases', admin)
  expect(boot.remotes.map(({ name }) => name)).toEqual(['cases', 'open'])
})
