import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as contracts from '@onward/contracts'
import { pathMatches } from '@onward/contracts/portal/portal-paths'

export const REMOTES = ['public', 'jobseeker', 'agent', 'employer'] as const

interface Page {
  /** `<remote>/<page id>`. */
  name: string
  /** As its address: `/agent/cases/:id`. */
  path: string
  /** The file that draws it, without its ending. */
  file: string
}
interface NamedEndpoint {
  name: string
  service: string
  method: string
  path: string
}

/** What a browser can touch: pages of the portals, and endpoints. */
export interface PortalParts {
  pages: readonly Page[]
  endpoints: readonly NamedEndpoint[]
}

/** Reads the manifests and entries of the remotes in a checkout; endpoints are those of the contracts. */
export async function portalParts(root: string): Promise<PortalParts> {
  const pages: Page[] = []
  for (const remote of REMOTES) {
    const folder = `remote-${remote}`
    const { default: manifest }: { default: { pages: { id: string; path: string }[] } } = await import(
      path.join(root, folder, 'portal.remote.ts')
    )
    const files = pageFiles(readFileSync(path.join(root, folder, 'src/entry.ts'), 'utf8'))
    for (const { id, path: address } of manifest.pages)
      pages.push({ name: `${remote}/${id}`, path: address, file: path.posix.join(folder, 'src', files.get(id) ?? '.') })
  }
  const endpoints = Object.entries(contracts).flatMap(([name, value]) => {
    const found: unknown = value
    return isEndpoint(found)
      ? [{ name, service: found.service, method: found.method, path: `/api/${found.service}${found.path}` }]
      : []
  })
  return { pages, endpoints }
}

function isEndpoint(value: unknown): value is { service: string; method: string; path: string } {
  return typeof value === 'object' && value !== null && 'service' in value && 'method' in value && 'path' in value
}

/** By page id, the module that a remote's `entry.ts` loads for it. */
export function pageFiles(entry: string): Map<string, string> {
  const named = new Map(
    [...entry.matchAll(/^const (\w+) = [\s\S]*?import\('([^']+)'\)/gm)].map(([, name, file]) => [String(name), String(file)]),
  )
  const routes = entry.slice(entry.indexOf('routes: {'))
  const files = new Map<string, string>()
  for (const [, quoted, bare, route] of routes.matchAll(/^ {4}(?:'([\w-]+)'|(\w+)): ?([\s\S]*?)(?=^ {4}\S|^ {2}\})/gm)) {
    const file = /import\('([^']+)'\)/.exec(route ?? '')?.[1] ?? named.get(/^\w+/.exec(route ?? '')?.[0] ?? '')
    if (file) files.set(quoted ?? bare ?? '', file)
  }
  return files
}

const parametersIn = (address: string): number => address.split('/').filter((part) => part.startsWith(':')).length

/** What fits an address best: a path with fewer parameters wins (`/jobs/saved` before `/jobs/:id`). */
function best<T extends { path: string }>(all: readonly T[], address: string): T | undefined {
  return all.filter((one) => pathMatches(one.path, address)).sort((a, b) => parametersIn(a.path) - parametersIn(b.path))[0]
}

/** The page at a pathname; undefined for the shell's own. */
export const pageAt = ({ pages }: PortalParts, pathname: string): string | undefined => best(pages, pathname)?.name

/** The endpoint of `GET /api/…`. */
export function endpointOf({ endpoints }: PortalParts, request: string): string | undefined {
  const [method, pathname = ''] = request.split(' ')
  return best(
    endpoints.filter((one) => one.method === method),
    pathname,
  )?.name
}
