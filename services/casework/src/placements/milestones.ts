import { randomUUID } from 'node:crypto'
import { PLACEMENT_ANSWER_DAYS, PLACEMENT_REMINDER_DAYS, PLACEMENT_SIDES } from '@onward/contracts'
import { type Database, emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { referrals } from '../db/schema'
import { londonDay } from '../figures/weeks'
import { statusOf } from './rules'
import { type CheckRow, type PlacementRow, placementChecks, placements } from './schema'
import { addStep, changeMembers, checksOf, updateStatus } from './store'

/** Both sides are asked when a milestone comes, and whoever does not answer is reminded. `cases/events.ts` opens placements. */
export function placementEvents(kit: ServiceKit): void {
  kit.onEvent('organisation.member', (change, tx) => changeMembers(tx, change))
  kit.cron('casework.ask-at-milestones', 60, async () => {
    await askAtMilestones(kit.db, kit.clock())
  })
  kit.cron('casework.remind-of-checks', 60, async () => {
    await remindOfChecks(kit.db, kit.clock())
  })
}

const DAY_MS = 86_400_000
/** Placements of one run; the next run takes the rest. */
const MOST = 200

/** Asks both sides where a milestone has come. Gives how many placements were asked about. */
export async function askAtMilestones(db: Database, now: Date): Promise<number> {
  const today = londonDay(now)
  const due = await db.withSystem((tx) =>
    tx
      .select({ id: placements.id })
      .from(placements)
      .where(lte(placements.nextOn, today))
      .orderBy(asc(placements.nextOn))
      .limit(MOST),
  )
  let asked = 0
  for (const { id } of due) asked += await db.withSystem((tx) => askOf(tx, id, now))
  return asked
}

const checkPayload = ({ id, accountId, applicationId, jobTitle, company, employerAccountIds }: PlacementRow) => ({
  placementId: id,
  accountId,
  applicationId,
  jobTitle,
  company,
  employerAccountIds,
})

/** Asks about one placement where a milestone has come, as the system. Gives 1 where it did, else 0. */
export async function askOf(tx: Tx, id: string, now: Date): Promise<number> {
  const today = londonDay(now)
  // Another instance may have locked it.
  const [row] = await tx
    .select()
    .from(placements)
    .where(and(eq(placements.id, id), lte(placements.nextOn, today)))
    .for('update', { skipLocked: true })
  if (!row) return 0
  // Nobody is asked after their referral was withdrawn.
  const [referral] = await tx.select({ state: referrals.state }).from(referrals).where(eq(referrals.id, row.referralId))
  if (referral?.state === 'withdrawn') {
    await tx.update(placements).set({ nextOn: null }).where(eq(placements.id, id))
    return 0
  }
  const { due } = statusOf(row, await checksOf(tx, id), now)
  let asked = 0
  if (due) {
    const checkId = randomUUID()
    await tx.insert(placementChecks).values({ id: checkId, placementId: id, weeks: due, askedAt: now })
    await addStep(tx, id, { kind: 'asked', at: now })
    await emitEvent(tx, 'placement.check', checkId, 1, { ...checkPayload(row), weeks: due })
    asked = 1
  }
  await updateStatus(tx, row, { at: now })
  return asked
}

/** Reminds whoever has not answered a week after they were asked, once. Gives how many checks. */
export async function remindOfChecks(db: Database, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const due = await db.withSystem((tx) =>
    tx
      .select({ id: placementChecks.id, placementId: placementChecks.placementId })
      .from(placementChecks)
      .where(
        and(
          isNull(placementChecks.remindedAt),
          lte(placementChecks.askedAt, daysAgo(PLACEMENT_REMINDER_DAYS)),
          // Later answers are not expected any more.
          gt(placementChecks.askedAt, daysAgo(PLACEMENT_ANSWER_DAYS)),
        ),
      )
      .orderBy(asc(placementChecks.askedAt))
      .limit(MOST),
  )
  let reminded = 0
  for (const one of due) reminded += await db.withSystem((tx) => remindOf(tx, one, now))
  return reminded
}

async function remindOf(tx: Tx, { id, placementId }: Pick<CheckRow, 'id' | 'placementId'>, now: Date): Promise<number> {
  // Another instance or an answer may have locked it.
  const [row] = await tx.select().from(placements).where(eq(placements.id, placementId)).for('update', { skipLocked: true })
  if (!row) return 0
  const [check] = await tx
    .update(placementChecks)
    .set({ remindedAt: now })
    .where(and(eq(placementChecks.id, id), isNull(placementChecks.remindedAt)))
    .returning()
  if (!check) return 0
  const [referral] = await tx.select({ state: referrals.state }).from(referrals).where(eq(referrals.id, row.referralId))
  const isOver = row.state === 'ended' || row.state === 'sustained' || referral?.state === 'withdrawn'
  const isLast = (await checksOf(tx, row.id)).at(-1)?.id === id
  if (isOver || !isLast || check.settled) return 0
  const sides = PLACEMENT_SIDES.filter((side) => !check[side] && (side === 'jobseeker' || row.employerAccountIds.length > 0))
  if (sides.length === 0) return 0
  await addStep(tx, row.id, { kind: 'reminded', at: now })
  await emitEvent(tx, 'placement.check', id, 2, { ...checkPayload(row), weeks: check.weeks, sides })
  return 1
}
