import type { ServiceKit } from '@onward/service-kit'
import { renameAccount } from './store'

/** Handles what other services know of an account. */
export function accountEvents(kit: ServiceKit): void {
  kit.onEvent('jobseeker.named', (named, tx) => renameAccount(tx, named))
}
