import { randomUUID } from 'node:crypto'
import { PLACEMENT_ANSWER_DAYS, PLACEMENT_REMINDER_DAYS, PLACEMENT_SIDES } from '@onward/contracts'
import { type Database, emitEvent, type Tx } from '@onward/database'
import { type ServiceKit, sumOfEach } from '@onward/service-kit'
import { londonDay } from '../figures/weeks'
import { insertCheck, lockDue, lockPlacement, markReminded, placementsDue, unremindedChecks } from './milestone-store'
import { statusOf } from './rules'
import type { CheckRow, PlacementRow } from './schema'
import { addStep, changeMembers, checksOf, updateStatus } from './store'

/** Both sides are asked when a milestone comes, and a side that does not answer is reminded. `cases/events.ts` opens placements. */
export function placementEvents(kit: ServiceKit): void {
  kit.onEvent('organisation.member', (change, tx) => changeMembers(tx, change))
  kit.cron('casework.ask-at-milestones', { everyMinutes: 60, most: MOST, of: 'placements', rest: 'no-longer-due' }, async () => {
    await askAtMilestones(kit.db, kit.clock())
  })
  kit.cron('casework.remind-of-checks', { everyMinutes: 60, most: MOST, of: 'checks', rest: 'no-longer-due' }, async () => {
    await remindOfChecks(kit.db, kit.clock())
  })
}

const DAY_MS = 86_400_000
/** Placements of one run; the next run takes the rest. */
const MOST = 200

/** Asks both sides where a milestone has come. Gives how many placements were asked about. */
export async function askAtMilestones(db: Database, now: Date): Promise<number> {
  const today = londonDay(now)
  const due = await db.withSystem((tx) => placementsDue(tx, today, MOST))
  return sumOfEach(due, (id) => db.withSystem((tx) => askOf(tx, id, now)))
}

const checkPayload = ({ id, caseId, accountId, applicationId, jobTitle, company, employerAccountIds }: PlacementRow) => ({
  placementId: id,
  coached: caseId !== null,
  accountId,
  applicationId,
  jobTitle,
  company,
  employerAccountIds,
})

/** Asks about one placement where a milestone has come, as the system. Gives 1 where it did, else 0. */
export async function askOf(tx: Tx, id: string, now: Date): Promise<number> {
  const row = await lockDue(tx, id, londonDay(now))
  if (!row) return 0
  const { due } = statusOf(row, await checksOf(tx, id), now)
  let asked = 0
  if (due) {
    const checkId = randomUUID()
    await insertCheck(tx, { id: checkId, placementId: id, weeks: due, askedAt: now })
    await addStep(tx, id, { kind: 'asked', at: now })
    await emitEvent(tx, 'placement.check', checkId, 1, { ...checkPayload(row), weeks: due })
    asked = 1
  }
  await updateStatus(tx, row, { at: now })
  return asked
}

/** Reminds, once, each side without an answer a week after it was asked. Gives the number of checks. */
export async function remindOfChecks(db: Database, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  // Later answers are not expected any more.
  const asked = { after: daysAgo(PLACEMENT_ANSWER_DAYS), by: daysAgo(PLACEMENT_REMINDER_DAYS) }
  const due = await db.withSystem((tx) => unremindedChecks(tx, asked, MOST))
  return sumOfEach(due, (one) => db.withSystem((tx) => remindOf(tx, one, now)))
}

async function remindOf(tx: Tx, { id, placementId }: Pick<CheckRow, 'id' | 'placementId'>, now: Date): Promise<number> {
  const row = await lockPlacement(tx, placementId)
  const check = row && (await markReminded(tx, id, now))
  if (!check) return 0
  const isOver = row.state === 'ended' || row.state === 'sustained'
  const isLast = (await checksOf(tx, row.id)).at(-1)?.id === id
  if (isOver || !isLast || check.settled) return 0
  const sides = PLACEMENT_SIDES.filter((side) => !check[side] && (side === 'jobseeker' || row.employerAccountIds.length > 0))
  if (sides.length === 0) return 0
  await addStep(tx, row.id, { kind: 'reminded', at: now })
  await emitEvent(tx, 'placement.check', id, 2, { ...checkPayload(row), weeks: check.weeks, sides })
  return 1
}
