import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PORTAL_CONTRACT, type Role } from '@onward/contracts'
import { createLog, loadConfig, type PortalServer } from '@onward/service-kit'
import { loadKeys } from '@onward/service-kit/keys'
import { NEVER_BUSY } from '@onward/service-kit/testing'
import { workerDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { createPortalServer } from './create-server'
import { bootOf, registryOf } from './registry-fixture'

const ORIGIN = 'http://localhost:3000'
let now = new Date()
let portal: PortalServer
let owner: postgres.Sql
let dataDir: string
let urls: Awaited<ReturnType<typeof workerDatabase>>['urls']
const people: Partial<Record<Role, { accountId: string; token: string }>> = {}

const title = { en: 'Training', cy: 'Hyfforddiant' }
const remote = (name: string, contract: number) => ({
  name,
  contract,
  pages: [{ id: 'list', path: `/agent/${name}`, access: ['agent'], title, layout: 'frame' }],
  navigation: [],
  slots: [],
  uses: [],
})
let registry: ReturnType<typeof registryOf>
const version: typeof registry.version = (...all) => registry.version(...all)
const live = (name: string, build: string) => registry.live(name, build)

beforeAll(async () => {
  const database = await workerDatabase()
  urls = database.urls
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined })
  dataDir = await mkdtemp(path.join(tmpdir(), 'onward-previews-'))
  registry = registryOf(owner, dataDir)
  portal = await createPortalServer({
    config: loadConfig({}, { dataDir, databaseUrls: database.urls, poolSize: 2, rateFactor: 1000, busy: NEVER_BUSY }),
    keys: await loadKeys(path.join(dataDir, 'keys'), { create: true }),
    log: createLog('error'),
    runJobs: false,
    clock: () => now,
  })
  await portal.app.ready()
})
afterAll(async () => {
  await portal.app.close()
  await owner.end()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  now = new Date()
  await owner`truncate gateway.previews, gateway.revisions, gateway.rollouts, gateway.versions, gateway.remotes cascade`
  await registry.shell()
  await version('training', 'aaaaaaaaaaaa', remote('training', PORTAL_CONTRACT), { 'main.js': 'a()' })
  await version('training', 'bbbbbbbbbbbb', remote('training', PORTAL_CONTRACT), { 'main.js': 'b()' })
  await version('notes', 'cccccccccccc', remote('notes', PORTAL_CONTRACT), { 'main.js': 'c()' })
  await live('shell', 's1')
  await live('training', 'aaaaaaaaaaaa')
  for (const role of ['agent', 'admin', 'user'] as const) {
    people[role] = await registry.person(portal, role, now)
  }
})

interface Asking {
  as?: Role | null
  cookie?: string
}
const get = (url: string, { as = 'agent', cookie = '' }: Asking = {}) =>
  portal.app.inject({
    url,
    headers: { host: 'localhost:3000', cookie, ...(as && { authorization: `Bearer ${people[as]?.token}` }) },
  })
const post = (url: string, payload: object, as: Role = 'admin') =>
  portal.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:3000', origin: ORIGIN, authorization: `Bearer ${people[as]?.token}` },
    payload,
  })
const pins = [
  { name: 'training', build: 'bbbbbbbbbbbb' },
  { name: 'notes', build: 'cccccccccccc' },
]
async function made(body: object = {}): Promise<{ id: string; address: string }> {
  const answer = await post('/api/gateway/admin/previews', {
    pins,
    audience: { roles: ['agent'] },
    hours: 2,
    label: 'The list',
    ...body,
  })
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ address: expect.any(String) })])
  return answer.json()
}
/** Sends the form that opens a preview. */
const pressed = (address: string, as: Role | null, payload: string, cookie = '') =>
  portal.app.inject({
    method: 'POST',
    url: address,
    headers: {
      host: 'localhost:3000',
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
      ...(as && { authorization: `Bearer ${people[as]?.token}` }),
    },
    payload,
  })
const pressIn = (html: string): string => /name="press" value="([\w-]+)"/.exec(html)?.[1] ?? ''
async function opened(address: string, as: Role = 'agent') {
  const asked = await get(address, { as })
  const answer = asked.statusCode === 200 ? await pressed(address, as, `press=${pressIn(asked.body)}`) : asked
  const cookie = answer.cookies.find(({ name }) => name === 'onward_preview')
  return { answer, cookie: cookie ? `${cookie.name}=${cookie.value}` : '', set: cookie }
}
const buildsOf = (html: string) => bootOf(html).remotes.map(({ name, build, reason }) => `${name} ${build} ${reason}`)

it('pins versions of several remotes in the browser of somebody it is for, says so on each page, and ends by one click', async () => {
  const { address } = await made()
  const { answer, cookie, set } = await opened(address)
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    303,
    '/agent/training',
    'private, no-store',
  ])
  expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const page = await get('/agent/training', { cookie })
  expect(buildsOf(page.body)).toEqual(['notes cccccccccccc preview', 'training bbbbbbbbbbbb preview'])
  expect(page.body).toMatch(/<body><style[\s\S]*<aside class="preview-banner" aria-label="Preview"><p><strong>The list<\/strong>/)
  expect(page.body).toMatch(
    /You are seeing a preview of training bbbbbbbbbbbb, notes cccccccccccc, until \d{1,2} \w+, \d\d:\d\d\./,
  )
  expect(page.headers['cache-control']).toBe('private, no-store')
  const welsh = await get('/agent/training?lang=cy', { cookie })
  expect(welsh.body).toContain('Gadael y rhagolwg')
  const left = await portal.app.inject({
    method: 'POST',
    url: '/preview/leave',
    headers: {
      host: 'localhost:3000',
      origin: ORIGIN,
      referer: `${ORIGIN}/agent/training?x=1`,
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
    },
    payload: '',
  })
  expect([left.statusCode, left.headers.location]).toEqual([303, '/agent/training?x=1'])
  expect(left.cookies.find(({ name }) => name === 'onward_preview')?.value).toBe('')
})

it('is nothing to anybody else: no pages, no files, no sign of it', async () => {
  const { address } = await made()
  const { cookie } = await opened(address)
  expect(buildsOf((await get('/agent/training')).body)).toEqual(['training aaaaaaaaaaaa stable'])
  const other = await opened(address, 'user')
  expect([other.answer.statusCode, other.cookie]).toEqual([403, ''])
  expect(other.answer.body).toContain('not for the account you are signed in with')
  const visitor = await get(address, { as: null })
  expect(visitor.headers.location).toBe(`/agent/login?next=${encodeURIComponent(address)}`)
  // A cookie that was taken along is worth nothing to another account, or to none.
  for (const as of ['user', null] as const) {
    expect((await get('/', { as, cookie })).body).not.toContain('preview-banner')
    expect((await get('/assets/training/bbbbbbbbbbbb/main.js', { as, cookie })).statusCode).toBe(404)
  }
})

it('opens by a press alone, on a page without any script that says whose it is and what it can do', async () => {
  await owner`update gateway.remotes set team = 'Skills & more', version = 1 where name = 'training'`
  const { address } = await made()
  const asked = await get(address)
  expect([asked.statusCode, asked.cookies]).toEqual([200, []])
  expect(asked.body).toContain(
    '<li>training bbbbbbbbbbbb, by the team “Skills &amp; more”</li><li>notes cccccccccccc, by the portal itself</li>',
  )
  expect(asked.body).toContain('it runs with your rights: it sees what you see, and can act as you')
  expect(asked.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(asked.headers['cross-origin-opener-policy']).toBe('same-origin')
  expect((await get(`${address}?lang=cy`)).body).toContain('mae’n gweld yr hyn a welwch')

  const cookiesOf = async (press: string, as: Role = 'agent') => (await pressed(address, as, `press=${press}`)).cookies
  await owner`update identity.accounts set role = 'agent' where id = ${people.user?.accountId ?? ''}`
  const another = pressIn((await get(address, { as: 'user' })).body)
  // Nothing that another page could send: no press, a made up one, one of another account or of another link.
  for (const press of ['', 'x', another]) expect(await cookiesOf(press)).toEqual([])
  const other = await made()
  expect(await cookiesOf(pressIn((await get(other.address)).body))).toEqual([])
  // Nor does a script get one by fetching the question.
  const fetched = await portal.app.inject({
    url: address,
    headers: { host: 'localhost:3000', authorization: `Bearer ${people.agent?.token}`, 'sec-fetch-dest': 'empty' },
  })
  expect([fetched.statusCode, pressIn(fetched.body)]).toEqual([403, ''])
  expect(await cookiesOf(pressIn(asked.body))).toHaveLength(1)
})

it('never runs with the rights of an administrator, whoever made it and however it is sent', async () => {
  const adminId = people.admin?.accountId ?? ''
  const answer = await post('/api/gateway/admin/previews', { pins, audience: { roles: ['admin'] }, hours: 2, label: '' })
  expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
    422,
    expect.stringMatching(/^Administrators see nothing that is not live/),
  ])
  const { address } = await made({ audience: { testers: [adminId, people.agent?.accountId] } })
  const asked = await get(address, { as: 'admin' })
  expect([asked.statusCode, pressIn(asked.body)]).toEqual([403, ''])
  expect(asked.body).toContain('Administrators see nothing that is not live')
  expect((await pressed(address, 'admin', 'press=x')).cookies).toEqual([])
  // Nor the cookie of somebody whom it is for.
  const { cookie } = await opened(address)
  const page = await get('/', { as: 'admin', cookie })
  expect(page.body).not.toContain('preview-banner')
  expect(page.body).not.toContain('bbbbbbbbbbbb')
  expect((await get('/assets/training/bbbbbbbbbbbb/main.js', { as: 'admin', cookie })).statusCode).toBe(404)
})

it('gives files of a version that was never live to the preview alone, and keeps them in no cache', async () => {
  const { address } = await made()
  const { cookie } = await opened(address)
  const file = '/assets/training/bbbbbbbbbbbb/main.js'
  expect((await get(file)).statusCode).toBe(404)
  const given = await get(file, { cookie })
  expect([given.statusCode, given.body, given.headers['cache-control']]).toEqual([200, 'b()', 'private, no-store'])
  // Every check of files holds as elsewhere.
  await writeFile(path.join(dataDir, 'assets/notes/cccccccccccc/main.js'), 'evil()')
  expect((await get('/assets/notes/cccccccccccc/main.js', { cookie })).statusCode).toBe(404)
  await live('training', 'bbbbbbbbbbbb')
  const now = await get(file, { as: null })
  expect([now.statusCode, now.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})

it('is over when it expires, when it is revoked, and when its link or cookie was changed', async () => {
  const { id, address } = await made()
  const { cookie } = await opened(address)
  for (const changed of [address.replace('.', '.1'), `${address}x`, '/preview/none'])
    expect((await opened(changed)).answer.statusCode).toBe(410)
  expect((await get('/agent/training', { cookie: cookie.replace('.', '.1') })).body).not.toContain('preview-banner')
  expect((await post(`/api/gateway/admin/previews/${id}/revocation`, {})).statusCode).toBe(200)
  expect((await post(`/api/gateway/admin/previews/${id}/revocation`, {})).statusCode).toBe(404)
  expect((await opened(address)).answer.statusCode).toBe(410)
  expect(buildsOf((await get('/agent/training', { cookie })).body)).toEqual(['training aaaaaaaaaaaa stable'])

  const second = await made()
  const later = await opened(second.address)
  now = new Date(now.getTime() + 3 * 3_600_000)
  expect((await opened(second.address)).answer.statusCode).toBe(410)
  expect((await get('/agent/training', { cookie: later.cookie })).body).not.toContain('preview-banner')
})

describe('for a tester without an account', () => {
  const publicPages = { ...remote('leaflets', PORTAL_CONTRACT) }
  const leaflets = {
    ...publicPages,
    pages: [
      { id: 'list', path: '/leaflets', access: 'public', title, layout: 'frame' },
      { id: 'desk', path: '/agent/leaflets', access: ['agent'], title, layout: 'frame' },
    ],
  }
  const guestPins = [{ name: 'leaflets', build: 'dddddddddddd' }]
  const forGuest = { pins: guestPins, audience: {}, guest: 'Sam <b>' }
  beforeEach(() => version('leaflets', 'dddddddddddd', leaflets, { 'main.js': 'd()' }))
  const open = (address: string, cookie = '', as: Role | null = null) => pressed(address, as, '', cookie)
  const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
    answer.cookies.filter(({ name }) => name === 'onward_preview').map(({ name, value }) => `${name}=${value}`)[0] ?? ''

  it('shows public pages alone, after a press, with its banner, and gives nothing else', async () => {
    const { address } = await made(forGuest)
    const asked = await get(address, { as: null })
    expect([asked.statusCode, cookieOf(asked)]).toEqual([200, ''])
    expect(asked.body).toContain('Sam &lt;b&gt;, you are invited')
    const answer = await open(address)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/leaflets'])
    const cookie = cookieOf(answer)
    const page = await get('/leaflets', { as: null, cookie })
    expect(page.statusCode).toBe(200)
    expect(buildsOf(page.body)).toEqual(['leaflets dddddddddddd preview'])
    expect(bootOf(page.body).remotes[0]?.manifest.pages.map(({ path: at }) => at)).toEqual(['/leaflets'])
    expect(bootOf(page.body).session).toBeNull()
    expect(page.body).toContain('class="preview-banner"')
    expect((await get('/agent/leaflets', { as: null, cookie })).statusCode).toBe(302)
    expect((await get('/assets/leaflets/dddddddddddd/main.js', { as: null, cookie })).body).toBe('d()')
    expect((await get('/assets/notes/cccccccccccc/main.js', { as: null, cookie })).statusCode).toBe(404)
    expect((await get('/leaflets', { as: null })).statusCode).toBe(404)
  })

  it('is nothing to whoever is signed in, and its link is no cookie', async () => {
    const { address } = await made(forGuest)
    for (const as of ['agent', 'admin'] as const) {
      expect((await get(address, { as })).statusCode).toBe(403)
      expect((await open(address, '', as)).statusCode).toBe(403)
    }
    const cookie = cookieOf(await open(address))
    expect((await get('/', { as: 'agent', cookie })).body).not.toContain('preview-banner')
    const link = address.replace('/preview/', 'onward_preview=')
    expect((await get('/leaflets', { as: null, cookie: link })).statusCode).toBe(404)
    // A link for people of the portal opens for nobody who is not signed in.
    const theirs = await made()
    expect((await open(theirs.address)).headers.location).toMatch(/^\/agent\/login\?next=/)
  })

  it('opens in three browsers, each an act of the audit trail, and ends when it is revoked', async () => {
    const { id, address } = await made(forGuest)
    const answers = []
    for (let n = 0; n < 4; n += 1) answers.push(await open(address))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 410])
    expect(answers[3]?.body).toContain('in as many browsers as it allows')
    const acts =
      await owner`select actor, role from gateway.acts where resource = ${`previews/${id}`} and method_path = 'POST /preview/:link'`
    expect(acts).toEqual(Array(3).fill({ actor: null, role: 'visitor' }))
    const [listed] = (await get('/api/gateway/admin/previews', { as: 'admin' })).json().items
    expect(listed).toMatchObject({ id, guest: 'Sam <b>', opened: 3 })
    const cookie = cookieOf(answers[0] as never)
    expect((await post(`/api/gateway/admin/previews/${id}/revocation`, {})).statusCode).toBe(200)
    expect((await get('/leaflets', { as: null, cookie })).statusCode).toBe(404)
    expect((await open(address)).statusCode).toBe(410)
  })

  it('is refused of what has no public page, of the shell, beside other people and for longer than three days', async () => {
    const refused = async (body: object) =>
      (await post('/api/gateway/admin/previews', { ...forGuest, ...body })).json().errors?.[0].message
    expect(await refused({ pins })).toBe('training bbbbbbbbbbbb has no public page of its own: preview it with an account.')
    await version('shell', 's2', { contract: PORTAL_CONTRACT, lends: [] }, { 'main.js': 'x()' })
    expect(await refused({ pins: [{ name: 'shell', build: 's2' }] })).toMatch(/^shell s2 has no public page/)
    expect(await refused({ audience: { roles: ['agent'] } })).toMatch(/is for nobody else/)
    expect(await refused({ hours: 96 })).toBe('A preview for a tester without an account lasts 72 hours at most.')
  })
})

it('is refused for versions that do not fit or that nobody published, and for nobody at all', async () => {
  await version('training', 'dddddddddddd', remote('training', PORTAL_CONTRACT + 1), { 'main.js': 'd()' })
  const refused = async (body: object) =>
    (await post('/api/gateway/admin/previews', { pins, audience: { roles: ['agent'] }, ...body })).json().errors?.[0].message
  expect(await refused({ audience: {} })).toBe('Say who may open it: roles, offices or testers.')
  expect(await refused({ pins: [{ name: 'training', build: 'eeeeeeeeeeee' }] })).toBe(
    'No version eeeeeeeeeeee of training was published.',
  )
  expect(await refused({ pins: [pins[0], pins[0]] })).toBe('Pin one version of training.')
  expect(await refused({ pins: [{ name: 'training', build: 'dddddddddddd' }] })).toMatch(
    /^training dddddddddddd speaks portal contract 2/,
  )
})

it('shows what is live, and says why, once its versions no longer fit', async () => {
  const { address } = await made()
  const { cookie } = await opened(address)
  await owner`update gateway.versions set portal = ${owner.json({ contract: PORTAL_CONTRACT + 3, lends: [] })} where name = 'shell'`
  const page = await get('/agent/training', { cookie })
  expect(buildsOf(page.body)).toEqual(['training aaaaaaaaaaaa stable'])
  expect(page.body).toMatch(/no longer fits what is live[\s\S]*training bbbbbbbbbbbb speaks portal contract/)
})

it('lists who made which, with the link while it is open, and keeps it in the audit trail without the link', async () => {
  const { id, address } = await made({ audience: { testers: [people.agent?.accountId] } })
  const { items } = (await get('/api/gateway/admin/previews', { as: 'admin' })).json()
  expect(items).toEqual([
    expect.objectContaining({ id, address, pins, label: 'The list', createdBy: people.admin?.accountId, token: null }),
  ])
  expect((await get('/api/gateway/admin/previews', { as: 'agent' })).statusCode).toBe(403)
  await opened(address)
  const acts =
    await owner`select actor, method_path as action, answer from gateway.acts where resource = ${`previews/${id}`} order by seq`
  expect(acts.map(({ actor, action }) => [actor, action])).toEqual([
    [people.admin?.accountId, 'POST /api/gateway/admin/previews'],
    [people.agent?.accountId, 'POST /preview/:link'],
  ])
  expect(JSON.stringify(acts)).not.toContain(address.split('.').at(-1))
})

it('tells the page of somebody signed in what each of its front ends declares to call, each its own', async () => {
  const facts = (calls: string[]) => owner.json({ endpoints: Object.fromEntries(calls.map((one) => [one, []])) })
  await owner`update gateway.versions set facts = ${facts(['GET /api/jobs/board'])} where name = 'shell'`
  await owner`update gateway.versions set facts = ${facts(['GET /api/x', 'GET /api/jobs/board'])} where name = 'training'`
  const again = await createPortalServer({
    config: loadConfig({}, { dataDir, databaseUrls: urls, poolSize: 2, busy: NEVER_BUSY }),
    keys: await loadKeys(path.join(dataDir, 'keys'), { create: true }),
    log: createLog('error'),
    runJobs: false,
    clock: () => now,
  })
  await again.app.ready()
  const answer = await again.app.inject({
    url: '/agent/training',
    headers: { host: 'localhost:3000', authorization: `Bearer ${people.agent?.token}` },
  })
  // What the shell may call, every remote may.
  expect(bootOf(answer.body).calls).toEqual({ shell: ['GET /api/jobs/board'], training: ['GET /api/x'] })
  const other = await again.app.inject({
    url: '/',
    headers: { host: 'localhost:3000', authorization: `Bearer ${people.user?.token}` },
  })
  // Nothing of a remote that is not theirs.
  expect(bootOf(other.body).calls).toEqual({ shell: ['GET /api/jobs/board'] })
  const visitor = await again.app.inject({ url: '/', headers: { host: 'localhost:3000' } })
  expect(bootOf(visitor.body).calls).toBeUndefined()
  await again.app.close()
})
