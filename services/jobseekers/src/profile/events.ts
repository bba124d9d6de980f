import type { ServiceKit } from '@onward/service-kit'
import { keepGrant } from '../coach/grants-store'
import { keepCoach, keepEmail, keepHasNiNumber, keepRegistration } from './store'

/** Creates the profile at registration; the events may arrive in any order. */
export function profileEvents(kit: ServiceKit): void {
  kit.onEvent('account.registered', async ({ accountId, role, firstName, lastName }, tx, { at, version }) => {
    if (role === 'user') await keepRegistration(tx, { accountId, firstName, lastName }, { at, version })
  })
  kit.onEvent('claimant.ni-recorded', ({ accountId }, tx, { at }) => keepHasNiNumber(tx, accountId, at))
  kit.onEvent('account.email', ({ accountId, email }, tx, event) => keepEmail(tx, { accountId, email }, event))
  kit.onEvent('case.assigned', async (change, tx, { at, version }) => {
    const { caseId, referralId, accountId, officeId, officeName, agentAccountId: agentId, agentName, open } = change
    await keepCoach(tx, { accountId, caseId, officeName, coachName: open ? agentName : '', open }, { at, version })
    const grant = { caseId, referralId, accountId, officeId, officeName, agentId, agentName, open }
    await keepGrant(tx, grant, { version, at })
  })
}
