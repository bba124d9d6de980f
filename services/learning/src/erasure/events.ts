import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { forgetHolder } from '../credentials/store'

export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.erased', async ({ accountId }, tx, { at }) => {
    await forgetHolder(tx, accountId, at)
    await eraseRows(tx, accountId)
  })
}
