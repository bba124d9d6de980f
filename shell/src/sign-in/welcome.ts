import { areaOf, HOME_PATHS, mayAccess, type Role, redirectFor, safeNext } from '@onward/contracts/access'
import type { MessageKey } from '@onward/portal-kit/i18n'
import type en from './messages/en.json'

/** Target after sign-in: the previous page, unless it belongs to another role; else their dashboard. */
export function addressAfterSignIn(role: Role, next: string | null): string {
  const wanted = safeNext(next)
  const path = wanted?.split(/[?#]/)[0]
  if (!wanted || !path || path === '/') return HOME_PATHS[role]
  const area = areaOf(path)
  const foreign =
    (area === 'agent' && !mayAccess(['agent', 'admin'], role)) || (area === 'employer' && !mayAccess(['employer'], role))
  return foreign || redirectFor(path, role) !== null ? HOME_PATHS[role] : wanted
}

/** The documented greeting of each role; "welcome back" only after the first session. */
export function welcomeKeyOf(role: Role, isFirstSession: boolean): MessageKey<typeof en> {
  if (role === 'user' && isFirstSession) return 'notices.welcome.newUser'
  return role === 'admin' ? 'notices.welcome.agent' : `notices.welcome.${role}`
}
