import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { forgetCoach } from '../coach/grants-store'
import { stopSharing } from '../coach/sharing-store'
import { withdrawConsent } from '../consents/store'
import { showOnly } from '../cvs/visibility'
import { sentFiles } from '../disclosures/store'
import { personFolders } from '../files'

/** Erases a person's data in this service. */
export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.closing', async ({ accountId }, tx, { at }) => {
    await withdrawConsent(tx, accountId, 'pool', at)
    await showOnly(tx, accountId, null)
    await stopSharing(tx, accountId, at)
  })
  kit.onEvent('account.erased', async ({ accountId }, tx) => {
    // Files first: if the process is killed here, the rows that name them are still there for the next run.
    for (const path of await sentFiles(tx, accountId)) await kit.files.remove(path)
    for (const folder of personFolders(accountId)) await kit.files.removeFolder(folder)
    await forgetCoach(tx, accountId)
    await eraseRows(tx, accountId)
  })
}
