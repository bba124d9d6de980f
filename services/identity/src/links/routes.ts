import { type LinkKind, openLink, readLink } from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import type { Call, ServiceKit } from '@onward/service-kit'
import { keepLink, linkFromCookie } from '@onward/service-kit/link-session'
import { emailTokenIsOpen } from '../accounts/email-token-store'
import { findInvitation } from '../invitations/store'
import { linkSessionOf } from './link-token'

/** Whether a token is still valid. Checking does not redeem it: mail scanners open links too. */
const IS_OPEN: Readonly<Record<LinkKind, (tx: Tx, token: string, now: Date) => Promise<boolean>>> = {
  'verify-email': (tx, token, now) => emailTokenIsOpen(tx, token, ['verify-email', 'change-email'], now),
  'reset-password': (tx, token, now) => emailTokenIsOpen(tx, token, ['reset-password'], now),
  invitation: async (tx, token, now) => (await findInvitation(tx, token, now)) !== null,
}

/** Moves the token from the link of an email into a cookie, so that the address does not show it. */
export function linkRoutes(kit: ServiceKit): void {
  const isOpen = ({ params: { kind }, read, now }: Pick<Call<typeof readLink>, 'params' | 'read' | 'now'>, token: string) =>
    read(async (tx) => {
      await asSystem(tx)
      return IS_OPEN[kind](tx, token, now)
    })

  kit.handle(openLink, async (call) => {
    const { params, body, now, reply } = call
    const open = await isOpen(call, body.token)
    if (open) keepLink(reply, kit, linkSessionOf(params.kind), body.token, now)
    return { open }
  })
  kit.handle(readLink, async (call) => {
    const token = linkFromCookie(call.request, kit.keys, linkSessionOf(call.params.kind), call.now)
    return { open: token !== null && (await isOpen(call, token)) }
  })
}
