import type { ServiceKit } from '@onward/service-kit'
import { openPlacement } from '../placements/store'
import { recordOnCase } from './history'
import { entryOf, TOLD_TYPES } from './told'

/** What people do elsewhere, as their work coach sees it: of those who have one. */
export function caseEvents(kit: ServiceKit): void {
  for (const type of TOLD_TYPES) {
    kit.onEvent(type, async (told, tx, { id: eventId, at }) => {
      const entry = entryOf(type, told)
      if (entry) await recordOnCase(tx, { accountId: told.accountId }, { ...entry, at, eventId })
      if ('startedOn' in told) await openPlacement(tx, told, at)
    })
  }
}
