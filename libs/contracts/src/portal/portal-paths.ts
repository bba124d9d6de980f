// Apart from `portal.ts`, so that the first page's scripts carry no validation library.

/** Version of the contract between shell and remotes. The registry refuses pairs that do not fit. */
export const PORTAL_CONTRACT = 1
/** A shell serves remotes of its own contract and of the one before, so that they need not go live together. */
export const servesContract = (shell: number, remote: number): boolean => remote === shell || remote === shell - 1

export const ICON_NAMES = [
  'home',
  'dashboard',
  'jobs',
  'learning',
  'profile',
  'messages',
  'applications',
  'document',
  'people',
  'report',
  'info',
  'contact',
  'bell',
  'post',
] as const

/**
 * Addresses of the portal itself, which no remote may have; gateway and shell route by this table. `shell`: a page that the shell draws,
 * with its access; `alone`: it takes a password or a code, so its document holds no remote, whose script could read them. `gateway`: answered
 * by the server; `below` includes all paths under it. `redirect`: to the start page of the signed-in person. `nobody`: nothing is there, and
 * whoever had it could be taken for the portal.
 */
export const RESERVED_PATHS = {
  '/login': { of: 'shell', access: 'public', alone: true },
  '/agent/login': { of: 'shell', access: 'public', alone: true },
  '/employer/login': { of: 'shell', access: 'public', alone: true },
  '/verify-email': { of: 'shell', access: 'public', alone: true },
  '/forgot-password': { of: 'shell', access: 'public', alone: true },
  '/reset-password': { of: 'shell', access: 'public', alone: true },
  '/activate': { of: 'shell', access: 'public', alone: true },
  '/employer/join': { of: 'shell', access: 'public', alone: true },
  '/account': { of: 'shell', access: 'signed-in', alone: true },
  '/confirm': { of: 'shell', access: 'signed-in', alone: true },
  '/notices': { of: 'shell', access: 'signed-in', alone: false },
  '/agent': { of: 'redirect' },
  '/employer': { of: 'redirect' },
  '/help/crisis': { of: 'gateway', below: false },
  '/help/abroad': { of: 'gateway', below: false },
  '/api': { of: 'gateway', below: true },
  '/assets': { of: 'gateway', below: true },
  '/health': { of: 'gateway', below: true },
  '/kit': { of: 'gateway', below: true },
  '/mailbox': { of: 'gateway', below: true },
  '/preview': { of: 'gateway', below: true },
  '/help/crisis/leave': { of: 'gateway', below: false },
  '/admin': { of: 'nobody', below: true },
  '/auth': { of: 'nobody', below: true },
  '/log-in': { of: 'nobody', below: true },
  '/log-out': { of: 'nobody', below: true },
  '/logout': { of: 'nobody', below: true },
  '/oauth': { of: 'nobody', below: true },
  '/register': { of: 'nobody', below: true },
  '/second-factor': { of: 'nobody', below: true },
  '/session': { of: 'nobody', below: true },
  '/sign-in': { of: 'nobody', below: true },
  '/sign-out': { of: 'nobody', below: true },
  '/sign-up': { of: 'nobody', below: true },
  '/signin': { of: 'nobody', below: true },
  '/signout': { of: 'nobody', below: true },
  '/signup': { of: 'nobody', below: true },
  '/sso': { of: 'nobody', below: true },
  '/agent/logout': { of: 'nobody', below: true },
  '/employer/logout': { of: 'nobody', below: true },
} as const
type Reserved = typeof RESERVED_PATHS
export type ReservedPath = keyof Reserved
/** Pages that the shell itself draws, beside those of remotes. */
export type ShellPath = { [P in ReservedPath]: Reserved[P]['of'] extends 'shell' ? P : never }[ReservedPath]

const isShellPath = (path: ReservedPath): path is ShellPath => RESERVED_PATHS[path].of === 'shell'
export const SHELL_PATHS: readonly ShellPath[] = (Object.keys(RESERVED_PATHS) as ReservedPath[]).filter(isShellPath)

/** The shell's own page at a pathname, or null. */
export const shellPathOf = (path: string): ShellPath | null => SHELL_PATHS.find((own) => pathMatches(own, path)) ?? null

/** Whether the document of an address holds the shell's scripts alone, because the page there takes a password or a code. */
export function isShellAlone(path: string): boolean {
  const own = shellPathOf(path)
  return own !== null && RESERVED_PATHS[own].alone
}

/** Whether a pathname fits a page's path; `:name` stands for one segment. A closing slash does not count. */
export function pathMatches(pattern: string, path: string): boolean {
  const expected = pattern.split('/').filter(Boolean)
  const actual = path.split('/').filter(Boolean)
  return expected.length === actual.length && expected.every((part, i) => part.startsWith(':') || part === actual[i])
}

/** Whether two page paths can fit the same address. */
export function pathsOverlap(a: string, b: string): boolean {
  const left = a.split('/').filter(Boolean)
  const right = b.split('/').filter(Boolean)
  return (
    left.length === right.length &&
    left.every((part, i) => part === right[i] || (part.startsWith(':') && right[i]?.startsWith(':')))
  )
}
