import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ArtefactManifest, ListedFiles } from '@onward/contracts/gateway/artefact'
import { packArchive, unpackArchive } from './archive'
import { mapsFolder } from './front-ends'

/** Written by the build for the registry alone. */
export const FACTS_FILE = 'facts.json'
const NOT_SERVED = new Set([FACTS_FILE, 'parts.json', 'portal.json'])
/** Of a version, beside their compressed forms and maps. */
export const MAX_FILES = 500
/** Each file, both of its compressed forms and its map, the manifest and its signature. */
const MAX_ENTRIES = 4 * MAX_FILES + 2
const MANIFEST = 'artefact.json'
const SIGNATURE = 'artefact.json.sig'

/** What a build found out about its code. */
export type BuildFacts = Pick<ArtefactManifest, 'endpoints' | 'packages' | 'shared'>

export interface Artefact {
  /** The bytes of `artefact.json`, as they were signed. */
  manifest: Buffer
  /** Ed25519, base64. */
  signature: string
  files: ReadonlyMap<string, Buffer>
}

const namesIn = async (folder: string): Promise<string[]> => (existsSync(folder) ? (await readdir(folder)).sort() : [])

/** Reads the folder of a build. */
export async function describeBuild(name: string, build: string, folder: string): Promise<ArtefactManifest> {
  const names = await namesIn(folder)
  const listed = async (inside: string, wanted: readonly string[]): Promise<ListedFiles> =>
    Object.fromEntries(await Promise.all(wanted.map(async (file) => [file, listedAs(await readFile(path.join(inside, file)))])))
  const facts = path.join(folder, FACTS_FILE)
  const found: BuildFacts = existsSync(facts)
    ? JSON.parse(await readFile(facts, 'utf8'))
    : { endpoints: {}, packages: [], shared: {} }
  return {
    format: 1,
    name,
    build,
    entry: name === 'shell' ? null : (names.find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file)) ?? null),
    portal: JSON.parse(await readFile(path.join(folder, 'portal.json'), 'utf8')),
    ...found,
    files: await listed(folder, names.filter(isServed)),
    sourceMaps: await listed(mapsFolder(folder), await namesIn(mapsFolder(folder))),
  }
}

const isServed = (file: string): boolean => !NOT_SERVED.has(file.replace(/\.(br|gz)$/, ''))

export const listedAs = (bytes: Buffer): ListedFiles[string] => ({
  hash: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
  bytes: bytes.length,
})

/** Signs the build in a folder with a team's private key (Ed25519, PEM). */
export async function makeArtefact(name: string, build: string, folder: string, privateKey: string): Promise<Artefact> {
  const described = await describeBuild(name, build, folder)
  const manifest = Buffer.from(`${JSON.stringify(described, null, 1)}\n`)
  const places = [
    ...Object.keys(described.files).map((file) => [file, path.join(folder, file)] as const),
    ...Object.keys(described.sourceMaps).map((file) => [file, path.join(mapsFolder(folder), file)] as const),
  ]
  const files = await Promise.all(places.map(async ([file, at]) => [file, await readFile(at)] as const))
  return { manifest, signature: sign(null, manifest, createPrivateKey(privateKey)).toString('base64'), files: new Map(files) }
}

/** Whether the key's owner signed these bytes. */
export function isSignedBy(manifest: Buffer, signature: string, publicKey: string): boolean {
  try {
    return verify(null, manifest, createPublicKey(publicKey), Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

export const packArtefact = ({ manifest, signature, files }: Artefact): Buffer =>
  packArchive(new Map([[MANIFEST, manifest], [SIGNATURE, Buffer.from(signature)], ...files]))

/** Null of bytes that are no artefact, or one of too many files. */
export function unpackArtefact(bytes: Buffer): Artefact | null {
  const files = unpackArchive(bytes, MAX_ENTRIES)
  const [manifest, signature] = [files?.get(MANIFEST), files?.get(SIGNATURE)]
  if (!files || !manifest || !signature) return null
  files.delete(MANIFEST)
  files.delete(SIGNATURE)
  return { manifest, signature: signature.toString('utf8').trim(), files }
}
