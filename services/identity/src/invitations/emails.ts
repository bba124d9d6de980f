import { enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { composeEmail } from '../mail/compose'
import { endInvitation, invitationById, mintInvitationToken } from './store'

const SEND_INVITATION = 'identity.send-invitation'

/** Requests the email of an invitation. It is written when it is sent, so that no token is stored in a job. */
export const requestInvitationEmail = (tx: Tx, invitationId: string, round: number): Promise<void> =>
  enqueue(tx, SEND_INVITATION, { invitationId, round }, { maxAttempts: 12 })

export function invitationEvents(kit: ServiceKit): void {
  kit.task<{ invitationId: string; round: number }>(SEND_INVITATION, 'mail', async ({ invitationId, round }) => {
    // The token is committed before it is sent, so that a delivered link always works.
    const email = await kit.db.withSystem(async (tx) => {
      const invitation = await invitationById(tx, invitationId)
      // Withdrawn, used or sent again meanwhile.
      if (!invitation || invitation.round !== round || invitation.expiresAt <= kit.clock()) return null
      const { email: to, organisation, language, expiresAt } = invitation
      const link = `${kit.config.origin}/employer/join?token=${await mintInvitationToken(tx, invitation)}`
      const kind = organisation ? ('invitation' as const) : ('invitation-unnamed' as const)
      return { kind, language, to, firstName: '', link, organisation, expiresAt }
    })
    if (email) await kit.mail.send(composeEmail(email))
  })

  kit.onEvent('invitation.ended', ({ invitationId }, tx) => endInvitation(tx, invitationId))
}
