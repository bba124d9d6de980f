import { type ArtefactManifest, pathMatches } from '@onward/contracts'
import { stylesOutside } from '@onward/federation/scoped-styles'
import type { Running } from './running-endpoints'

const MAX_LISTED = 5
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
