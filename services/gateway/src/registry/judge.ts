import { setImmediate as othersFirst } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliDecompress, gunzip, type ZlibOptions } from 'node:zlib'
import {
  type ArtefactManifest,
  artefactManifest,
  type ListedFiles,
  missingParts,
  type PortalManifest,
  prerenderedFiles,
  ROLES,
  readManifest,
  shapeBreaks,
  unsafeParts,
  VISITOR,
  type Viewer,
} from '@onward/contracts'
import { overBudget } from '@onward/contracts/gateway/size-budget'
import { SHARED_MODULES } from '@onward/federation'
import { type Artefact, isSignedBy, listedAs, MAX_FILES } from '@onward/federation/artefact'
import { scriptFaults } from '@onward/federation/script-rules'
import * as v from 'valibot'
import { copiesOfShared, strayCalls, stylesOfOthers } from './code-rules'
import { externalAddresses } from './external-addresses'
import { isLicenceAccepted } from './licences'
import { isRemote, type NewVersion, type Version, type VersionFacts } from './resolve'
import { type Running, serviceOf } from './running-endpoints'

/** What an administrator decided about a remote. `budgetBytes` is null where the budget of every remote counts. */
export interface RegisteredRemote {
  name: string
  publicKey: string | null
  reserved: readonly { path: string; roles: readonly string[] }[]
  budgetBytes: number | null
}

const deprecated = v.optional(v.record(v.string(), v.object({ since: v.string(), until: v.string(), instead: v.string() })))
const shellPortal = v.object({
  contract: v.number(),
  lends: v.array(v.string()),
  deprecated,
  html: v.optional(prerenderedFiles, {}),
})
/** The shell provides these; a second copy would not know the first. */
const NEVER_BUNDLED = new Set([...Object.keys(SHARED_MODULES), 'react-router', 'react-router-dom', 'antd', 'scheduler'])
const PARTS_OF_ANTD = /^(@ant-design\/|@rc-component\/|rc-[a-z])/
const MAX_LISTED = 5

/**
 * Judges an artefact by itself and by its registration: the version that it makes, or why it is refused and how to mend it, in
 * sentences. Runs nothing of it: what its code exports and calls was found at its build, and is signed. Between files other requests are
 * answered.
 */
export async function judgeArtefact(
  artefact: Artefact,
  remote: RegisteredRemote,
  running: Running,
): Promise<{ version: NewVersion; reasons: [] } | { version: null; reasons: string[] }> {
  const refused = (...reasons: string[]) => ({ version: null, reasons })
  const read = readArtefact(artefact.manifest)
  if (!read.manifest) return refused(read.reason)
  const { manifest } = read
  const { name, publicKey } = remote
  if (publicKey === null || !isSignedBy(artefact.manifest, artefact.signature, publicKey))
    return refused(
      `The artefact is not signed with the key that is registered for ${name}: sign it with the team’s private key, or ask an administrator to register its public half.`,
    )
  if (manifest.name !== name)
    return refused(`The artefact is of "${manifest.name}": publish it under that name, or build ${name}.`)
  const wrongFiles = await filesThatDiffer(artefact, manifest)
  if (wrongFiles.length > 0) return refused(...wrongFiles)
  const judged = name === 'shell' ? judgeShell(manifest.portal) : judgeManifest(name, manifest.portal, manifest.files)
  if (!judged.portal) return refused(...judged.reasons)
  const reasons = [
    ...judged.reasons,
    ...(name === 'shell' || (manifest.entry !== null && manifest.files[manifest.entry])
      ? []
      : ['It has no entry script: build it again.']),
    ...(name === 'shell' ? [] : outsideReserved(judged.portal as PortalManifest, remote)),
    ...endpointsThatBreak(manifest.endpoints, running),
    ...(name === 'shell' ? [] : packagesRefused(manifest.packages)),
    ...(name === 'shell' ? [] : overBudget(manifest.files, remote.budgetBytes)),
    ...(name === 'shell' ? [] : await codeRefused(name, artefact.files, manifest.endpoints, running)),
    ...externalAddresses(artefact.files),
  ]
  if (reasons.length > 0) return refused(...reasons)
  const { build, entry, files, sourceMaps, endpoints, packages, shared } = manifest
  const version = {
    name,
    build,
    entry,
    integrity: integrityOf(files),
    portal: judged.portal,
    files,
    sourceMaps,
    facts: { endpoints, packages, shared },
    signed: { manifest: artefact.manifest.toString('utf8'), signature: artefact.signature, publicKey },
  }
  return { version, reasons: [] }
}

/** Browsers check the scripts. */
export const integrityOf = (files: ListedFiles): Record<string, string> =>
  Object.fromEntries(Object.entries(files).flatMap(([file, { hash }]) => (file.endsWith('.js') ? [[file, hash]] : [])))

function readArtefact(bytes: Buffer): { manifest: ArtefactManifest } | { manifest: null; reason: string } {
  let raw: unknown
  try {
    raw = JSON.parse(bytes.toString('utf8'))
  } catch {
    return { manifest: null, reason: 'The manifest artefact.json is not JSON: build the artefact again.' }
  }
  const result = v.safeParse(artefactManifest, raw)
  if (result.success) return { manifest: result.output }
  const [issue] = result.issues
  return {
    manifest: null,
    reason: `The manifest artefact.json cannot be read at ${v.getDotPath(issue) ?? 'its beginning'}: build the artefact again with the kit of this portal.`,
  }
}

/** Files that are missing, too many, or other than the manifest says; compressed ones must hold the same bytes. */
async function filesThatDiffer({ files }: Artefact, { files: served, sourceMaps }: ArtefactManifest): Promise<string[]> {
  const listed = { ...served, ...sourceMaps }
  const plain = Object.keys(served).filter((file) => !isPacked(file))
  if (plain.length > MAX_FILES) return [`It has ${plain.length} files, more than ${MAX_FILES}: divide it less.`]
  const extra = [...files.keys()].filter((file) => !Object.hasOwn(listed, file))
  const [differing, others]: [string[], string[]] = [[], []]
  for (const [file, { hash, bytes }] of Object.entries(listed)) {
    await othersFirst()
    const found = files.get(file)
    if (!found || found.length !== bytes || listedAs(found).hash !== hash) differing.push(file)
    else if (Object.hasOwn(served, file) && isPacked(file)) {
      const unpacked = files.get(file.replace(/\.(br|gz)$/, ''))
      if (!(unpacked && (await holds(file, found, unpacked)))) others.push(file)
    }
  }
  return [
    ...extra.slice(0, MAX_LISTED).map((file) => `The file ${file} is not in the manifest: build the artefact again.`),
    ...differing
      .slice(0, MAX_LISTED)
      .map((file) => `The file ${file} is missing or differs from the manifest: build the artefact again.`),
    ...others
      .slice(0, MAX_LISTED)
      .map((file) => `The file ${file} holds other bytes than the file that it compresses: build the artefact again.`),
  ]
}

const isPacked = (file: string): boolean => /\.(br|gz)$/.test(file)

async function holds(file: string, packed: Buffer, plain: Buffer): Promise<boolean> {
  try {
    const unpack = file.endsWith('.br') ? unbrotli : ungzip
    // No more than the file that it should be.
    return (await unpack(packed, { maxOutputLength: plain.length + 1 })).equals(plain)
  } catch {
    return false
  }
}

/** What scripts and styles say, whatever the manifest does. */
async function codeRefused(
  name: string,
  files: Artefact['files'],
  endpoints: ArtefactManifest['endpoints'],
  running: Running,
): Promise<string[]> {
  const found: string[] = []
  for (const [file, bytes] of files) {
    if (!/\.(js|css)$/.test(file)) continue
    await othersFirst()
    const text = bytes.toString('utf8')
    if (file.endsWith('.css')) found.push(...stylesOfOthers(file, text, name))
    else found.push(...copiesOfShared(file, text), ...scriptFaults(file, text), ...strayCalls(file, text, endpoints, running))
  }
  return found.slice(0, MAX_LISTED)
}

const unbrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliDecompress)
const ungzip = promisify<Buffer, ZlibOptions, Buffer>(gunzip)

type JudgedPortal<T> = { portal: T | null; reasons: string[] }

function judgeShell(raw: unknown): JudgedPortal<v.InferOutput<typeof shellPortal>> {
  const result = v.safeParse(shellPortal, raw)
  return result.success
    ? { portal: result.output, reasons: [] }
    : { portal: null, reasons: ['portal.json of the shell cannot be read: build it again.'] }
}

/** The manifest of a remote, with all its faults. */
function judgeManifest(name: string, raw: unknown, files: ListedFiles): JudgedPortal<PortalManifest> {
  const { manifest, faults } = readManifest(raw)
  if (!manifest) return { portal: null, reasons: faults.map((fault) => `portal.remote.ts of ${name}: ${fault}`) }
  const html = Object.values(manifest.html ?? {}).flatMap((languages) => Object.values(languages))
  const found = [
    ...(manifest.name === name ? [] : [`It calls itself "${manifest.name}": write name: '${name}'.`]),
    ...unsafeParts(manifest),
    ...missingParts(manifest),
    ...html
      .filter(({ file, hash }) => files[file]?.hash !== hash)
      .map(({ file }) => `The page ${file} differs from what its manifest says: build it again.`),
  ]
  return { portal: manifest, reasons: found.map((fault) => `${name}: ${fault}`) }
}

/** Pages outside the addresses that an administrator reserved for this remote. */
function outsideReserved({ pages }: PortalManifest, { name, reserved }: RegisteredRemote): string[] {
  if (reserved.length === 0) return []
  return pages
    .filter(({ path, access }) => {
      const viewers = viewersOf(access)
      return !reserved.some((own) => isBelow(path, own.path) && viewers.every((one) => own.roles.includes(one)))
    })
    .map(
      ({ id, path }) =>
        `Page "${id}" has the path ${path}, which is not reserved for ${name} and these roles: use ${listOf(reserved.map((one) => one.path))}, or ask an administrator.`,
    )
}

/** What others reserved: pages of a version that lie there, for the same people. */
export function takenFromOthers(version: Version, others: readonly RegisteredRemote[]): string[] {
  if (!isRemote(version)) return []
  return version.portal.pages.flatMap(({ id, path, access }) =>
    others
      .filter(({ name }) => name !== version.name)
      .flatMap(({ name, reserved }) =>
        reserved
          .filter((one) => isBelow(path, one.path) && viewersOf(access).some((viewer) => one.roles.includes(viewer)))
          .map(
            (one) => `Page "${id}" has the path ${path}, but ${one.path} is reserved for ${name}: give the page another path.`,
          ),
      ),
  )
}

const viewersOf = (access: PortalManifest['pages'][number]['access']): readonly Viewer[] =>
  access === 'public' ? [VISITOR] : access === 'signed-in' ? ROLES : access

/** Shared modules whose version in a shell is outside the range that a remote was built for. */
export function sharedThatDiffer(
  name: string,
  needed: VersionFacts['shared'],
  shell: VersionFacts['shared'] | undefined,
): string[] {
  return Object.entries(needed).flatMap(([module, range]) => {
    const provided = shell?.[module]
    if (provided === undefined || satisfies(provided, range)) return []
    return [`${name} needs ${module} ${range}, and the live shell provides ${provided}: build it with the kit of this portal.`]
  })
}

/** Whether a version is in a caret range: the same major version, and not older. */
export function satisfies(version: string, range: string): boolean {
  const [has, wants] = [version, range.replace(/^\^/, '')].map((text) => text.split(/[.-]/).slice(0, 3).map(Number))
  const [major, minor, patch] = has ?? []
  const [wantedMajor, wantedMinor = 0, wantedPatch = 0] = wants ?? []
  if (major === undefined || minor === undefined || patch === undefined || major !== wantedMajor) return false
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch)
}

/** Whether a page lies at a reserved address or below it. */
export const isBelow = (path: string, reserved: string): boolean => path === reserved || path.startsWith(`${reserved}/`)
const listOf = (paths: readonly string[]): string => [...new Set(paths)].join(' or ')

/** Endpoints that the running services do not answer, or no longer as the code was built for. */
export function endpointsThatBreak(used: ArtefactManifest['endpoints'], { endpoints, silent }: Running): string[] {
  const unknown = silent.filter((service) => Object.keys(used).some((key) => serviceOf(key) === service))
  const unheard = unknown.map((service) => `The service ${service} did not say what it answers: publish again once it runs.`)
  const broken = Object.entries(used).flatMap(([key, shape]) => {
    if (unknown.includes(serviceOf(key))) return []
    const now = endpoints.get(key)
    if (!now) return [`It calls ${key}, which no service of this portal answers: build it with the kit of this portal.`]
    const breaks = shapeBreaks(shape, now)
    if (breaks.length === 0) return []
    const more = breaks.length > MAX_LISTED ? ` and ${breaks.length - MAX_LISTED} more` : ''
    return [
      `It calls ${key}, which answers otherwise now (${breaks.slice(0, MAX_LISTED).join('; ')}${more}): build it with the kit of this portal.`,
    ]
  })
  return [...unheard, ...broken]
}

function packagesRefused(packages: ArtefactManifest['packages']): string[] {
  return [
    ...packages
      .filter(({ name }) => NEVER_BUNDLED.has(name) || PARTS_OF_ANTD.test(name))
      .map(({ name }) => `It contains its own copy of ${name}: import it from the kit, which shares the portal’s.`),
    ...packages
      .filter(({ licence }) => !isLicenceAccepted(licence))
      .map(
        ({ name, version, licence }) =>
          `It contains ${name} ${version}, whose licence (${licence || 'none is named'}) this portal does not accept: use another package.`,
      ),
  ]
}
