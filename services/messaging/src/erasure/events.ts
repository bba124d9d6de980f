import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { forgetStaffName } from '../notices/former-staff-store'
import { threadFolder } from '../threads/attachments'
import { deleteThreads, deleteTicketsOf, threadsWith } from './store'

/**
 * Deletes whole conversations of the erased person: messages of others are about them and often name them. Also deletes what they
 * sent by the contact form while signed out.
 */
export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.erased', async ({ accountId }, tx) => {
    const ids = await threadsWith(tx, accountId)
    // Files first: if the process is killed here, the rows that name them are still there for the next run.
    for (const id of ids) await kit.files.removeFolder(threadFolder(id))
    await deleteThreads(tx, ids)
    await deleteTicketsOf(tx, accountId)
    await forgetStaffName(tx, accountId)
    await eraseRows(tx, accountId)
  })
}
