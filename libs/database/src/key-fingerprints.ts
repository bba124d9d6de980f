import postgres from 'postgres'
import type { Sql } from './connection'
import { systemSecretOf } from './system-secret'

/** Names one generation of a key, without revealing it. */
export interface KeyFingerprint {
  name: string
  kid: string
  fingerprint: string
}

/** The keys of a process, as far as a database must know them. */
export interface OwnKeys {
  folder: string
  fingerprints: readonly KeyFingerprint[]
}

/** What a database knows of the keys it was made with. */
export interface KnownKeys {
  /** Whether a portal has used it; one that is empty takes any keys. */
  isUsed: boolean
  /** Empty also where a version before fingerprints made it. */
  fingerprints: readonly KeyFingerprint[]
}

/** The folder's keys are not those of the database; the message is a sentence that says what to do. */
export class KeysRefused extends Error {}

const WHAT_TO_DO =
  'Set KEYS_DIR to the folder that this database was made with, or put its backup back. Nothing was changed, in the database or in the folder.'

/** Throws `KeysRefused` where a used database would get new keys: what is sealed and signed by the lost ones would be lost with them. */
export function refuseNewKeys(folder: string, known: KnownKeys, missing: readonly string[]): void {
  if (!known.isUsed) return
  const names = new Set(known.fingerprints.map(({ name }) => name))
  // A key that a newer version brings has never been used here.
  const lost = missing.filter((name) => names.size === 0 || names.has(name))
  if (lost.length > 0) throw new KeysRefused(`The key ${lost[0]} of this database is not in ${folder}. ${WHAT_TO_DO}`)
}

/** Secrets whose older generations still open what they sealed. */
const NEVER_LOST: readonly string[] = ['fields', 'hash', 'database']

/** Throws `KeysRefused` unless these are the keys of the database: of each name at least one generation, of secrets all of them. */
export function refuseOtherKeys({ folder, fingerprints }: OwnKeys, known: readonly KeyFingerprint[]): void {
  const given = new Map(fingerprints.map(({ name, kid, fingerprint }) => [`${name}.${kid}`, fingerprint]))
  for (const name of new Set(known.map((one) => one.name))) {
    const ours = known.filter((one) => one.name === name)
    const present = ours.filter(({ kid }) => given.has(`${name}.${kid}`))
    if (present.some(({ kid, fingerprint }) => given.get(`${name}.${kid}`) !== fingerprint))
      throw new KeysRefused(`The key ${name} in ${folder} is not that of this database. ${WHAT_TO_DO}`)
    if (present.length === 0 || (NEVER_LOST.includes(name) && present.length < ours.length))
      throw new KeysRefused(`The key ${name} of this database is not in ${folder}. ${WHAT_TO_DO}`)
  }
}

/** Reads it by any role's connection. */
export async function knownKeys(url: string): Promise<KnownKeys> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'onward keys' } })
  try {
    return await knownKeysOn(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export async function knownKeysOn(sql: Sql): Promise<KnownKeys> {
  const [there] = await sql<{ used: boolean; known: boolean }[]>`
    select to_regclass('onward.migrations') is not null as used, to_regclass('onward.key_fingerprints') is not null as known`
  if (!there?.used) return { isUsed: false, fingerprints: [] }
  const fingerprints = there.known ? await sql<KeyFingerprint[]>`select name, kid, fingerprint from onward.key_fingerprints` : []
  // A start that ended before any migration has made nothing.
  const [any] = await sql`select from onward.migrations limit 1`
  return { isUsed: any !== undefined, fingerprints: [...fingerprints] }
}

/** For databases of before: the roles' passwords come from the keys, and a digest of each is kept. Throws `KeysRefused`. */
export async function refuseOtherPasswords(
  sql: Sql,
  folder: string,
  rolePasswords: Readonly<Record<string, string>>,
): Promise<void> {
  const [there] = await sql<{ known: boolean }[]>`select to_regclass('auth.system_secrets') is not null as known`
  if (!there?.known) return
  for (const { service, hash } of await sql<{ service: string; hash: Buffer }[]>`select service, hash from auth.system_secrets`) {
    const password = rolePasswords[`onward_${service}`]
    if (password === undefined) continue
    const [same] = await sql`select where ${hash}::bytea = sha256(convert_to(${systemSecretOf(password)}, 'UTF8'))`
    if (!same) throw new KeysRefused(`The key database in ${folder} is not that of this database. ${WHAT_TO_DO}`)
  }
}

/** Remembers the keys, new generations too. */
export async function keepFingerprints(sql: Sql, fingerprints: readonly KeyFingerprint[]): Promise<void> {
  for (const { name, kid, fingerprint } of fingerprints)
    await sql`insert into onward.key_fingerprints (name, kid, fingerprint) values (${name}, ${kid}, ${fingerprint}) on conflict do nothing`
}
