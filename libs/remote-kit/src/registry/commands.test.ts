import { createPublicKey } from 'node:crypto'
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeKey } from '../new/new'
import { installedFrom } from '../portal-address'
import { run } from '../run'

interface Asked {
  method: string
  url: string
  authorization: string
  body: unknown
}
const asked: Asked[] = []
let status = 200
let answer: object = {}
/** Other answers of reading, by address. */
const files = new Map<string, string>()
const state = {
  name: 'training',
  revision: 7,
  stable: 'aaaaaaaaaaaa',
  rollout: { build: 'bbbbbbbbbbbb', percent: 10, audience: { roles: [], offices: [], testers: [] }, paused: true },
  versions: [
    { build: 'bbbbbbbbbbbb', publishedAt: '2026-11-20T09:12:00.000Z', rolledBack: true, refusal: null, health: 'quarantined' },
    {
      build: 'aaaaaaaaaaaa',
      publishedAt: '2026-11-19T09:12:00.000Z',
      rolledBack: false,
      refusal: 'x is live already.',
      health: null,
    },
  ],
  history: [],
}
const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
/** Speaks the registry's protocol. */
const portal = createServer(async (request, response) => {
  const text = await textOf(request)
  const { method = '', url = '', headers } = request
  asked.push({ method, url, authorization: headers.authorization ?? '', body: text && JSON.parse(text) })
  const isRead = method === 'GET'
  const file = isRead ? files.get(url) : undefined
  response.writeHead(isRead ? 200 : status, { 'content-type': 'application/json' })
  response.end(file ?? JSON.stringify(isRead ? state : answer))
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => portal.close(resolve)))
beforeEach(() => {
  asked.length = 0
  status = 200
  answer = { revision: 8, build: 'aaaaaaaaaaaa' }
})
async function called(...args: string[]) {
  const lines: string[] = []
  const env = { ONWARD_PORTAL: origin, ONWARD_TOKEN: 'onw.training.secret' }
  const code = await run(args, { cwd: '/', env, log: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
}

it('lists versions with what is live and what is being rolled out', async () => {
  const { code, text } = await called('list', 'training')
  expect(code).toBe(0)
  expect(text.split('\n')).toEqual([
    'bbbbbbbbbbbb  2026-11-20T09:12:00.000Z  rollout 10% (paused)  quarantined',
    'aaaaaaaaaaaa  2026-11-19T09:12:00.000Z  live',
  ])
  expect(asked[0]).toMatchObject({ url: '/api/gateway/registry/remotes/training', authorization: 'Bearer onw.training.secret' })
})

it('starts a rollout over the revision that it saw', async () => {
  expect(await called('rollout', 'training', 'start', '--build', 'bbbbbbbbbbbb', '--percent', '25', '--role', 'agent')).toEqual({
    code: 0,
    text: 'training bbbbbbbbbbbb is being rolled out',
  })
  const audience = { roles: ['agent'], offices: [], testers: [] }
  expect(asked[1]).toMatchObject({
    url: '/api/gateway/registry/remotes/training/rollout',
    body: { revision: 7, action: 'start', build: 'bbbbbbbbbbbb', percent: 25, audience },
  })
})

it('goes back, and removes', async () => {
  expect((await called('rollback', 'training', '--why', 'slow', '--note', 'A minute')).text).toBe(
    'training is back from bbbbbbbbbbbb to aaaaaaaaaaaa',
  )
  expect(asked[1]?.body).toEqual({ revision: 7, build: null, code: 'slow', note: 'A minute' })
  expect((await called('remove', 'training')).text).toContain('training is removed')
  expect(asked[3]?.body).toMatchObject({ action: 'remove' })
})

it('prints why the registry refuses, and ends with 1', async () => {
  status = 422
  answer = { detail: 'The registry refuses this version.', errors: [{ field: 'file', message: 'Nothing of it is live.' }] }
  expect(await called('remove', 'training')).toEqual({
    code: 1,
    text: 'The registry refuses this version.\n- Nothing of it is live.',
  })
})

it.each([
  [['rollout', 'training', 'grow'], /There is no "grow": write start, promote/],
  [['rollout', 'training', 'start', '--percent', '700'], /--percent takes a whole number/],
  [['rollout', 'training', 'start', '--role', 'boss'], /There is no role "boss"/],
  [['rollback', 'training', '--why', 'because'], /--why takes broken/],
  [['publish', 'training'], /Set ONWARD_KEY/],
  [['list'], /Name the remote/],
  [['list', 'training', '--portal', 'nowhere'], /Name the portal/],
  [['list', 'training', '--portal', 'http://127.0.0.1:1'], /does not answer/],
])('%j is refused in a sentence', async (args, sentence) => {
  const { code, text } = await called(...args)
  expect([code, text]).toEqual([1, expect.stringMatching(sentence)])
})

it('makes a preview of the newest version, and gives the link', async () => {
  answer = { id: 'p1', address: '/preview/p1.1.x', expiresAt: '2026-11-21T09:12:00.000Z' }
  const { code, text } = await called('preview', 'training', '--hours', '4', '--label', 'The list')
  expect([code, text]).toEqual([0, expect.stringContaining(`${origin}/preview/p1.1.x`)])
  expect(asked[1]).toMatchObject({
    url: '/api/gateway/registry/remotes/training/previews',
    body: { build: 'bbbbbbbbbbbb', hours: 4, label: 'The list' },
  })
  expect(await called('preview', 'training', '--revoke', 'p1')).toMatchObject({ code: 0 })
  expect(asked.at(-1)?.url).toBe('/api/gateway/registry/remotes/training/previews/p1/revocation')
  // Who may open it is the administrator's choice.
  expect((await called('preview', 'training', '--role', 'agent')).code).not.toBe(0)
})

const own = '/api/gateway/registry/remotes/training'
it('explains who gets what and why, and what was refused', async () => {
  files.set(
    `${own}/explanation`,
    JSON.stringify({
      refusals: [{ at: '2026-11-20T10:00:00.000Z', build: 'cccccccccccc', reasons: ['It has no entry script: build it again.'] }],
      failures: [],
      previews: [
        {
          id: 'p',
          label: 'The list',
          build: 'bbbbbbbbbbbb',
          audience: { roles: ['agent'], offices: [], testers: [] },
          expiresAt: '2026-11-21T10:00:00.000Z',
        },
      ],
      waiting: { build: 'bbbbbbbbbbbb', percent: 100, at: '2026-11-20T11:00:00.000Z' },
    }),
  )
  const { code, text } = await called('explain', 'training')
  expect(code).toBe(0)
  for (const line of [
    'aaaaaaaaaaaa  everybody',
    'bbbbbbbbbbbb  nobody: its rollout is paused',
    'bbbbbbbbbbbb  in a preview until 2026-11-21T10:00:00.000Z: everybody with the role agent; The list',
    'waits since 2026-11-20T11:00:00.000Z for a second administrator, to 100% of the people',
    'cccccccccccc\n    - It has no entry script: build it again.',
  ])
    expect(text).toContain(line)
})

it('says where the lines of a pasted stack were written, by the maps of its own remote', async () => {
  const map = { version: 3, sources: ['src/Page.tsx'], names: [], mappings: 'AAEI' }
  files.set(`${own}/maps/bbbbbbbbbbbb/12.0a1b2c3d.js.map`, JSON.stringify(map))
  const stack = path.join(await mkdtemp(path.join(tmpdir(), 'onward-stack-')), 'stack.txt')
  await writeFile(
    stack,
    [
      'TypeError: x',
      `    at render (${origin}/assets/training/bbbbbbbbbbbb/12.0a1b2c3d.js:1:1)`,
      `    at draw (${origin}/assets/shell/aaaaaaaaaaaa/3.0a1b2c3d.js:1:9)`,
    ].join('\n'),
  )
  expect(await called('explain', 'training', '--stack', stack)).toEqual({
    code: 0,
    text: 'at render (src/Page.tsx:3:5)\nat draw (3.0a1b2c3d.js:1:9)',
  })
  expect(asked.every(({ url }) => !url.includes('/shell/'))).toBe(true)
  expect((await called('explain', 'training', '--stack', '/none')).text).toContain('cannot be read')
})

it('knows the portal that its kit was installed from', async () => {
  const modules = await mkdtemp(path.join(tmpdir(), 'onward-modules-'))
  expect(await installedFrom(modules)).toBeNull()
  const resolved = 'https://portal.example:8443/kit/remote-kit.tgz'
  await writeFile(
    path.join(modules, '.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/@onward/remote-kit': { resolved } } }),
  )
  expect(await installedFrom(modules)).toBe('https://portal.example:8443')
})

it('a new team has a key beside its sources, for nobody else to read, and publishes with it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'onward-new-'))
  const open = await writeKey(folder)
  expect(open).toContain('BEGIN PUBLIC KEY')
  const file = path.join(folder, '.onward/private.pem')
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(createPublicKey(await readFile(file, 'utf8')).export({ type: 'spki', format: 'pem' })).toBe(open)
  await expect(writeKey(folder)).rejects.toThrow('EEXIST')
})
