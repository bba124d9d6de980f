import { type ArtefactManifest, type ListedFiles, pathMatches } from '@onward/contracts'
import { stylesOutside } from '@onward/federation/scoped-styles'
import type { Running } from './running-endpoints'

const MAX_LISTED = 5
/** Uncompressed, of one script or style: what compresses well must still be read by a phone. */
const MAX_CHUNK_BYTES = 1_000_000
/** Of a remote whose registration names no budget: its scripts and styles, compressed. */
export const DEFAULT_BUDGET_BYTES = 300_000

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const isChunk = (file: string) => /\.(js|css)$/.test(file)

/** Scripts and styles as they travel, and each as it is read. */
export function overBudget(files: ListedFiles, budgetBytes: number | null): string[] {
  const chunks = Object.entries(files).filter(([file]) => isChunk(file))
  const total = chunks.reduce((sum, [file, { bytes }]) => sum + (files[`${file}.br`]?.bytes ?? bytes), 0)
  const budget = budgetBytes ?? DEFAULT_BUDGET_BYTES
  return [
    ...(total <= budget
      ? []
      : [
          `Its scripts and styles have ${kilobytes(total)} compressed, more than its budget of ${kilobytes(budget)}: load less at once, or ask an administrator for more.`,
        ]),
    ...chunks
      .filter(([, { bytes }]) => bytes > MAX_CHUNK_BYTES)
      .map(
        ([file, { bytes }]) =>
          `${file} has ${kilobytes(bytes)}, more than the ${kilobytes(MAX_CHUNK_BYTES)} of one file: divide it with import(), or leave out what it does not need.`,
      ),
  ]
}

/** What only a copy of React or antd contains, whatever its package is called. */
const COPIES: readonly (readonly [name: string, text: RegExp])[] = [
  [
    'React',
    /\.__(?:CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=[^=]/,
  ],
  ['React', /reactjs\.org\/docs\/error-decoder|react\.dev\/errors\//],
  ['antd', /["'`]anticon["'`]/],
]

/** Whether a script contains what the portal shares. */
export const copiesOfShared = (file: string, text: string): string[] =>
  [...new Set(COPIES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name))].map(
    (name) => `${file} contains a copy of ${name}: import it from the kit, which shares the portal’s.`,
  )

/** An address of the portal in a literal: of its services, or of anything else that a script asks by itself. */
const SERVICE_ADDRESS = /["'`](\/api\/[^"'`\s?#]*)/g
const ASKED = /\b(?:fetch|sendBeacon|EventSource|WebSocket)\(\s*["'`](\/(?!\/)[^"'`\s?#]*)/g

/** Addresses of the portal that a script names and no endpoint answers, or that the manifest does not declare. */
export function strayCalls(
  file: string,
  text: string,
  declared: ArtefactManifest['endpoints'],
  { endpoints, silent }: Running,
): string[] {
  const fits = (keys: Iterable<string>, address: string) =>
    [...keys].some((key) => pathMatches(key.slice(key.indexOf(' ') + 1), address))
  const found = [...text.matchAll(SERVICE_ADDRESS), ...text.matchAll(ASKED)].flatMap(([, raw = '']) => {
    // What a template fills in is one part of the path.
    const address = raw.replace(/\$\{[^}]*\}/g, 'x')
    if (isBeginning(raw) || address.startsWith('/assets/') || fits(Object.keys(declared), address)) return []
    if (silent.some((service) => address.startsWith(`/api/${service}/`))) return []
    return fits(endpoints.keys(), address)
      ? [
          `${file} calls ${address}, which the manifest does not declare: call the endpoint of the contracts with the kit’s client.`,
        ]
      : [`${file} calls ${address}, which nothing of this portal answers: take the call out.`]
  })
  return [...new Set(found)].slice(0, MAX_LISTED)
}

/** `"/api/"` or `` `/api/${…` ``: the client of the kit joins addresses from such. */
const isBeginning = (address: string): boolean => /^\/api\/?(\$|$)/.test(address)

/** Styles that would change what is not the remote's. */
export const stylesOfOthers = (file: string, css: string, name: string): string[] =>
  stylesOutside(css, name).map((fault) => `${file} ${fault}`)
