import { Problem, readStaffInvitation, registerStaff } from '@onward/contracts'
import { asSystem, emitEvent } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { confirmAccount } from '../accounts/changes'
import { hashPassword, refuseWeakPassword } from '../accounts/passwords'
import { changeAccount, openAccount } from '../accounts/store'
import { invitationOfCode, useStaffCode } from './invitation-store'

/** Opening a staff account by the code of an invitation. */
export function staffRoutes(kit: ServiceKit): void {
  kit.handle(readStaffInvitation, ({ body, now, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      const { firstName, lastName, email, staffId, role, expiresAt } = await invitationOfCode(tx, body.code, now)
      return { firstName, lastName, email, staffId, role, expiresAt: expiresAt.toISOString() }
    }),
  )

  kit.handle(registerStaff, async ({ body, now, write }) => {
    refuseWeakPassword(body.password, kit.config.passwordMinimum.signUp)
    const passwordHash = await hashPassword(body.password)
    return write(async (tx) => {
      await asSystem(tx)
      const { email, firstName, lastName, role, staffId, officeId } = await useStaffCode(tx, body.code, now)
      const facts = { passwordHash, role, firstName, lastName, organisationName: '', language: body.language }
      const opened = await openAccount(tx, email, facts, now)
      if (opened.confirmed) throw new Problem('already-exists', { text: 'identity.staff-account-exists' })
      await changeAccount(tx, opened.id, { staffId, officeId })
      // The email arrived, which confirms the address.
      const { id, version } = await confirmAccount(tx, opened.id, now)
      await emitEvent(tx, 'staff.joined', id, version, { accountId: id, role, officeId, staffId, firstName, lastName })
      return { resource: `accounts/${id}`, answer: {} }
    })
  })
}
