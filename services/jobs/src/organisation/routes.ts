import type { ServiceKit } from '@onward/service-kit'
import { registerPeople } from './people-routes'
import { registerOrganisationProfile } from './profile-routes'
import { registerVerification } from './verification-routes'

/** The organisation that somebody works for: its profile, its verification and its people. */
export function registerOrganisation(kit: ServiceKit): void {
  registerOrganisationProfile(kit)
  registerVerification(kit)
  registerPeople(kit)
}
