import type { ServiceKit } from '@onward/service-kit'
import { saveGrant, saveSealed, saveSharing, saveStaff } from './grants-store'

/** Which agent works with whom, and what people share with their agent. */
export function coachEvents(kit: ServiceKit): void {
  kit.onEvent('staff.joined', async ({ accountId, officeId, firstName, lastName }, tx, { at }) => {
    if (officeId) await saveStaff(tx, { accountId, officeId, name: `${firstName} ${lastName}`.trim(), toldAt: at })
  })
  kit.onEvent('case.assigned', (assigned, tx, { at }) => saveGrant(tx, assigned, at))
  kit.onEvent('record.sealed', (sealed, tx) => saveSealed(tx, sealed))
  kit.onEvent('coach.sharing', ({ accountId, matches }, tx) => saveSharing(tx, accountId, matches))
}
