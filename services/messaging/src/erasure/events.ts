import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { forgetStaffName } from '../notices/former-staff-store'
import { threadFolder } from '../threads/attachments'
import { deleteThreads, deleteTicketsOf, threadsWith } from './store'

/**
 * A conversation with a person who leaves goes whole: what others wrote in it is about them, and often names them. Also what they wrote
 * by the contact form while they were signed out.
 */
export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.erased', async ({ accountId }, tx) => {
    const ids = await threadsWith(tx, accountId)
    // Files first: a process that is killed here finds the rows that name them again.
    for (const id of ids) await kit.files.removeFolder(threadFolder(id))
    await deleteThreads(tx, ids)
    await deleteTicketsOf(tx, accountId)
    await forgetStaffName(tx, accountId)
    await eraseRows(tx, accountId)
  })
}
