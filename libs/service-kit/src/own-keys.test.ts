import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { KeysRefused, migrate } from '@onward/database'
import { createTestDatabase, type TestDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { loadKeys, rolePassword, rotateKey } from './keys'
import { openKeys, ownKeys } from './own-keys'

let test: TestDatabase
let admin: postgres.Sql
let place: string
/** Made once: an RSA pair takes a second. */
let ownFolder: string
let made: Set<string>

beforeAll(async () => {
  test = await createTestDatabase()
  admin = postgres(test.ownerUrl, { max: 1, onnotice: () => {} })
  ownFolder = await mkdtemp(path.join(tmpdir(), 'onward-made-keys-'))
  await loadKeys(ownFolder, { create: true })
})
afterAll(async () => {
  await rm(ownFolder, { recursive: true, force: true })
  await admin?.end()
  await test?.drop()
})
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'onward-own-keys-'))
  made = new Set()
  await cp(ownFolder, folder('own'), { recursive: true })
})
afterEach(async () => {
  for (const name of made) await admin.unsafe(`drop database if exists ${name} with (force)`)
  await rm(place, { recursive: true, force: true })
})

/** An empty database, or a copy of another as a restored backup would be. */
async function database(template?: string): Promise<string> {
  const name = `keys_${randomBytes(6).toString('hex')}`
  made.add(name)
  await admin.unsafe(`create database ${name}${template ? ` template ${new URL(template).pathname.slice(1)}` : ''}`)
  const url = new URL(test.ownerUrl)
  url.pathname = `/${name}`
  return url.href
}
const folder = (name: string) => path.join(place, name)
/** A start: keys, then migrations. No role of the shared cluster gets another password. */
async function start(url: string, keys: string, rolePasswords: Readonly<Record<string, string>> = {}): Promise<void> {
  await openKeys(folder(keys), url, { create: true })
  await migrate({ ownerUrl: url, sources: [], rolePasswords, keys: await ownKeys(folder(keys)), log: () => {} })
}
const refusal = async (starting: Promise<unknown>): Promise<string> => {
  const error = await starting.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof KeysRefused)) throw new Error(`not refused: ${error}`)
  return error.message
}

describe('keys', () => {
  it('are made for an empty database, and are its keys from then on', async () => {
    const url = await database()
    await start(url, 'new')
    await start(url, 'new')
    expect(await refusal(start(url, 'none'))).toMatch(
      /^The key \S+ of this database is not in .*none\. Set KEYS_DIR to the folder/,
    )
    expect(await readdir(folder('none')).catch(() => [])).toEqual([])
  })

  it('of another database are refused before anything is changed', async () => {
    const [one, other] = [await database(), await database()]
    await start(one, 'own')
    await start(other, 'others')
    const role = `probe_${randomBytes(4).toString('hex')}`
    const secretOf = async () => (await admin`select rolpassword from pg_authid where rolname = ${role}`)[0]?.rolpassword
    await admin.unsafe(`create role ${role} login password 'before'`)
    const before = await secretOf()
    try {
      expect(await refusal(start(one, 'others', { [role]: 'after' }))).toContain('is not that of this database')
      const migrating = migrate({
        ownerUrl: one,
        sources: [],
        rolePasswords: { [role]: 'after' },
        keys: await ownKeys(folder('others')),
        log: () => {},
      })
      expect(await refusal(migrating)).toContain('is not that of this database')
      expect(await secretOf()).toBe(before)
    } finally {
      await admin.unsafe(`drop role ${role}`)
    }
  })

  it('go with a restored backup', async () => {
    const url = await database()
    await start(url, 'own')
    const restored = await database(url)
    await cp(folder('own'), folder('restored'), { recursive: true })
    await start(restored, 'restored')
    await rm(folder('restored'), { recursive: true })
    await refusal(start(restored, 'restored'))
  })

  it('may get new generations, and those that seal numbers lose none', async () => {
    const url = await database()
    await start(url, 'own')
    await cp(folder('own'), folder('older'), { recursive: true })
    const at = new Date('2026-11-21T10:00:00Z')
    await rotateKey(folder('own'), 'fields', at)
    const kid = await rotateKey(folder('own'), 'sessions', at)
    await start(url, 'own')
    expect(await refusal(start(url, 'older'))).toMatch(/^The key fields of this database is not in/)
    // The sessions of an older generation have ended when it goes.
    for (const half of ['private', 'public']) await rm(path.join(folder('own'), `sessions.0.${half}.pem`))
    await start(url, 'own')
    expect((await loadKeys(folder('own'), { create: false })).sessions.current?.kid).toBe(kid)
    await rm(path.join(folder('own'), 'fields.0.secret'))
    await refusal(start(url, 'own'))
  })

  it('of one id but other bytes are refused: numbers would be sealed so that nobody opens them', async () => {
    const url = await database()
    await start(url, 'own')
    await rm(path.join(folder('own'), 'fields.0.secret'))
    expect(await refusal(start(url, 'own'))).toContain('The key fields of this database is not in')
    await loadKeys(folder('others'), { create: true })
    await cp(path.join(folder('others'), 'fields.0.secret'), path.join(folder('own'), 'fields.0.secret'))
    expect(await refusal(start(url, 'own'))).toContain('The key fields in')
  })

  it('that a newer version brings are made', async () => {
    const url = await database()
    await start(url, 'own')
    const owner = postgres(url, { max: 1 })
    await owner`delete from onward.key_fingerprints where name = 'notices'`
    for (const half of ['private', 'public']) await rm(path.join(folder('own'), `notices.0.${half}.pem`))
    await start(url, 'own')
    expect(await owner`select from onward.key_fingerprints where name = 'notices'`).toHaveLength(1)
    await owner.end()
  })

  it('of a database of before fingerprints are known by the passwords made from them', async () => {
    const url = await database()
    await start(url, 'own')
    const owner = postgres(url, { max: 1 })
    await owner`delete from onward.key_fingerprints`
    await owner`insert into auth.system_secrets (service, hash) values ('jobs', sha256('of another'))`
    await owner.end()
    const keys = await loadKeys(folder('own'), { create: false })
    const passwords = { onward_jobs: rolePassword(keys, 'onward_jobs') }
    expect(await refusal(start(url, 'own', passwords))).toContain('The key database in')
    expect(await refusal(start(url, 'none', passwords))).toContain('is not in')
  })
})
