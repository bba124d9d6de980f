import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'

/** A person who leaves takes their National Insurance number along; it is free to be given again. */
export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.erased', async ({ accountId }, tx) => {
    await eraseRows(tx, accountId)
  })
}
