import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  type EventPayload,
  type Language,
  type listPlacements,
  milestoneDay,
  PLACEMENT_MILESTONES,
  type Placement,
  type PlacementAnswer,
  type PlacementEndReason,
  type PlacementSettlement,
  type PlacementSide,
  type PlacementStepKind,
  Problem,
  placementStanding,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { asSystem, recordOnCase } from '../cases/history'
import { readCursor, writeCursor } from '../cursor'
import { agents, cases, referrals } from '../db/schema'
import { londonDay } from '../figures/weeks'
import { likePattern } from '../referrals/search-text'
import { type Agent, fullName, staffFullName } from '../staff/agent'
import { answerRefused, mayEnd, outcomeOf, standingOf } from './rules'
import { type CheckRow, type PlacementRow, placementChecks, placementSteps, placements } from './schema'

/** Conflicts first, then what is under way, then what was sustained, then what ended. */
const RANK = sql<number>`case when ${placements.conflict} then 0 when ${placements.state} = 'sustained' then 2 when ${placements.state} = 'ended' then 3 else 1 end`
const NEXT = sql<string>`coalesce(${placements.nextOn}, 'infinity'::date)`
const SHOWN = { conflicts: sql`${RANK} = 0`, open: sql`${RANK} < 2`, sustained: sql`${RANK} = 2`, ended: sql`${RANK} = 3` }

const place = v.tuple([
  v.picklist([0, 1, 2, 3]),
  v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\d|infinity)$/)),
  v.pipe(v.string(), v.uuid()),
])
function after(cursor: string | undefined): SQL | undefined {
  const last = readCursor(place, cursor)
  if (!last) return undefined
  const [rank, next, id] = last
  return sql`(${RANK}, ${NEXT}, ${placements.id}) > (${rank}, ${next}::date, ${id}::uuid)`
}

type Listing = BodyOf<typeof listPlacements> & {
  /** What of the search may be a part of an NI number, as `niQuery` gives it. */
  niParts: readonly bigint[] | null
  cursor?: string
  limit: number
}

/** One page of an office's placements, and how many there are of each kind. */
export async function pageOfPlacements(tx: Tx, agent: Agent, { whose, show, search, niParts, cursor, limit }: Listing) {
  const scope = ofScope(agent, whose)
  const where = and(scope, show ? SHOWN[show] : undefined, ofSearch(search, niParts))
  const rows = await tx
    .select({ placement: placements, rank: RANK, next: sql<string>`${NEXT}::text` })
    .from(placements)
    .where(and(where, after(cursor)))
    .orderBy(RANK, NEXT, placements.id)
    .limit(limit + 1)
  const ranks = await tx.select({ rank: RANK, n: count() }).from(placements).where(scope).groupBy(RANK)
  const inRanks = (...wanted: number[]) => ranks.reduce((sum, { rank, n }) => (wanted.includes(Number(rank)) ? sum + n : sum), 0)
  const counts = { open: inRanks(0, 1), conflicts: inRanks(0), sustained: inRanks(2), ended: inRanks(3) }
  const whole = show ? counts[show] : inRanks(0, 1, 2, 3)
  const [found] = search ? await tx.select({ n: count() }).from(placements).where(where) : [{ n: whole }]
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    rows: page.map(({ placement }) => placement),
    nextCursor: last ? writeCursor([Number(last.rank), last.next, last.placement.id]) : null,
    total: found?.n ?? 0,
    counts,
  }
}

const ofScope = (agent: Agent, whose: Listing['whose']): SQL | undefined =>
  and(
    eq(placements.officeId, agent.officeId),
    whose === 'mine'
      ? sql`exists (select from casework.cases c where c.id = ${placements.caseId} and c.agent_id = ${agent.accountId})`
      : undefined,
  )

/** Of people who are called so, or whose number it may be a part of. */
function ofSearch(typed: string, niParts: Listing['niParts']): SQL | undefined {
  if (typed === '') return undefined
  const pattern = likePattern(typed)
  // The first two lines of the text are the name, either way round; the third is where they live.
  return sql`exists (select from casework.referrals r where r.id = ${placements.referralId}
    and (split_part(r.search_text, E'\n', 1) like ${pattern} or split_part(r.search_text, E'\n', 2) like ${pattern}
      or r.ni_parts @> ${niParts === null ? null : `{${niParts.join(',')}}`}::bigint[]))`
}

/** As the office sees them, in the order given. */
export async function placementsOf(
  tx: Tx,
  rows: readonly PlacementRow[],
  agent: Agent,
  { now, language }: { now: Date; language: Language },
): Promise<Placement[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const checks = await tx.select().from(placementChecks).where(inArray(placementChecks.placementId, ids))
  const people = await tx
    .select({ caseId: cases.id, agentId: cases.agentId, firstName: referrals.firstName, lastName: referrals.lastName })
    .from(cases)
    .innerJoin(referrals, eq(referrals.id, cases.referralId))
    .where(
      inArray(
        cases.id,
        rows.map(({ caseId }) => caseId),
      ),
    )
  const staff = await tx.select().from(agents)
  const steps = await tx
    .select()
    .from(placementSteps)
    .where(inArray(placementSteps.placementId, ids))
    .orderBy(asc(placementSteps.id))
  const nameOf = (accountId: string | null | undefined): string => {
    const one = staff.find((other) => other.accountId === accountId)
    return staffFullName(one, language)
  }
  const today = londonDay(now)
  return rows.map((row) => {
    const person = people.find(({ caseId }) => caseId === row.caseId)
    return {
      id: row.id,
      caseId: row.caseId,
      referralId: row.referralId,
      clientName: person ? fullName(person) : '',
      agentName: nameOf(person?.agentId),
      mine: person?.agentId === agent.accountId,
      jobTitle: row.jobTitle,
      company: row.company,
      source: row.applicationId ? 'onward' : 'elsewhere',
      startedOn: row.startedOn,
      state: row.state,
      conflict: row.conflict,
      milestones: PLACEMENT_MILESTONES.map((weeks) => {
        const check = checks.find((one) => one.placementId === row.id && one.weeks === weeks)
        const dueOn = milestoneDay(row.startedOn, weeks)
        const unasked = dueOn <= today ? ('not-asked' as const) : ('to-come' as const)
        return {
          weeks,
          dueOn,
          outcome: check ? outcomeOf(check, now) : unasked,
          checkId: check?.id ?? null,
          jobseeker: check?.jobseeker ?? null,
          employer: check?.employer ?? null,
          settled: check ? check.settled !== null : false,
        }
      }),
      endedOn: row.endedOn,
      endedReason: row.endedReason,
      steps: steps
        .filter(({ placementId }) => placementId === row.id)
        .map(({ kind, at, actor, note }) => ({
          kind: kind as PlacementStepKind,
          at: at.toISOString(),
          by: nameOf(actor),
          note,
        })),
    }
  })
}

/** A case that the asking session may see. */
export async function caseFor(tx: Tx, id: string, { lock }: { lock: boolean }) {
  const query = tx.select().from(cases).where(eq(cases.id, id))
  const [one] = await (lock ? query.for('update') : query)
  if (!one) throw new Problem('not-found')
  return one
}

export const placementsOfCase = (tx: Tx, caseId: string): Promise<PlacementRow[]> =>
  tx.select().from(placements).where(eq(placements.caseId, caseId)).orderBy(desc(placements.startedOn))

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

/** The placement, locked until the transaction ends. */
export async function lockPlacement(tx: Tx, id: string): Promise<PlacementRow> {
  const [row] = await tx.select().from(placements).where(eq(placements.id, id)).for('update')
  if (!row) throw new Problem('not-found')
  return row
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
  const outcome = last && outcomeOf(last, at)
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

/** Settles what both sides said of a milestone differently. Gives the placement's state. */
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
  return asSystem(tx, async () => {
    const row = await lockPlacement(tx, id)
    if (row.endedByAgent) throw new Problem('state-conflict', { text: 'casework.placement-over' })
    await tx.update(placementChecks).set({ settled: outcome, settledAt: at }).where(eq(placementChecks.id, checkId))
    await addStep(tx, id, { kind: `settled-${outcome}`, at, actor, note: reason })
    return settleStanding(tx, row, { at, actor, endReason })
  })
}

/** Records that the job ended, as the agent knows it. */
export async function recordEnd(
  tx: Tx,
  row: PlacementRow,
  { endedOn, reason, note, at, actor }: { endedOn: string; reason: PlacementEndReason; note: string; at: Date; actor: string },
): Promise<PlacementRow> {
  if (!mayEnd(row)) throw new Problem('state-conflict', { text: 'casework.placement-over' })
  const ended = { endedOn, endedByAgent: true, endedReason: reason }
  await tx.update(placements).set(ended).where(eq(placements.id, row.id))
  await addStep(tx, row.id, { kind: 'ended', at, actor, note })
  return settleStanding(tx, { ...row, ...ended }, { at, actor, endReason: reason })
}

const ofSide = (side: PlacementSide, accountId: string): SQL =>
  side === 'employer' ? sql`${accountId}::uuid = any (${placements.employerAccountIds})` : eq(placements.accountId, accountId)

interface Answer {
  side: PlacementSide
  accountId: string
  answer: PlacementAnswer
  reason?: PlacementEndReason
  at: Date
}
/** Takes one side's answer to what is asked now; it may be changed until the agent settles it or the next milestone comes. */
export async function takeAnswer(tx: Tx, checkId: string, { side, accountId, answer, reason, at }: Answer): Promise<void> {
  await asSystem(tx, async () => {
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
    await settleStanding(tx, row, { at, ...(reason && { endReason: reason }) })
  })
}

/** A person's own placements, the latest first, each with its latest check. */
export const placementsOfPerson = async (tx: Tx, accountId: string) =>
  withLatestCheck(
    tx,
    await tx.select().from(placements).where(ofSide('jobseeker', accountId)).orderBy(desc(placements.startedOn)),
  )

/** Placements that an employer's people are asked about, the earliest first. An employer's session sees no placement: the system reads theirs. */
export const placementsOfEmployer = (tx: Tx, accountId: string, applicationId: string | undefined) =>
  asSystem(tx, async () =>
    withLatestCheck(
      tx,
      await tx
        .select()
        .from(placements)
        .where(and(ofSide('employer', accountId), applicationId ? eq(placements.applicationId, applicationId) : undefined))
        .orderBy(asc(placements.startedOn), asc(placements.id)),
    ),
  )

async function withLatestCheck(tx: Tx, rows: readonly PlacementRow[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const checks = await tx
    .select()
    .from(placementChecks)
    .where(inArray(placementChecks.placementId, ids))
    .orderBy(asc(placementChecks.weeks))
  const latest = new Map(checks.map((check) => [check.placementId, check]))
  return rows.map((row) => ({ row, check: latest.get(row.id) }))
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
