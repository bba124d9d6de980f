import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { moveApplicationTo } from '../applications/move'
import { forgetCoach } from '../coach/grants-store'
import { employerAway, employerBack, eraseEmployer } from './employer'
import { forgetReporter, pendingApplications, saveClosing, saveSuspended } from './store'

/** Erases a person's data in this service. */
export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.closing', async ({ accountId }, tx, { at }) => {
    await saveClosing(tx, accountId, true)
    await withdrawPending(tx, accountId, at)
    await employerAway(tx, accountId, at)
  })
  kit.onEvent('account.kept', async ({ accountId }, tx, { at }) => {
    await saveClosing(tx, accountId, false)
    await employerBack(tx, accountId, at)
  })
  kit.onEvent('account.suspended', async ({ accountId, suspended }, tx, { at }) => {
    await saveSuspended(tx, accountId, suspended)
    await (suspended ? employerAway : employerBack)(tx, accountId, at)
  })
  kit.onEvent('account.erased', async ({ accountId }, tx, { at }) => {
    await eraseEmployer(kit, tx, accountId, at)
    await forgetReporter(tx, accountId)
    await forgetCoach(tx, accountId)
    await eraseRows(tx, accountId)
  })
}

/** Withdraws the person's applications, so that employers do not wait. An accepted job is for the two of them to settle. */
async function withdrawPending(tx: Tx, accountId: string, at: Date): Promise<void> {
  const pending = await pendingApplications(tx, accountId)
  for (const application of pending) {
    await moveApplicationTo(tx, application, null, {
      to: 'withdrawn',
      by: 'jobseeker',
      accountId,
      reason: null,
      withdrawal: 'account-closed',
      at,
    })
  }
}
