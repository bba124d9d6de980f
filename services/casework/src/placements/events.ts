import type { ServiceKit } from '@onward/service-kit'
import { askAtMilestones, changeMembers, remindOfChecks } from './follow'

/** Both sides are asked when a milestone comes, and whoever does not answer is reminded. What opens a placement stands with what else is told of people (`cases/events.ts`). */
export function placementEvents(kit: ServiceKit): void {
  kit.onEvent('organisation.member', (told, tx) => changeMembers(tx, told))
  kit.cron('casework.ask-at-milestones', 60, async () => {
    await askAtMilestones(kit.db, kit.clock())
  })
  kit.cron('casework.remind-of-checks', 60, async () => {
    await remindOfChecks(kit.db, kit.clock())
  })
}
