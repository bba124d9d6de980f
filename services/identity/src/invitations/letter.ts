import { enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eq } from 'drizzle-orm'
import { invitations } from '../db/schema'
import { writeLetter } from '../mail/letters'
import { mintInvitationToken } from './tokens'

const SEND_INVITATION = 'identity.send-invitation'

/** Asks for the letter of an invitation; it is written when it is sent, so that a token never rests in a job. */
export const requestInvitationLetter = (tx: Tx, invitationId: string, round: number): Promise<void> =>
  enqueue(tx, SEND_INVITATION, { invitationId, round }, { maxAttempts: 12 })

export function registerInvitationLetters(kit: ServiceKit): void {
  kit.task<{ invitationId: string; round: number }>(SEND_INVITATION, async ({ invitationId, round }) => {
    // The token is committed before it leaves, so a link that arrives always works.
    const letter = await kit.db.withSystem(async (tx) => {
      const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, invitationId))
      // Taken back, used, or sent anew meanwhile.
      if (!invitation || invitation.round !== round || invitation.expiresAt <= kit.clock()) return null
      const { email, organisation, language, expiresAt } = invitation
      const token = await mintInvitationToken(tx, invitation)
      return {
        kind: organisation ? ('invitation' as const) : ('invitation-unnamed' as const),
        language,
        to: email,
        firstName: '',
        link: `${kit.config.origin}/employer/join?token=${token}`,
        hours: 0,
        organisation,
        lastDay: expiresAt.toLocaleDateString(language === 'cy' ? 'cy-GB' : 'en-GB', {
          timeZone: 'Europe/London',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        }),
      }
    })
    if (letter) await kit.mail.send(writeLetter(letter))
  })
}
