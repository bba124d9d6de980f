// Apart from `portal.ts`, so that the first page's scripts carry no validation library.

/** Version of the contract between shell and remotes. The registry refuses pairs that do not fit. */
export const PORTAL_CONTRACT = 1

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

/** Pages that the shell itself draws, beside those of remotes, and who may open each. */
export const SHELL_PAGES = {
  '/login': 'public',
  '/agent/login': 'public',
  '/employer/login': 'public',
  '/verify-email': 'public',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/notices': 'signed-in',
} as const
export type ShellPath = keyof typeof SHELL_PAGES

/** The shell's own page at a pathname, or null. */
export function shellPathOf(path: string): ShellPath | null {
  const known = Object.keys(SHELL_PAGES) as ShellPath[]
  return known.find((pattern) => pathMatches(pattern, path)) ?? null
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
