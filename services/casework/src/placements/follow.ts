import { randomUUID } from 'node:crypto'
import {
  checkOutcome,
  type EventPayload,
  PLACEMENT_ANSWER_DAYS,
  PLACEMENT_REMINDER_DAYS,
  PLACEMENT_SIDES,
  type PlacementEndReason,
  type PlacementStanding,
  type PlacementStepKind,
  placementStanding,
} from '@onward/contracts'
import { announceChange, type Database, emitEvent, type Tx } from '@onward/database'
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { recordOnCase } from '../cases/history'
import { cases, referrals } from '../db/schema'
import { londonDay } from '../figures/weeks'
import { type CheckRow, type PlacementRow, placementChecks, placementSteps, placements } from './schema'

type CaseRow = typeof cases.$inferSelect
/** As the history of the case names it: by the application, and where there was none by the placement itself. */
const nameOf = ({ applicationId, id }: Pick<PlacementRow, 'applicationId' | 'id'>): string => applicationId ?? id

export async function addStep(
  tx: Tx,
  placementId: string,
  step: { kind: PlacementStepKind; at: Date; actor?: string; note?: string },
): Promise<void> {
  await tx.insert(placementSteps).values({ placementId, actor: null, note: '', ...step })
}

type NewPlacement = Pick<PlacementRow, 'jobTitle' | 'company' | 'startedOn'> &
  Partial<Pick<PlacementRow, 'applicationId' | 'organisationId' | 'employerAccountIds'>>

/** Opens a placement in a case, in the system's view. Of one application there is one; null where it is there already. */
export async function insertPlacement(tx: Tx, one: CaseRow, facts: NewPlacement, at: Date): Promise<PlacementRow | null> {
  const standing = placementStanding({ startedOn: facts.startedOn, endedByAgent: false, checks: [] }, londonDay(at))
  const [row] = await tx
    .insert(placements)
    .values({
      id: randomUUID(),
      caseId: one.id,
      referralId: one.referralId,
      accountId: one.accountId,
      officeId: one.officeId,
      ...facts,
      state: standing.state,
      nextOn: standing.due ? londonDay(at) : standing.nextOn,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** A client started in a job that they were offered here. Whoever is nobody's client is not followed. */
export async function openPlacement(
  tx: Tx,
  {
    accountId,
    applicationId,
    jobTitle,
    company,
    startedOn,
    employerAccountIds,
    organisationId,
  }: EventPayload<'placement.started'>,
  at: Date,
): Promise<void> {
  const [one] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.accountId, accountId), isNull(cases.closedAt)))
    .orderBy(desc(cases.openedAt))
    .limit(1)
  if (!one) return
  const facts = { applicationId, jobTitle, company, startedOn, employerAccountIds, organisationId: organisationId ?? null }
  const row = await insertPlacement(tx, one, facts, at)
  if (row) await addStep(tx, row.id, { kind: 'opened', at })
}

export const checksOf = (tx: Tx, placementId: string): Promise<CheckRow[]> =>
  tx.select().from(placementChecks).where(eq(placementChecks.placementId, placementId)).orderBy(asc(placementChecks.weeks))

/** A check with the day on which it was asked. */
export const dated = (check: CheckRow) => ({ ...check, askedOn: londonDay(check.askedAt) })
const standingOf = (row: PlacementRow, checks: readonly CheckRow[], at: Date): PlacementStanding =>
  placementStanding({ ...row, checks: checks.map(dated) }, londonDay(at))

/** The placement, held until the transaction ends. */
export async function lockPlacement(tx: Tx, id: string): Promise<PlacementRow | null> {
  const [row] = await tx.select().from(placements).where(eq(placements.id, id)).for('update')
  return row ?? null
}

/**
 * Brings a placement up to date with its checks, and tells the case what changed. The placement is locked by the caller; runs in the system's
 * view, whoever asks: what follows from an answer is nobody's own writing.
 */
export async function settleStanding(
  tx: Tx,
  before: PlacementRow,
  { at, actor, endReason = 'not-known' }: { at: Date; actor?: string; endReason?: PlacementEndReason },
): Promise<PlacementRow> {
  const checks = await checksOf(tx, before.id)
  const standing = standingOf(before, checks, at)
  const { state, conflict, confirmedWeeks } = standing
  const hasEnded = state === 'ended'
  const [row] = await tx
    .update(placements)
    .set({
      state,
      conflict,
      confirmedWeeks,
      nextOn: standing.due ? londonDay(at) : standing.nextOn,
      sustainedAt: state === 'sustained' ? (before.sustainedAt ?? at) : null,
      endedAt: hasEnded ? (before.endedAt ?? at) : null,
      endedReason: hasEnded ? (before.state === 'ended' ? before.endedReason : endReason) : null,
      version: before.version + 1,
    })
    .where(eq(placements.id, before.id))
    .returning()
  if (!row) throw new Error('The placement has gone')
  const [one] = await tx.select({ agentId: cases.agentId }).from(cases).where(eq(cases.id, row.caseId))
  const concerned = [row.accountId, ...row.employerAccountIds, ...(one ? [one.agentId] : [])]
  await announceChange(tx, { accountIds: concerned, changed: ['placement'] })
  const told = { at, ...(actor && { actor }) }
  const of = { caseId: row.caseId }
  const applicationId = nameOf(row)
  if (hasEnded && before.state !== 'ended') {
    const facts = { applicationId, reason: row.endedReason ?? 'not-known' }
    await recordOnCase(tx, of, { kind: 'placement-ended', facts, ...told })
  }
  // It goes on after all.
  if (!hasEnded && before.state === 'ended') {
    const { jobTitle, company, startedOn } = row
    await recordOnCase(tx, of, { kind: 'placement-started', facts: { applicationId, jobTitle, company, startedOn }, ...told })
  }
  const last = checks.at(-1)
  const outcome = last && checkOutcome(dated(last), londonDay(at))
  if (last && confirmedWeeks > before.confirmedWeeks && outcome === 'working') {
    const facts = { applicationId, milestone: `weeks-${last.weeks}`, outcome }
    await recordOnCase(tx, of, { kind: 'placement-checked', facts, ...told })
  }
  if (last && conflict && outcome === 'conflict' && !last.conflictToldAt) {
    await tx.update(placementChecks).set({ conflictToldAt: at }).where(eq(placementChecks.id, last.id))
    if (one)
      await emitEvent(tx, 'placement.conflict', last.id, row.version, {
        placementId: row.id,
        referralId: row.referralId,
        agentAccountId: one.agentId,
      })
  }
  return row
}

const DAY_MS = 86_400_000
/** Placements looked at in one run; the next run takes the rest. */
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

const questionOf = ({ id, accountId, applicationId, jobTitle, company, employerAccountIds }: PlacementRow) => ({
  placementId: id,
  accountId,
  applicationId,
  jobTitle,
  company,
  employerAccountIds,
})

/** Asks about one placement where a milestone has come, in the system's view. Gives 1 where it did. */
export async function askOf(tx: Tx, id: string, now: Date): Promise<number> {
  const today = londonDay(now)
  // Another instance may be at it.
  const [row] = await tx
    .select()
    .from(placements)
    .where(and(eq(placements.id, id), lte(placements.nextOn, today)))
    .for('update', { skipLocked: true })
  if (!row) return 0
  // Whoever asked to stop, or was referred by mistake, is left in peace.
  const [referral] = await tx.select({ state: referrals.state }).from(referrals).where(eq(referrals.id, row.referralId))
  if (referral?.state === 'withdrawn') {
    await tx.update(placements).set({ nextOn: null }).where(eq(placements.id, id))
    return 0
  }
  const { due } = standingOf(row, await checksOf(tx, id), now)
  let asked = 0
  if (due) {
    const checkId = randomUUID()
    await tx.insert(placementChecks).values({ id: checkId, placementId: id, weeks: due, askedAt: now })
    await addStep(tx, id, { kind: 'asked', at: now })
    await emitEvent(tx, 'placement.check', checkId, 1, { ...questionOf(row), weeks: due })
    asked = 1
  }
  await settleStanding(tx, row, { at: now })
  return asked
}

/** Reminds whoever has not answered a week after they were asked, once. Gives how many questions were brought to mind. */
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
          // An answer that comes later than that is not waited for.
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
  // Another instance may be at it, or somebody may answer just now.
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
  await emitEvent(tx, 'placement.check', id, 2, { ...questionOf(row), weeks: check.weeks, sides })
  return 1
}

/** Whoever joins the employer answers with the others; whoever leaves does no more. */
export async function changeMembers(
  tx: Tx,
  { organisationId, accountId, change }: EventPayload<'organisation.member'>,
): Promise<void> {
  const without = sql`array_remove(${placements.employerAccountIds}, ${accountId}::uuid)`
  await tx
    .update(placements)
    .set({ employerAccountIds: change === 'joined' ? sql`array_append(${without}, ${accountId}::uuid)` : without })
    .where(eq(placements.organisationId, organisationId))
}
