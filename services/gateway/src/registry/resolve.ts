import { createHash } from 'node:crypto'
import {
  type ArtefactManifest,
  type Audience,
  type BootDocument,
  type ListedFiles,
  mayAccess,
  mayLink,
  type PortalManifest,
  type PrerenderedFiles,
  pathMatches,
  pathnameOf,
  RESERVED_PATHS,
  type ReservedPath,
  type Role,
  redirectFor,
  reservedBy,
  shellPathOf,
  signInFor,
  VISITOR,
  type Viewer,
} from '@onward/contracts'
import { assetBase, containerName } from '@onward/federation'
import type { Deprecation } from '@onward/federation/deprecations'
import { cardsFor, type SlotDecision } from './cards'

/** `portal.json` of the shell. `deprecated`: what of `lends` will go. */
export interface ShellPortal {
  contract: number
  lends: string[]
  deprecated?: Record<string, Deprecation> | undefined
  html?: PrerenderedFiles
}

/** A published version as the registry stores it. */
export interface Version {
  name: string
  build: string
  entry: string | null
  integrity: Record<string, string>
  portal: PortalManifest | ShellPortal
}
/** A version with what is needed once, when it is published. */
export interface NewVersion extends Version {
  files: ListedFiles
  sourceMaps: ListedFiles
  facts: VersionFacts
  /** The signed bytes of `artefact.json`, and what they were checked with. */
  signed: { manifest: string; signature: string; publicKey: string }
}
export type VersionFacts = Pick<ArtefactManifest, 'endpoints' | 'packages' | 'shared'>
export const isRemote = (version: Version): version is Version & { portal: PortalManifest } => version.name !== 'shell'
/** What is live of one front end. */
export interface LiveFrontEnd {
  name: string
  stable: Version
  /** Beside the stable version, for a share of the people signed in and for whoever the audience names. */
  canary: Version | null
  canaryPercent: number
  audience?: Audience
  /** Everybody gets the stable version until the rollout is resumed. */
  paused?: boolean
  /** An administrator registered it for a team; the others are the portal's own. */
  isTeams?: boolean
}
export const NOBODY: Audience = { roles: [], offices: [], testers: [] }

export interface ResolvedRegistry {
  shell: { version: Version; reason: string } | null
  remotes: { version: Version; manifest: PortalManifest; reason: string }[]
}

/** Somebody signed in, as rollouts tell people apart. */
export interface Person {
  accountId: string
  role: Role
  officeId: string | null
}

/** 0 to 99, the same for a person at every visit, so that nobody moves between two versions. */
export const bucketOf = (accountId: string): number => createHash('sha256').update(accountId).digest().readUInt16BE(0) % 100

/** Code of a team never runs with an administrator's rights, who register teams and decide what goes live. */
export const isWithheld = ({ isTeams = false }: Pick<LiveFrontEnd, 'isTeams'>, person: Pick<Person, 'role'> | null): boolean =>
  isTeams && person?.role === 'admin'

/** Which version of each front end a person gets, and why; null for visitors, who get the stable versions. Pure. */
export function resolveRegistry(live: readonly LiveFrontEnd[], person: Person | null): ResolvedRegistry {
  const chosen = live.filter((frontEnd) => !isWithheld(frontEnd, person)).map((frontEnd) => chooseVersion(frontEnd, person))
  const shell = chosen.find(({ version }) => version.name === 'shell') ?? null
  const remotes = chosen
    .filter(({ version }) => version.name !== 'shell')
    .map((choice) => ({ ...choice, manifest: safeManifest(choice.version.portal as PortalManifest) }))
    .sort((a, b) => a.version.name.localeCompare(b.version.name))
  return { shell, remotes }
}

/** The version of one front end for a person, and the reason: `canary (bucket 7 < 10)`, `canary (tester)`, `stable (visitor)`. */
export function chooseVersion(
  { stable, canary, canaryPercent, audience = NOBODY, paused = false }: LiveFrontEnd,
  person: Person | null,
): { version: Version; reason: string } {
  if (!canary) return { version: stable, reason: 'stable' }
  if (!person) return { version: stable, reason: 'stable (visitor)' }
  if (paused) return { version: stable, reason: 'stable (rollout paused)' }
  const named = audienceReason(audience, person)
  if (named) return { version: canary, reason: `canary (${named})` }
  const bucket = bucketOf(person.accountId)
  return bucket < canaryPercent
    ? { version: canary, reason: `canary (bucket ${bucket} < ${canaryPercent})` }
    : { version: stable, reason: `stable (bucket ${bucket} >= ${canaryPercent})` }
}

/** Why an audience has this person: `tester`, `office`, `role agent`; null when it has not. */
export function audienceReason({ testers, offices, roles }: Audience, { accountId, role, officeId }: Person): string | null {
  if (testers.includes(accountId)) return 'tester'
  if (officeId !== null && offices.includes(officeId)) return 'office'
  return roles.includes(role) ? `role ${role}` : null
}

/** Without pages and links that no remote may have, because a version may have been published before a rule. */
function safeManifest(manifest: PortalManifest): PortalManifest {
  return {
    ...manifest,
    pages: manifest.pages.filter(({ path }) => reservedBy(path) === null),
    navigation: manifest.navigation.filter(({ href }) => mayLink(href, manifest.links)),
  }
}

/** The remotes that a viewer may know of, each with only the existing pages, entries and cards that the viewer may see. */
export function remotesFor(
  registry: ResolvedRegistry,
  viewer: Viewer,
  decisions: readonly SlotDecision[] = [],
): BootDocument['remotes'] {
  return registry.remotes
    .map(
      ({
        version,
        reason,
        manifest: { exports: _exports, untranslated: _untranslated, links: _links, html: _html, ...manifest },
      }) => ({
        name: version.name,
        build: version.build,
        base: assetBase(version.name, version.build),
        entry: `${assetBase(version.name, version.build)}${version.entry}`,
        container: containerName(version.name, version.build),
        integrity: version.integrity,
        manifest: {
          ...manifest,
          uses: [],
          pages: manifest.pages.filter((page) => mayAccess(page.access, viewer)),
          navigation: manifest.navigation.filter(
            ({ access, href }) => mayAccess(access, viewer) && !leadsNowhere(href, viewer, registry),
          ),
          slots: cardsFor(version, manifest.slots, viewer, decisions),
        },
        reason,
      }),
    )
    .filter(({ manifest }) => manifest.pages.length + manifest.slots.length > 0)
}

export type PageAnswer = { kind: 'page'; found: boolean } | { kind: 'redirect'; to: string }

/** The answer to a request for a page: the page, the 404 page, or a redirect. Pure. */
export function answerFor(path: string, search: string, viewer: Viewer, registry: ResolvedRegistry): PageAnswer {
  const to = redirectFor(path, viewer)
  const pages = registry.remotes.flatMap(({ manifest }) => manifest.pages)
  const matching = pages.filter((page) => pathMatches(page.path, path))
  const own = shellPathOf(path)
  const known = matching.length > 0 || own !== null
  const isReachable = to !== null && (pages.some((page) => pathMatches(page.path, to)) || shellPathOf(to) !== null)
  if (to !== null && (known || path.split('/').filter(Boolean).length === 1) && isReachable) return { kind: 'redirect', to }
  const rules = own ? [RESERVED_PATHS[own].access] : matching.map((page) => page.access)
  if (rules.some((rule) => mayAccess(rule, viewer))) return { kind: 'page', found: true }
  if (known && viewer === VISITOR) return { kind: 'redirect', to: signInFor(path, search) }
  return { kind: 'page', found: false }
}

/** Whether a navigation link leads this viewer to the 404 page. */
export function leadsNowhere(href: string, viewer: Viewer, registry: ResolvedRegistry): boolean {
  const path = pathnameOf(href)
  if (path === null) return false
  // Nearly every link, on every page that is served: worth no more than this.
  const isPage = registry.remotes.some(({ manifest }) =>
    manifest.pages.some((page) => page.path === path && mayAccess(page.access, viewer)),
  )
  if (isPage) return false
  const rule = RESERVED_PATHS[path as ReservedPath]
  if (rule?.of === 'gateway' && !rule.below) return false
  const answer = answerFor(path, '', viewer, registry)
  return answer.kind === 'page' && !answer.found
}
