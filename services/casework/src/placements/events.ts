import type { ServiceKit } from '@onward/service-kit'
import { askAtMilestones, changeMembers } from './follow'

/** Both sides are asked when a milestone comes. What opens a placement stands with what else is told of people (`cases/events.ts`). */
export function placementEvents(kit: ServiceKit): void {
  kit.onEvent('organisation.member', (told, tx) => changeMembers(tx, told))
  kit.cron('casework.ask-at-milestones', 60, async () => {
    await askAtMilestones(kit.db, kit.clock())
  })
}
