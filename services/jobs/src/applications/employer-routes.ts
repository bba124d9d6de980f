import type { ServiceKit } from '@onward/service-kit'
import { registerAnonymous } from './anonymous-routes'
import { registerApplicationDetail } from './detail-routes'
import { registerApplicationLists } from './list-routes'
import { registerApplicationMoves } from './move-routes'
import { registerNotes } from './note-routes'
import { registerOffers } from './offer-routes'

/** The employer's side of applications. */
export function registerEmployerApplications(kit: ServiceKit): void {
  registerApplicationLists(kit)
  registerApplicationDetail(kit)
  registerApplicationMoves(kit)
  registerOffers(kit)
  registerNotes(kit)
  registerAnonymous(kit)
}
