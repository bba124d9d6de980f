import { readEmployerToday, readEmployerViews } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { ownOrganisation } from '../organisations-store'
import { NOTHING, waitingToday } from './store'
import { viewsByDay } from './views-store'

/** The employer's open work of today, and how the adverts were found. */
export function dashboardRoutes(kit: ServiceKit): void {
  kit.handle(readEmployerToday, ({ now, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      return organisation ? waitingToday(tx, organisation.id, now) : NOTHING
    }),
  )
  kit.handle(readEmployerViews, ({ now, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      return { days: organisation ? await viewsByDay(tx, organisation.id, now) : [] }
    }),
  )
}
