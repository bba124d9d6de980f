import { readEmployerToday } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { ownOrganisation } from '../organisations-store'
import { NOTHING, waitingToday } from './store'

/** The employer's open work of today. */
export function dashboardRoutes(kit: ServiceKit): void {
  kit.handle(readEmployerToday, ({ now, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      return organisation ? waitingToday(tx, organisation.id, now) : NOTHING
    }),
  )
}
