import { Problem } from '@onward/contracts'
import { enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { composeEmail } from '../mail/compose'
import { type Invited, invitationFault, mintStaffCode, openInvitation, saveInvitation } from './invitation-store'

const SEND = 'identity.send-staff-invitation'

/**
 * Invites a colleague by email; an open invitation to the same address is sent again with the new facts, and its earlier code ends.
 */
export async function inviteStaff(tx: Tx, invited: Invited, now: Date): Promise<string> {
  const fault = await invitationFault(tx, invited)
  if (fault) throw new Problem('already-exists', { text: fault.text, facts: fault.facts, errors: [fault] })
  const { id, round } = await saveInvitation(tx, invited, now)
  await enqueue(tx, SEND, { invitationId: id, round }, { maxAttempts: 12 })
  return id
}

export function staffEvents(kit: ServiceKit): void {
  kit.task<{ invitationId: string; round: number }>(SEND, 'mail', async ({ invitationId, round }) => {
    // The code is committed before it is sent, so that a delivered email always works.
    const email = await kit.db.withSystem(async (tx) => {
      const invitation = await openInvitation(tx, invitationId)
      if (!invitation || invitation.round !== round || invitation.expiresAt <= kit.clock()) return null
      const { email: to, language, firstName, staffId, expiresAt } = invitation
      const code = await mintStaffCode(tx, invitation)
      const link = `${kit.config.origin}/agent/login?invitation=${code}`
      return { kind: 'staff-invitation' as const, language, to, firstName, staffId, code, link, expiresAt }
    })
    if (email) await kit.mail.send(composeEmail(email))
  })
}
