/**
 * Who may open or call what. One evaluator serves navigation, routes, slots and the services; an unknown rule hides.
 * Source: specification sections 2 and 6.
 */
export const ROLES = ['user', 'employer', 'agent', 'admin'] as const
/** `user` is a jobseeker, the default. The server grants every other role. */
export type Role = (typeof ROLES)[number]
export const VISITOR = 'visitor'
export type Viewer = Role | typeof VISITOR

/** `public`: anyone, signed in or not. `signed-in`: any role. Otherwise the roles that may. */
export type AccessRule = 'public' | 'signed-in' | readonly Viewer[]

export function mayAccess(rule: AccessRule | undefined, viewer: Viewer): boolean {
  if (rule === 'public') return true
  if (rule === 'signed-in') return viewer !== VISITOR
  return Array.isArray(rule) && rule.includes(viewer)
}

export const AREAS = ['agent', 'employer', 'jobseeker'] as const
export type Area = (typeof AREAS)[number]

/** "Any path containing /agent or /employer is treated as the agent or employer area." Whole segments count. */
export function areaOf(path: string): Area {
  const segments = path.split('/')
  if (segments.includes('agent')) return 'agent'
  if (segments.includes('employer')) return 'employer'
  return 'jobseeker'
}

export const SIGN_IN_PATHS: Readonly<Record<Area, string>> = {
  agent: '/agent/login',
  employer: '/employer/login',
  jobseeker: '/login',
}

export const HOME_PATHS: Readonly<Record<Role, string>> = {
  user: '/dashboard',
  employer: '/employer/dashboard',
  agent: '/agent/dashboard',
  admin: '/agent/admin',
}

const JOBSEEKER_PAGES = ['/dashboard', '/profile', '/jobs', '/learning', '/messages', '/applications']
const under = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/**
 * The redirects of the specification, applied before any route is matched. Returns the address to go to, or null to stay.
 * `path` is a pathname.
 */
export function redirectFor(path: string, viewer: Viewer): string | null {
  const area = areaOf(path)
  const signIn = SIGN_IN_PATHS[area]
  if (path === signIn) return viewer === VISITOR ? null : HOME_PATHS[viewer]
  if (viewer === VISITOR) return null
  const home = HOME_PATHS[viewer]
  if (JOBSEEKER_PAGES.some((page) => under(path, page)) && viewer !== 'user') {
    // A job has a public page of its own; only the hub is the jobseeker's.
    return path.startsWith('/jobs/') ? null : home
  }
  if (path === '/agent/dashboard' && viewer !== 'agent' && viewer !== 'admin') return home
  if (path === '/employer/dashboard' && viewer !== 'employer') return home
  if (path === '/agent') return HOME_PATHS[viewer]
  if (path === '/employer') return HOME_PATHS[viewer]
  return null
}

/** Where a signed-out visitor goes for a page that needs an account; `next` brings them back. */
export function signInFor(path: string, search: string): string {
  return `${SIGN_IN_PATHS[areaOf(path)]}?next=${encodeURIComponent(path + search)}`
}

/** A `next` that stays on this origin, else null. Refuses `//host`, backslashes and schemes. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || next.startsWith('//') || /[\\\u0000-\u001f]/.test(next)) return null
  return next
}
