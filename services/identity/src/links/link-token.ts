import { type LinkKind, Problem } from '@onward/contracts'
import type { Call, ServiceKit } from '@onward/service-kit'
import { forgetLink, type LinkSession, linkFromCookie } from '@onward/service-kit/link-session'

/** The cookie with the token of a link of this kind. */
export const linkSessionOf = (kind: LinkKind): LinkSession => ({ name: `onward_link_${kind}`, path: '/api/identity' })

/** The token of a request, else of the link that its browser opened. Throws `link-expired` without either. */
export function tokenOf({ keys }: Pick<ServiceKit, 'keys'>, kind: LinkKind, call: Pick<Call, 'request' | 'now'>, given?: string) {
  const token = given ?? linkFromCookie(call.request, keys, linkSessionOf(kind), call.now)
  if (token === null) throw new Problem('link-expired')
  return token
}
export const linkUsed = ({ reply }: Pick<Call, 'reply'>, kind: LinkKind): unknown => forgetLink(reply, linkSessionOf(kind))
