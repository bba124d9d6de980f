import type { ServiceKit } from '@onward/service-kit'
import { keepGrant } from '../coach/grants-store'
import { keepCoach, keepEmail, keepHasNiNumber, keepRegistration } from './store'

/** Creates the profile at registration, or with whatever is told of a person first. */
export function profileEvents(kit: ServiceKit): void {
  kit.onEvent('account.registered', async ({ accountId, role, firstName, lastName }, tx, { at }) => {
    if (role === 'user') await keepRegistration(tx, { accountId, firstName, lastName }, at)
  })
  kit.onEvent('claimant.ni-recorded', ({ accountId }, tx, { at }) => keepHasNiNumber(tx, accountId, at))
  kit.onEvent('account.email', ({ accountId, email }, tx, { at }) => keepEmail(tx, { accountId, email }, at))
  kit.onEvent('case.assigned', async (change, tx, { at, version }) => {
    const { caseId, referralId, accountId, officeId, officeName, agentAccountId: agentId, agentName, open } = change
    await keepCoach(tx, { accountId, caseId, officeName, coachName: open ? agentName : '', open }, at)
    const grant = { caseId, referralId, accountId, officeId, officeName, agentId, agentName, open }
    await keepGrant(tx, grant, { version, at })
  })
}
