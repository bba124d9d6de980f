import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PORTAL_CONTRACT, type PortalManifest } from '@onward/contracts'
import { packArchive } from '@onward/federation/archive'
import { createLog } from '@onward/service-kit'
import { createTestServer } from '@onward/service-kit/testing'
import { service } from '../app'
import {
  artefact,
  asAdmin,
  ask,
  board,
  CODE,
  database,
  dataDir,
  FILES,
  foldersOf,
  type Making,
  now,
  owner,
  pair,
  reasonsOf,
  register,
  server,
  setNow,
  team,
  text,
  token,
  tokenFor,
  training,
  upload,
  versions,
} from './publishing-fixture'
import { ownEndpoints } from './running-endpoints'
import { askWithin, readLive } from './store'

describe('publishing by a token', () => {
  it('keeps a signed version with its files, and makes it live when asked, with who did it', async () => {
    const published = await upload(artefact())
    expect(published).toMatchObject({ status: 200, json: { build: '0123456789ab', revision: 0 } })
    expect(await foldersOf('assets')).toEqual([
      'training',
      'training/0123456789ab',
      ...Object.keys(FILES)
        .sort()
        .map((file) => `training/0123456789ab/${file}`),
    ])
    expect((await ask('GET')).json).toMatchObject({
      stable: null,
      revision: 0,
      versions: [{ build: '0123456789ab', refusal: null }],
    })
    const live = await upload(artefact({ build: 'bbbbbbbbbbbb' }), { live: true })
    expect(live.status).toBe(200)
    expect((await ask('GET')).json).toMatchObject({ stable: 'bbbbbbbbbbbb', revision: live.json.revision })
    const { items } = (await asAdmin('GET', 'remotes')).json
    const seen = items.find((one: { name: string }) => one.name === 'training')
    expect(seen.history).toMatchObject([{ action: 'publish', stable: 'bbbbbbbbbbbb', by: null, token: 'Pipeline' }])
    const acts = await owner`select resource, answer from gateway.acts where method_path like 'POST /api/gateway/registry%'`
    expect(acts.map(({ resource }) => resource)).toEqual([
      expect.stringMatching(/^remotes\/training\/tokens\//),
      expect.any(String),
    ])
    expect(JSON.stringify(acts)).not.toContain(token)
  })

  it('says what it uses of the live shell that will go and until when, and after that day refuses it', async () => {
    const deprecation = { since: 'contract 1', until: '2027-06-30', instead: 'use useNew.' }
    const [use, other] = ['@onward/portal-kit/queries#useOld', '@onward/portal-kit/queries#useOther']
    await owner`update gateway.versions set portal = ${owner.json({
      contract: PORTAL_CONTRACT,
      lends: ['react#useState', use],
      deprecated: { [use]: deprecation, [other]: deprecation },
    })} where name = 'shell'`
    const bytes = artefact({ portal: training({ uses: ['react#useState', use] }) })
    setNow(new Date('2027-06-30T10:00:00Z'))
    const { token: secret } = await tokenFor('training')
    const sentence =
      'useOld of @onward/portal-kit/queries is deprecated since contract 1 and can be used until 2027-06-30: use useNew.'
    expect(await upload(bytes, { secret })).toMatchObject({ status: 200, json: { deprecated: [sentence] } })
    setNow(new Date('2027-07-01T10:00:00Z'))
    expect(reasonsOf(await upload(bytes, { secret }))).toEqual([expect.stringContaining('may be gone: use useNew.')])
    expect((await upload(artefact({ build: 'cccccccccccc' }), { secret })).json.deprecated).toEqual([])
  })

  it('refuses what came after another revision was made', async () => {
    expect((await upload(artefact(), { live: true })).status).toBe(200)
    const late = await upload(artefact({ build: 'bbbbbbbbbbbb' }), { live: true, revision: 0 })
    expect([late.status, late.json.code]).toEqual([409, 'state-conflict'])
    expect(await versions()).toEqual(['0123456789ab'])
    expect(await foldersOf('incoming')).toEqual([])
    // What is held changes nothing that somebody else could have changed.
    expect((await upload(artefact({ build: 'bbbbbbbbbbbb' }), { revision: 0 })).status).toBe(200)
  })

  it('lets one of two that publish at the same moment through', async () => {
    const answers = await Promise.all(
      ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map((build) => upload(artefact({ build }), { live: true })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('takes the same artefact twice, and never other contents under its build', async () => {
    expect((await upload(artefact())).status).toBe(200)
    expect((await upload(artefact())).status).toBe(200)
    const other = await upload(artefact({ files: { ...FILES, 'page.css': Buffer.from('.training__a{color:blue}') } }))
    expect(reasonsOf(other)).toEqual([expect.stringContaining('published before with other contents')])
  })
})

describe('a version is refused with the reason and how to mend it, and leaves nothing', () => {
  const page = (changes: object) =>
    training({ pages: [{ ...training().pages[0], ...changes } as PortalManifest['pages'][number]] })
  const gone = { [board]: [...(ownEndpoints().get(board) ?? []), 'answer.nothing string'] }
  it.each<[string, Making, RegExp]>([
    ['a stranger’s signature', { key: pair() }, /not signed with the key that is registered for training: sign it/],
    ['another remote’s name', { manifest: { name: 'agent' } }, /is of "agent": publish it under that name/],
    [
      'a file that was changed on the way',
      { sent: { ...FILES, 'page.css': Buffer.from('b{}') } },
      /page\.css is missing or differs.*build/,
    ],
    ['a file too many', { sent: { ...FILES, 'more.js': CODE } }, /more\.js is not in the manifest/],
    [
      'a compressed file with other contents',
      { files: { ...FILES, 'page.css.br': brotliCompressSync(CODE) } },
      /page\.css\.br holds other bytes/,
    ],
    ['no entry script', { manifest: { entry: null } }, /no entry script: build it again/],
    [
      'a reserved address of the portal',
      { portal: page({ path: '/login' }) },
      /would take \/login .* Give the page another path/,
    ],
    [
      'an address that is not its own',
      { portal: page({ path: '/agent/other' }) },
      /not reserved for training and these roles: use \/agent\/training/,
    ],
    ['its address for other roles', { portal: page({ access: 'public' }) }, /not reserved for training and these roles/],
    [
      'a page without a route',
      { portal: training({ exports: { routes: [], slots: [] } }) },
      /has no route: add "list" to `routes`/,
    ],
    [
      'a missing Welsh text',
      { portal: training({ untranslated: [{ catalogue: 'training', key: 'lead', language: 'cy' }] }) },
      /missing in Welsh, or is the English one: write it there/,
    ],
    [
      'a link that leads nowhere',
      {
        portal: training({
          navigation: [{ href: '/agent/nowhere', label: text, icon: 'home', access: ['agent'], places: ['top'], order: 1 }],
        }),
      },
      /leads to \/agent\/nowhere, which has no page for agent: add the page/,
    ],
    ['another contract', { portal: training({ contract: PORTAL_CONTRACT + 1 }) }, /speaks portal contract 2/],
    ['an export that the shell lacks', { portal: training({ uses: ['react#nothing'] }) }, /does not lend: react#nothing/],
    [
      'a newer shared module',
      { manifest: { shared: { react: '^19.4.0' } } },
      /needs react \^19\.4\.0, and the live shell provides 19\.3\.1/,
    ],
    [
      'an endpoint that nobody answers',
      { manifest: { endpoints: { 'GET /api/jobs/nothing': [] } } },
      /calls GET \/api\/jobs\/nothing, which no service of this portal answers/,
    ],
    [
      'an endpoint that answers otherwise',
      { manifest: { endpoints: gone } },
      /answers otherwise now \(answer\.nothing is gone\): build it with the kit/,
    ],
    [
      'its own React',
      { manifest: { packages: [{ name: 'react', version: '18.0.0', licence: 'MIT' }] } },
      /its own copy of react: import it from the kit/,
    ],
    [
      'a licence that is not accepted',
      { manifest: { packages: [{ name: 'x', version: '1.0.0', licence: 'AGPL-3.0' }] } },
      /x 1\.0\.0, whose licence \(AGPL-3\.0\)/,
    ],
    [
      'more bytes than its budget',
      { files: { ...FILES, 'big.js': Buffer.alloc(60_000, 'x') } },
      /more than its budget of 50\.0 kB/,
    ],
    [
      'one file that is huge, however well it compresses',
      {
        files: {
          ...FILES,
          'big.js': Buffer.alloc(6_000_000, ' '),
          'big.js.br': brotliCompressSync(Buffer.alloc(6_000_000, ' '), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
        },
      },
      /big\.js has 6000\.0 kB, more than the 1000\.0 kB of one file: divide it/,
    ],
    [
      'styles that are not its own',
      { files: { ...FILES, 'page.css': Buffer.from('h1{display:none} body{background:red}') } },
      /page\.css styles h1, which may be anywhere in the portal: begin with a class of a CSS module/,
    ],
    [
      'a copy of React under another name',
      { files: { ...FILES, 'x.js': Buffer.from('e.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED={a:1}') } },
      /x\.js contains a copy of React: import it from the kit/,
    ],
    [
      'a part of antd',
      { manifest: { packages: [{ name: 'rc-table', version: '7.0.0', licence: 'MIT' }] } },
      /its own copy of rc-table: import it from the kit/,
    ],
    [
      'an address of the portal that does not exist',
      { files: { ...FILES, 'x.js': Buffer.from('fetch(`/api/jobs/nothing/$' + '{id}/more`)') } },
      /x\.js calls \/api\/jobs\/nothing\/x\/more, which nothing of this portal answers/,
    ],
    [
      'a page of the portal that it asks for',
      { files: { ...FILES, 'x.js': Buffer.from('fetch("/training/data.json")') } },
      /x\.js calls \/training\/data\.json, which nothing of this portal answers/,
    ],
    [
      'a call that the manifest does not declare',
      { files: { ...FILES, 'x.js': Buffer.from('const at="/api/casework/referrals";fetch(at)') } },
      /x\.js calls \/api\/casework\/referrals, which the manifest does not declare: call the endpoint/,
    ],
    [
      'a title that is the same in Welsh',
      { portal: page({ title: { en: 'Training near you', cy: 'Training near you' } }) },
      /The title "Training near you" of "list" is the same in Welsh: translate it/,
    ],
    [
      'too many files',
      {
        files: {
          ...FILES,
          ...Object.fromEntries(Array.from({ length: 499 }, (_one, at) => [`f${at}.js`, Buffer.from('')])),
        },
      },
      /It has 501 files, more than 500/,
    ],
    [
      'a style from another site',
      { files: { ...FILES, 'page.css': Buffer.from('.training__a{background:url(https://cdn.example/x.png)}') } },
      /page\.css loads from https:\/\/cdn\.example\/x\.png/,
    ],
    [
      'code from another site',
      { files: { ...FILES, 'x.js': Buffer.from('import("//cdn.example/x.js")') } },
      /x\.js loads from \/\/cdn\.example/,
    ],
  ])('%s', async (_name, making, reason) => {
    const answer = await upload(artefact(making), { live: true })
    expect([answer.status, reasonsOf(answer)]).toEqual([422, expect.arrayContaining([expect.stringMatching(reason)])])
    expect(await versions()).toEqual([])
    expect([...(await foldersOf('assets')), ...(await foldersOf('incoming'))].filter((file) => file.includes('0123'))).toEqual([])
  })

  it('bytes that are no artefact', async () => {
    for (const bytes of [Buffer.from('x'), Buffer.alloc(2048), artefact().subarray(0, 700)])
      expect(reasonsOf(await upload(bytes))).toEqual([
        'The file is no artefact of at most 500 files: make it with onward-remote build.',
      ])
  })

  it('more than its budget also where no administrator gave it one', async () => {
    await register('training', { version: 1, reserved: [], budgetBytes: null })
    const files = { ...FILES, 'big.js': randomBytes(300_000) }
    expect(reasonsOf(await upload(artefact({ files })))).toEqual([expect.stringContaining('more than its budget of 300.0 kB')])
  })

  it('an archive of more entries than 500 files can have, which is not read to its end', async () => {
    const many = packArchive(new Map(Array.from({ length: 2003 }, (_one, at) => [`f${at}`, Buffer.alloc(0)])))
    expect(reasonsOf(await upload(many))).toEqual([expect.stringContaining('at most 500 files')])
  })

  it('an address that is reserved for another remote', async () => {
    await register('reports', { reserved: [{ path: '/agent/training', roles: ['agent'] }] })
    expect(reasonsOf(await upload(artefact(), { live: true }))).toEqual([
      expect.stringContaining('is reserved for reports: give the page another path'),
    ])
  })

  it('what a killed process left behind is gone after the next one', async () => {
    const left = path.join(dataDir, 'assets/training/cccccccccccc')
    for (const folder of [left, path.join(dataDir, 'incoming/training@cccccccccccc')]) await mkdir(folder, { recursive: true })
    await writeFile(path.join(left, 'x.js'), CODE)
    expect((await upload(artefact())).status).toBe(200)
    expect(existsSync(left)).toBe(false)
    expect(await foldersOf('incoming')).toEqual([])
  })
})

it('a start names the live remotes that call what the services no longer answer', async () => {
  expect((await upload(artefact(), { live: true })).status).toBe(200)
  const changed = { endpoints: { [board]: ['answer.nothing string'] }, packages: [], shared: {} }
  await owner`update gateway.versions set facts = ${owner.json(changed)} where name = 'training'`
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const second = await createTestServer({ database, services: [service], clock: () => now, log, config: { dataDir } })
  await second.close()
  const warned = lines.filter((line) => line.includes('no longer answer')).map((line) => JSON.parse(line))
  expect(warned).toMatchObject([{ remote: 'training', version: '0123456789ab', reason: expect.stringContaining(board) }])
})

describe('a deploy token', () => {
  it('opens its own remote alone, with its rights alone', async () => {
    await register('reports')
    const [other, small] = [(await tokenFor('reports')).token, (await tokenFor('training', ['publish'])).token]
    expect((await upload(artefact(), { secret: other })).status).toBe(403)
    expect((await upload(artefact(), { secret: small, live: true })).status).toBe(403)
    expect((await upload(artefact(), { secret: small })).status).toBe(200)
    expect((await ask('POST', '/rollback', { revision: 0 }, small)).status).toBe(403)
    for (const secret of ['', 'onw.training.x', `${token.slice(0, -2)}xx`])
      expect((await ask('GET', '', undefined, secret)).status).toBe(401)
  })

  it('is shown once, stored as a hash, and refused once it is revoked or has expired', async () => {
    const made = await tokenFor('training', ['publish'], 1)
    expect(made.token).toMatch(/^onw\.training\.[\w-]{43}$/)
    const stored = JSON.stringify([await owner`select * from gateway.deploy_tokens`, await owner`select * from gateway.acts`])
    expect(stored).not.toContain(made.token.slice(-20))
    expect((await ask('GET', '', undefined, made.token)).status).toBe(200)
    const { items } = (await asAdmin('GET', 'registrations')).json
    const listed = items[0].tokens.find(({ id }: { id: string }) => id === made.id)
    expect(listed).toMatchObject({ label: 'Pipeline', rights: ['publish'], lastUsedAt: now.toISOString(), revokedAt: null })
    expect((await asAdmin('POST', `registrations/training/tokens/${made.id}/revocation`, {})).status).toBe(200)
    expect((await ask('GET', '', undefined, made.token)).status).toBe(401)
    expect((await asAdmin('POST', `registrations/training/tokens/${randomUUID()}/revocation`, {})).status).toBe(404)
    setNow(new Date(now.getTime() + 31 * 86_400_000))
    expect((await ask('GET')).status).toBe(401)
  })
})

describe('a registration', () => {
  it('of a name of the portal’s own is refused, and one of an older release is ignored, named at a start', async () => {
    expect((await register('agent')).status).toBe(422)
    const own = training({
      name: 'agent',
      pages: [{ id: 'list', path: '/agent/admin', access: ['admin'], title: text, layout: 'frame' }],
    })
    await owner`insert into gateway.remotes (name, version, team, public_key) values ('agent', 1, 'Other', ${team.publicKey})
      on conflict (name) do update set version = 1, team = 'Other'`
    await owner`insert into gateway.versions (name, build, integrity, portal) values ('agent', 'ffffffffffff', '{}', ${owner.json(own as never)})`
    await owner`insert into gateway.rollouts (name, stable, canary_percent) values ('agent', 'ffffffffffff', 0)`
    // Administrators keep their rooms.
    const live = await server.kit('gateway').db.withSystem((tx) => readLive(askWithin(tx)))
    expect(live.find(({ name }) => name === 'agent')).toMatchObject({ isTeams: false })
    expect(await tokenFor('agent')).toMatchObject({ code: 'not-allowed' })
    const { id, token: secret } = await tokenFor('training')
    await owner`update gateway.deploy_tokens set name = 'agent' where id = ${id}`
    expect(await upload(artefact({ manifest: { name: 'agent' } }), { secret, name: 'agent' })).toMatchObject({
      status: 403,
      json: { code: 'not-allowed' },
    })
    const lines: string[] = []
    const log = createLog('warn', { write: (line: string) => void lines.push(line) })
    const second = await createTestServer({ database, services: [service], clock: () => now, log, config: { dataDir } })
    await second.close()
    expect(lines.filter((line) => line.includes('is registered to a team'))).toHaveLength(1)
    await owner`delete from gateway.rollouts where name = 'agent'`
    await owner`update gateway.remotes set version = 0 where name = 'agent'`
  })

  it('takes Ed25519 public keys and names of remotes alone, and no change of an older state', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' })
    const secret = team.privateKey.export({ type: 'pkcs8', format: 'pem' })
    for (const publicKey of [rsa, secret, 'x']) expect((await register('another', { publicKey })).status).toBe(422)
    for (const name of ['shell', 'Another', 'x']) expect((await register(name)).status).toBe(422)
    expect((await register('training')).status).toBe(409)
    expect((await register('training', { version: 1, team: 'Learning' })).json).toMatchObject({ version: 2 })
  })
})
