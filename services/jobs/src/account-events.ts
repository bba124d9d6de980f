import type { ServiceKit } from '@onward/service-kit'
import { saveEmployer, saveMatchProfile } from './account-store'

/** Account facts that this service stores. */
export function accountEvents(kit: ServiceKit): void {
  kit.onEvent('account.registered', (account, tx, event) => saveEmployer(tx, account, event.at))
  kit.onEvent('jobseeker.match-profile', (profile, tx, event) => saveMatchProfile(tx, profile, event))
}
