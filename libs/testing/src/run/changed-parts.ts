import path from 'node:path'
import type { PortalParts } from './portal-parts'

/** What a change can be seen in: pages and endpoints by name, and journey files that changed themselves. */
export interface ChangedParts {
  pages: ReadonlySet<string>
  endpoints: ReadonlySet<string>
  specs: ReadonlySet<string>
}

interface Options {
  changed: readonly string[]
  parts: PortalParts
  /** The text of a file below the root; '' where it is gone. */
  read: (file: string) => string
  /** Files of a folder, by path. */
  filesIn: (folder: string) => readonly string[]
}

/** Seen in no browser: tests, stories and papers, and what only they use. */
const UNSEEN = /\.md$|\.(test|stories)\.tsx?$|^libs\/(testing|cv-corpus)\/|\/(fixtures|bench|eval)\//

/** What changed files can be seen in; where that cannot be told from its folder, a file is seen in everything. */
export function changedParts({ changed, parts, read, filesIn }: Options): ChangedParts {
  const pages = new Set<string>()
  const endpoints = new Set<string>()
  const specs = new Set<string>()
  for (const file of changed.filter((one) => !UNSEEN.test(one))) {
    const [top, second = ''] = file.split('/')
    if (file.startsWith('shell/e2e/')) {
      for (const spec of specsOf(file, read, filesIn)) specs.add(spec)
    } else if (top?.startsWith('remote-')) {
      for (const page of pagesOf(file, top, parts)) pages.add(page)
    } else if (top === 'services') {
      for (const endpoint of handledIn(file, second, parts, read, filesIn)) endpoints.add(endpoint)
    } else {
      const defined = file.startsWith('libs/contracts/src/') ? namesIn(/export const (\w+) = endpoint\(/g, read(file)) : []
      for (const endpoint of defined) endpoints.add(endpoint)
      if (defined.length === 0) for (const { name } of parts.pages) pages.add(name)
    }
  }
  return { pages, endpoints, specs }
}

/** A journey file is itself; what journeys share is seen in those that import it. */
function specsOf(file: string, read: Options['read'], filesIn: Options['filesIn']): string[] {
  if (file.endsWith('.spec.ts')) return [path.basename(file)]
  const specs = filesIn('shell/e2e').filter((one) => one.endsWith('.spec.ts'))
  return specs.filter((spec) => read(spec).includes(`'./${path.basename(file, '.ts')}'`)).map((spec) => path.basename(spec))
}

/** The page that a file draws; else the pages of the nearest folder around it that has some; else all of the remote. */
function pagesOf(file: string, remote: string, { pages }: PortalParts): string[] {
  const own = pages.filter((page) => page.file.startsWith(`${remote}/`))
  const drawn = own.filter((page) => page.file === file.replace(/\.tsx?$/, ''))
  if (drawn.length > 0) return drawn.map(({ name }) => name)
  for (let folder = path.dirname(file); folder.startsWith(`${remote}/src/`); folder = path.dirname(folder)) {
    const inFolder = own.filter((page) => path.dirname(page.file) === folder)
    if (inFolder.length > 0) return inFolder.map(({ name }) => name)
  }
  return own.map(({ name }) => name)
}

/** Endpoints that the file's folder handles; else all of the service. */
function handledIn(
  file: string,
  service: string,
  { endpoints }: PortalParts,
  read: Options['read'],
  filesIn: Options['filesIn'],
): string[] {
  const folder = path.dirname(file)
  const siblings = folder === `services/${service}/src` ? [] : filesIn(folder)
  const handled = siblings.flatMap((one) => namesIn(/\.handle\(\s*(\w+)/g, read(one)))
  const known = endpoints.filter((one) => handled.includes(one.name))
  const found = known.length > 0 ? known : endpoints.filter((one) => service === 'server' || one.service === service)
  return found.map(({ name }) => name)
}

const namesIn = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name]) => String(name))
