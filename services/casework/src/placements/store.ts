import { randomUUID } from 'node:crypto'
import {
  type EventPayload,
  type PlacementAnswer,
  type PlacementEndReason,
  type PlacementSettlement,
  type PlacementSide,
  type PlacementStepKind,
  Problem,
  placementStatus,
} from '@onward/contracts'
import { announceChange, emitEvent, isAnyOf, runAsSystem, type Tx } from '@onward/database'
import { and, asc, desc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { recordOnCase } from '../cases/history'
import { cases } from '../db/schema'
import { londonDay } from '../figures/weeks'
import { answerRefused, mayEnd, outcomeOf, statusOf } from './rules'
import { type CheckRow, type PlacementRow, placementChecks, placementSteps, placements } from './schema'

/** A case that the asking session may see. */
export async function caseFor(tx: Tx, id: string, { lock }: { lock: boolean }) {
  const query = tx.select().from(cases).where(eq(cases.id, id))
  const [one] = await (lock ? query.for('update') : query)
  if (!one) throw new Problem('not-found')
  return one
}

/** Id of the placement that the asking session may see; `not-found` where there is none. */
export async function ownPlacement(tx: Tx, by: { id: string } | { checkId: string }): Promise<string> {
  const where =
    'id' in by
      ? eq(placements.id, by.id)
      : sql`${placements.id} = (select c.placement_id from casework.placement_checks c where c.id = ${by.checkId})`
  const [found] = await tx.select({ id: placements.id }).from(placements).where(where)
  if (!found) throw new Problem('not-found')
  return found.id
}

type CaseRow = typeof cases.$inferSelect
/** Whose placement it is; `id` is the case, null without a work coach. */
type Owner = Pick<CaseRow, 'accountId'> &
  (Pick<CaseRow, 'id' | 'referralId' | 'officeId'> | { id: null; referralId: null; officeId: null })
/** The id by which the case's history names it. */
const historyId = ({ applicationId, id }: Pick<PlacementRow, 'applicationId' | 'id'>): string => applicationId ?? id

export async function addStep(
  tx: Tx,
  placementId: string,
  step: { kind: PlacementStepKind; at: Date; actor?: string; note?: string },
): Promise<void> {
  await tx.insert(placementSteps).values({ placementId, actor: null, note: '', ...step })
}

type NewPlacement = Pick<PlacementRow, 'jobTitle' | 'company' | 'startedOn'> &
  Partial<Pick<PlacementRow, 'applicationId' | 'organisationId' | 'employerAccountIds'>>

/** Inserts a placement as the system. Null where the application has one already. */
export async function insertPlacement(tx: Tx, one: Owner, facts: NewPlacement, at: Date): Promise<PlacementRow | null> {
  const status = placementStatus({ startedOn: facts.startedOn, endedByAgent: false, checks: [] }, londonDay(at))
  const [row] = await tx
    .insert(placements)
    .values({
      id: randomUUID(),
      caseId: one.id,
      referralId: one.referralId,
      accountId: one.accountId,
      officeId: one.officeId,
      ...facts,
      state: status.state,
      nextOn: status.due ? londonDay(at) : status.nextOn,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** Opens the placement of somebody who started in a job that they applied for here: in their open case, or by itself. */
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
  const facts = { applicationId, jobTitle, company, startedOn, employerAccountIds, organisationId: organisationId ?? null }
  const row = await insertPlacement(tx, one ?? { accountId, id: null, referralId: null, officeId: null }, facts, at)
  if (row) await addStep(tx, row.id, { kind: 'opened', at })
}

/** Is followed still: neither ended nor sustained. */
const RUNNING = notInArray(placements.state, ['ended', 'sustained'])

/** Starts that a person follows alone join the case that opened. As the system. */
export const joinCase = (
  tx: Tx,
  { id: caseId, referralId, accountId, officeId }: Pick<CaseRow, 'id' | 'referralId' | 'accountId' | 'officeId'>,
) =>
  tx
    .update(placements)
    .set({ caseId, referralId, officeId })
    .where(and(eq(placements.accountId, accountId), isNull(placements.caseId), RUNNING))

/** What still runs when a referral is withdrawn goes on without it, followed by its person; what was for the office alone goes. As the system. */
export async function leaveReferral(tx: Tx, referralId: string): Promise<void> {
  const left = await tx
    .update(placements)
    .set({ caseId: null, referralId: null, officeId: null, conflict: false })
    .where(and(eq(placements.referralId, referralId), RUNNING))
    .returning({ id: placements.id })
  const ids = left.map(({ id }) => id)
  if (ids.length > 0)
    await tx.update(placementSteps).set({ note: '', actor: null }).where(isAnyOf(placementSteps.placementId, ids))
}

export const checksOf = (tx: Tx, placementId: string): Promise<CheckRow[]> =>
  tx.select().from(placementChecks).where(eq(placementChecks.placementId, placementId)).orderBy(asc(placementChecks.weeks))

/** The placement, locked until the transaction ends. */
export async function lockPlacement(tx: Tx, id: string): Promise<PlacementRow> {
  const [row] = await tx.select().from(placements).where(eq(placements.id, id)).for('update')
  if (!row) throw new Problem('not-found')
  return row
}

/** Updates a placement from its checks, and records on the case what changed. The caller has locked it and runs as the system. */
export async function updateStatus(
  tx: Tx,
  before: PlacementRow,
  { at, actor, endReason = 'not-known' }: { at: Date; actor?: string; endReason?: PlacementEndReason },
): Promise<PlacementRow> {
  const checks = await checksOf(tx, before.id)
  const status = statusOf(before, checks, at)
  const { state, conflict, confirmedWeeks } = status
  const hasEnded = state === 'ended'
  const [row] = await tx
    .update(placements)
    .set({
      state,
      conflict,
      confirmedWeeks,
      nextOn: status.due ? londonDay(at) : status.nextOn,
      sustainedAt: state === 'sustained' ? (before.sustainedAt ?? at) : null,
      endedAt: hasEnded ? (before.endedAt ?? at) : null,
      endedReason: hasEnded ? (before.state === 'ended' ? before.endedReason : endReason) : null,
      version: before.version + 1,
    })
    .where(eq(placements.id, before.id))
    .returning()
  if (!row) throw new Error('The placement has gone')
  const [one] = row.caseId ? await tx.select({ agentId: cases.agentId }).from(cases).where(eq(cases.id, row.caseId)) : []
  const concerned = [row.accountId, ...row.employerAccountIds, ...(one ? [one.agentId] : [])]
  await announceChange(tx, { accountIds: concerned, changed: ['placement'] })
  if (!row.caseId || !row.referralId) return row
  const by = { at, ...(actor && { actor }) }
  const whose = { caseId: row.caseId }
  const applicationId = historyId(row)
  if (hasEnded && before.state !== 'ended') {
    const facts = { applicationId, reason: row.endedReason ?? 'not-known' }
    await recordOnCase(tx, whose, { kind: 'placement-ended', facts, ...by })
  }
  // An answer or a settlement says that it continues.
  if (!hasEnded && before.state === 'ended') {
    const { jobTitle, company, startedOn } = row
    await recordOnCase(tx, whose, { kind: 'placement-started', facts: { applicationId, jobTitle, company, startedOn }, ...by })
  }
  const last = checks.at(-1)
  const outcome = last && outcomeOf(last, at)
  if (last && confirmedWeeks > before.confirmedWeeks && outcome === 'working') {
    const facts = { applicationId, milestone: `weeks-${last.weeks}`, outcome }
    await recordOnCase(tx, whose, { kind: 'placement-checked', facts, ...by })
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

/** Settles a check. */
export async function settleCheck(
  tx: Tx,
  checkId: string,
  {
    outcome,
    reason,
    endReason,
    at,
    actor,
  }: { outcome: PlacementSettlement; reason: string; endReason?: PlacementEndReason; at: Date; actor: string },
) {
  const id = await ownPlacement(tx, { checkId })
  return runAsSystem(tx, async () => {
    const row = await lockPlacement(tx, id)
    if (row.endedByAgent) throw new Problem('state-conflict', { text: 'casework.placement-over' })
    await tx.update(placementChecks).set({ settled: outcome, settledAt: at }).where(eq(placementChecks.id, checkId))
    await addStep(tx, id, { kind: `settled-${outcome}`, at, actor, note: reason })
    return updateStatus(tx, row, { at, actor, endReason })
  })
}

/** Records an end that the agent knows of. */
export async function recordEnd(
  tx: Tx,
  row: PlacementRow,
  { endedOn, reason, note, at, actor }: { endedOn: string; reason: PlacementEndReason; note: string; at: Date; actor: string },
): Promise<PlacementRow> {
  if (!mayEnd(row)) throw new Problem('state-conflict', { text: 'casework.placement-over' })
  const ended = { endedOn, endedByAgent: true, endedReason: reason }
  await tx.update(placements).set(ended).where(eq(placements.id, row.id))
  await addStep(tx, row.id, { kind: 'ended', at, actor, note })
  return updateStatus(tx, { ...row, ...ended }, { at, actor, endReason: reason })
}

/** Placements that one side is asked about. */
export const ofSide = (side: PlacementSide, accountId: string): SQL =>
  side === 'employer' ? sql`${accountId}::uuid = any (${placements.employerAccountIds})` : eq(placements.accountId, accountId)

interface Answer {
  side: PlacementSide
  accountId: string
  answer: PlacementAnswer
  reason?: PlacementEndReason
  at: Date
}
/** Records one side's answer. It can be changed until the agent settles the check or the next milestone comes. */
export async function takeAnswer(tx: Tx, checkId: string, { side, accountId, answer, reason, at }: Answer): Promise<void> {
  await runAsSystem(tx, async () => {
    const [found] = await tx
      .select({ placementId: placements.id })
      .from(placementChecks)
      .innerJoin(placements, eq(placements.id, placementChecks.placementId))
      .where(and(eq(placementChecks.id, checkId), ofSide(side, accountId)))
    if (!found) throw new Problem('not-found')
    const row = await lockPlacement(tx, found.placementId)
    const last = (await checksOf(tx, row.id)).at(-1)
    const text = answerRefused(checkId, last, row)
    if (text) throw new Problem('state-conflict', { text })
    if (last?.[side] === answer) return
    const change = side === 'employer' ? { employer: answer, employerAt: at } : { jobseeker: answer, jobseekerAt: at }
    await tx.update(placementChecks).set(change).where(eq(placementChecks.id, checkId))
    await addStep(tx, row.id, { kind: `${side}-${answer}`, at })
    await updateStatus(tx, row, { at, ...(reason && { endReason: reason }) })
  })
}

/** Adds or removes a person who may answer the employer’s checks. */
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
