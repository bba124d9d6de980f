import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import type { KeyFingerprint } from '@onward/database'

/** Services that sign hand-overs, each with its own key pair. */
export const HANDOVER_SIGNERS = ['identity', 'jobseekers', 'jobs', 'casework'] as const
export type HandoverSigner = (typeof HANDOVER_SIGNERS)[number]
const PAIRS = [
  'sessions',
  'handover-identity',
  'handover-jobseekers',
  'handover-jobs',
  'handover-casework',
  'issuer',
  'notices',
] as const
/** Badges are checked by other verifiers, which support RSA. */
const RSA_PAIRS: ReadonlySet<string> = new Set(['issuer'])
const RSA_BITS = 2048
const SECRETS = ['fields', 'hash', 'database'] as const
type PairName = (typeof PAIRS)[number]
type SecretName = (typeof SECRETS)[number]

/** A key pair (Ed25519, or RSA for badges) in all its generations: the newest signs, all of them verify. */
export interface SigningPair {
  /** Null where only public keys are given: that process only verifies. */
  current: { kid: string; privateKey: KeyObject } | null
  publicKeys: ReadonlyMap<string, KeyObject>
}
/** A secret of 32 bytes in all its generations; the newest seals, older ones still open. */
export interface Secret {
  current: { kid: string; bytes: Buffer }
  all: ReadonlyMap<string, Buffer>
}
export interface Keys {
  sessions: SigningPair
  handovers: Readonly<Record<HandoverSigner, SigningPair>>
  /** Signs badges. */
  issuer: SigningPair
  /** Signs notices to the teams of remotes. */
  notices: SigningPair
  /** Seals single fields (AES-256-GCM). */
  fields: Secret
  /** Keyed hashes for exact look-up and fingerprints; never rotated, because stored hashes must still match. */
  hash: Secret
  /** The passwords of the services' database roles are derived from it. */
  database: Secret
}

/**
 * Reads the keys of a folder. Files are `<name>.<kid>.private.pem`, `<name>.<kid>.public.pem` and `<name>.<kid>.secret`; the kid that
 * sorts last is the current one, so a new generation is a new file. With `create`, what is missing is made, with mode 0600.
 * Throws a sentence that names the missing file otherwise.
 */
export async function loadKeys(folder: string, options: { create: boolean }): Promise<Keys> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (options.create) for (const name of [...PAIRS, ...SECRETS]) await createIfMissing(folder, name)
  const names = (await readdir(folder)).sort()
  const pair = (name: PairName) => readPair(folder, names, name)
  const secret = (name: SecretName) => readSecret(folder, names, name)
  return {
    sessions: await pair('sessions'),
    handovers: {
      identity: await pair('handover-identity'),
      jobseekers: await pair('handover-jobseekers'),
      jobs: await pair('handover-jobs'),
      casework: await pair('handover-casework'),
    },
    issuer: await pair('issuer'),
    notices: await pair('notices'),
    fields: await secret('fields'),
    hash: await secret('hash'),
    database: await secret('database'),
  }
}

/** Names of the keys of which the folder has none. */
export async function missingKeys(folder: string): Promise<string[]> {
  const there = new Set((await fingerprintsIn(folder)).map(({ name }) => name))
  return [...PAIRS, ...SECRETS].filter((name) => !there.has(name))
}

/** Digests that name the keys of a folder without revealing them; of pairs by their public halves. */
export async function fingerprintsIn(folder: string): Promise<KeyFingerprint[]> {
  const names = (await readdir(folder).catch(() => [] as string[])).sort()
  const digest = (name: string, kid: string, bytes: Buffer) => ({
    name,
    kid,
    fingerprint: sha256(Buffer.concat([Buffer.from(`onward key ${name}\u0000`), bytes])).toString('hex'),
  })
  const pairs = PAIRS.map(async (name) =>
    [...(await publicKeysOf(folder, names, name))].map(([kid, key]) =>
      digest(name, kid, key.export({ type: 'spki', format: 'der' })),
    ),
  )
  const secrets = SECRETS.map(async (name) =>
    [...(await secretsOf(folder, names, name))].map(([kid, bytes]) => digest(name, kid, bytes)),
  )
  return (await Promise.all([...pairs, ...secrets])).flat()
}

/** Adds a generation to a pair or to the field secret; processes use it after a restart. Gives its kid. */
export async function rotateKey(folder: string, name: PairName | 'fields', at: Date): Promise<string> {
  const kid = at.toISOString().replace(/\D/g, '').slice(0, 14)
  await write(folder, name, kid)
  return kid
}

async function createIfMissing(folder: string, name: PairName | SecretName): Promise<void> {
  const existing = await readdir(folder)
  if (!existing.some((file) => file.startsWith(`${name}.`) && /\.(public\.pem|secret)$/.test(file)))
    await write(folder, name, '0')
}

async function write(folder: string, name: PairName | SecretName, kid: string): Promise<void> {
  if ((SECRETS as readonly string[]).includes(name)) {
    return writePrivate(folder, `${name}.${kid}.secret`, randomBytes(32).toString('base64'))
  }
  const { privateKey, publicKey } = RSA_PAIRS.has(name)
    ? generateKeyPairSync('rsa', { modulusLength: RSA_BITS })
    : generateKeyPairSync('ed25519')
  // The public half is written last: a pair counts only when it exists.
  await writePrivate(folder, `${name}.${kid}.private.pem`, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  await writePrivate(folder, `${name}.${kid}.public.pem`, publicKey.export({ type: 'spki', format: 'pem' }).toString())
}

async function writePrivate(folder: string, name: string, text: string): Promise<void> {
  const draft = path.join(folder, `.${name}.${randomBytes(4).toString('hex')}`)
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(`${text.trim()}\n`)
  await file.sync()
  await file.close()
  await rename(draft, path.join(folder, name))
}

const kidsOf = (names: readonly string[], name: string, ending: string): string[] =>
  names
    .filter((file) => file.startsWith(`${name}.`) && file.endsWith(ending))
    .map((file) => file.slice(name.length + 1, -ending.length))

async function publicKeysOf(folder: string, names: readonly string[], name: PairName): Promise<Map<string, KeyObject>> {
  const publicKeys = new Map<string, KeyObject>()
  for (const kid of kidsOf(names, name, '.public.pem')) {
    publicKeys.set(kid, createPublicKey(await readFile(path.join(folder, `${name}.${kid}.public.pem`))))
  }
  return publicKeys
}

async function readPair(folder: string, names: readonly string[], name: PairName): Promise<SigningPair> {
  const publicKeys = await publicKeysOf(folder, names, name)
  if (publicKeys.size === 0) throw new Error(`The key ${path.join(folder, `${name}.<kid>.public.pem`)} is missing.`)
  const kid = kidsOf(names, name, '.private.pem')
    .filter((one) => publicKeys.has(one))
    .at(-1)
  const current = kid && { kid, privateKey: createPrivateKey(await readFile(path.join(folder, `${name}.${kid}.private.pem`))) }
  return { current: current || null, publicKeys }
}

async function secretsOf(folder: string, names: readonly string[], name: SecretName): Promise<Map<string, Buffer>> {
  const all = new Map<string, Buffer>()
  for (const kid of kidsOf(names, name, '.secret')) {
    const bytes = Buffer.from((await readFile(path.join(folder, `${name}.${kid}.secret`), 'utf8')).trim(), 'base64')
    if (bytes.length !== 32) throw new Error(`The key ${path.join(folder, `${name}.${kid}.secret`)} is damaged.`)
    all.set(kid, bytes)
  }
  return all
}

async function readSecret(folder: string, names: readonly string[], name: SecretName): Promise<Secret> {
  const all = await secretsOf(folder, names, name)
  const last = [...all].at(-1)
  if (!last) throw new Error(`The key ${path.join(folder, `${name}.<kid>.secret`)} is missing.`)
  return { current: { kid: last[0], bytes: last[1] }, all }
}

/** Keyed hash of 32 bytes. `purpose` separates the uses. */
export const keyedHash = (keys: Pick<Keys, 'hash'>, purpose: string, value: string | Uint8Array): Buffer =>
  createHmac('sha256', keys.hash.current.bytes).update(`${purpose}\u0000`).update(value).digest()

/** Password of a service's database role. */
export const rolePassword = (keys: Pick<Keys, 'database'>, role: string): string =>
  createHmac('sha256', keys.database.current.bytes).update(role).digest('base64url')

export const sha256 = (value: string | Uint8Array): Buffer => createHash('sha256').update(value).digest()

/**
 * Seals a field: `<kid>.<iv>.<tag>.<ciphertext>`, base64url. `boundTo` (the row's id and the column) must be the same when it is
 * opened, so that a value copied to another row does not open.
 */
export function sealField(keys: Pick<Keys, 'fields'>, value: string, boundTo: string): string {
  const { kid, bytes } = keys.fields.current
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return [kid, iv.toString('base64url'), cipher.getAuthTag().toString('base64url'), sealed.toString('base64url')].join('.')
}

/** Opens what `sealField` made; throws when it was changed, moved, or its key is gone. */
export function openField(keys: Pick<Keys, 'fields'>, sealed: string, boundTo: string): string {
  const [kid = '', iv = '', tag = '', text = ''] = sealed.split('.')
  const key = keys.fields.all.get(kid)
  if (!key) throw new Error('The key of this field is not here')
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8')
}
