import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  checkOutcome,
  endPlacement,
  FUNNEL_PERIODS,
  FUNNEL_STEPS,
  type Language,
  listCasePlacements,
  listPlacements,
  milestoneDay,
  PLACEMENT_MILESTONES,
  type Placement,
  type PlacementStepKind,
  Problem,
  readFunnel,
  recordPlacement,
  settlePlacement,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { asSystem, recordOnCase } from '../cases/history'
import { agents, cases, referrals } from '../db/schema'
import { officeFunnel } from '../figures/placements'
import { londonDay } from '../figures/weeks'
import { niQuery } from '../referrals/ni-search'
import { likePattern } from '../referrals/search-text'
import { type Agent, fullName, requireAgent, staffFullName } from '../staff/agent'
import { addStep, askOf, dated, insertPlacement, lockPlacement, settleStanding } from './follow'
import { type PlacementRow, placementChecks, placementSteps, placements } from './schema'
import { PLACEMENT_WORDS } from './words'

const refuse = (field: string, message: string): Problem => new Problem('invalid-input', message, [{ field, message }])
const YEAR_MS = 365 * 86_400_000

/** Conflicts first, then what is under way, then what was sustained, then what ended. */
const RANK = sql<number>`case when ${placements.conflict} then 0 when ${placements.state} = 'sustained' then 2 when ${placements.state} = 'ended' then 3 else 1 end`
const NEXT = sql<string>`coalesce(${placements.nextOn}, 'infinity'::date)`
const SHOWN = { conflicts: sql`${RANK} = 0`, open: sql`${RANK} < 2`, sustained: sql`${RANK} = 2`, ended: sql`${RANK} = 3` }

const place = v.tuple([
  v.picklist([0, 1, 2, 3]),
  v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\d|infinity)$/)),
  v.pipe(v.string(), v.uuid()),
])
function after(cursor: string): SQL {
  let read: unknown
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw new Problem('malformed-request')
  }
  const found = v.safeParse(place, read)
  if (!found.success) throw new Problem('malformed-request')
  const [rank, next, id] = found.output
  return sql`(${RANK}, ${NEXT}, ${placements.id}) > (${rank}, ${next}::date, ${id}::uuid)`
}

interface Reading {
  now: Date
  language: Language
}
/** As the office sees them, in the order given. */
async function shown(tx: Tx, rows: readonly PlacementRow[], agent: Agent, { now, language }: Reading): Promise<Placement[]> {
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
          outcome: check ? checkOutcome(dated(check), today) : unasked,
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

type Whose = BodyOf<typeof listPlacements>['whose']
const ofScope = (agent: Agent, whose: Whose): SQL | undefined =>
  and(
    eq(placements.officeId, agent.officeId),
    whose === 'mine'
      ? sql`exists (select from casework.cases c where c.id = ${placements.caseId} and c.agent_id = ${agent.accountId})`
      : undefined,
  )

/** A placement that the asking session may see, or none; held until the transaction ends. */
async function ownPlacement(tx: Tx, where: SQL): Promise<string> {
  const [found] = await tx.select({ id: placements.id }).from(placements).where(where)
  if (!found) throw new Problem('not-found')
  return found.id
}

export function placementRoutes(kit: ServiceKit): void {
  /** Of people who are called so, or whose number it may be a part of. */
  const ofSearch = (typed: string): SQL | undefined => {
    if (typed === '') return undefined
    const [pattern, parts] = [likePattern(typed), niQuery(kit.keys, typed)]
    // The first two lines of the text are the name, either way round; the third is where they live.
    return sql`exists (select from casework.referrals r where r.id = ${placements.referralId}
      and (split_part(r.search_text, E'\n', 1) like ${pattern} or split_part(r.search_text, E'\n', 2) like ${pattern}
        or r.ni_parts @> ${parts === null ? null : `{${parts.join(',')}}`}::bigint[]))`
  }

  kit.handle(listPlacements, ({ body, query, now, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who, language)
      const scope = ofScope(agent, body.whose)
      const where = and(scope, body.show ? SHOWN[body.show] : undefined, ofSearch(body.search))
      const rows = await tx
        .select({ placement: placements, rank: RANK, next: sql<string>`${NEXT}::text` })
        .from(placements)
        .where(and(where, query.cursor === undefined ? undefined : after(query.cursor)))
        .orderBy(RANK, NEXT, placements.id)
        .limit(query.limit + 1)
      const ranks = await tx.select({ rank: RANK, n: count() }).from(placements).where(scope).groupBy(RANK)
      const of = (...wanted: number[]) => ranks.reduce((sum, { rank, n }) => (wanted.includes(Number(rank)) ? sum + n : sum), 0)
      const counts = { open: of(0, 1), conflicts: of(0), sustained: of(2), ended: of(3) }
      const whole = body.show ? counts[body.show] : of(0, 1, 2, 3)
      const [found] = body.search ? await tx.select({ n: count() }).from(placements).where(where) : [{ n: whole }]
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      return {
        items: await shown(
          tx,
          page.map(({ placement }) => placement),
          agent,
          { now, language },
        ),
        nextCursor:
          last && rows.length > page.length
            ? Buffer.from(JSON.stringify([Number(last.rank), last.next, last.placement.id])).toString('base64url')
            : null,
        total: found?.n ?? 0,
        counts,
      }
    }),
  )

  kit.handle(listCasePlacements, ({ params, now, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who, language)
      const [one] = await tx.select().from(cases).where(eq(cases.id, params.id))
      if (!one) throw new Problem('not-found')
      const rows = await tx.select().from(placements).where(eq(placements.caseId, one.id)).orderBy(desc(placements.startedOn))
      return { open: one.closedAt === null, items: await shown(tx, rows, agent, { now, language }) }
    }),
  )

  kit.handle(recordPlacement, ({ params, body, now, language, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who, language)
      const words = PLACEMENT_WORDS[language]
      const [one] = await tx.select().from(cases).where(eq(cases.id, params.id)).for('update')
      if (!one) throw new Problem('not-found')
      if (one.closedAt) throw new Problem('state-conflict', words.caseClosed)
      const { note, ...facts } = body
      if (facts.startedOn > londonDay(now)) throw refuse('startedOn', words.notYetStarted)
      if (facts.startedOn < londonDay(new Date(now.getTime() - YEAR_MS))) throw refuse('startedOn', words.tooLongAgo)
      const made = await asSystem(tx, async () => {
        const row = await insertPlacement(tx, one, facts, now)
        if (row) await addStep(tx, row.id, { kind: 'recorded', at: now, actor: agent.accountId, note })
        return row
      })
      const id = made?.id ?? randomUUID()
      const told = { at: now, actor: agent.accountId }
      await recordOnCase(tx, { caseId: one.id }, { kind: 'placement-started', facts: { applicationId: id, ...facts }, ...told })
      // Of a job that began long ago something is due already.
      await asSystem(tx, () => askOf(tx, id, now))
      return { resource: `placements/${id}`, answer: { id } }
    }),
  )

  kit.handle(settlePlacement, ({ params, body, now, language, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who, language)
      const words = PLACEMENT_WORDS[language]
      const of = sql`${placements.id} = (select c.placement_id from casework.placement_checks c where c.id = ${params.id})`
      const id = await ownPlacement(tx, of)
      const { outcome, reason, endReason } = body
      const state = await asSystem(tx, async () => {
        const row = await lockPlacement(tx, id)
        if (!row) throw new Problem('not-found')
        if (row.endedByAgent) throw new Problem('state-conflict', words.over)
        await tx.update(placementChecks).set({ settled: outcome, settledAt: now }).where(eq(placementChecks.id, params.id))
        await addStep(tx, id, { kind: `settled-${outcome}`, at: now, actor: agent.accountId, note: reason })
        return (await settleStanding(tx, row, { at: now, actor: agent.accountId, endReason })).state
      })
      return { resource: `placements/${id}`, answer: { state } }
    }),
  )

  kit.handle(endPlacement, ({ params, body, now, language, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who, language)
      const words = PLACEMENT_WORDS[language]
      const id = await ownPlacement(tx, eq(placements.id, params.id))
      const { endedOn, reason, note } = body
      const state = await asSystem(tx, async () => {
        const row = await lockPlacement(tx, id)
        if (!row) throw new Problem('not-found')
        if (row.endedByAgent || row.state === 'sustained') throw new Problem('state-conflict', words.over)
        if (endedOn > londonDay(now)) throw refuse('endedOn', words.notYetEnded)
        if (endedOn < row.startedOn) throw refuse('endedOn', words.endedBeforeStart)
        const ended = { endedOn, endedByAgent: true }
        await tx
          .update(placements)
          .set({ ...ended, endedReason: reason })
          .where(eq(placements.id, id))
        await addStep(tx, id, { kind: 'ended', at: now, actor: agent.accountId, note })
        const told = { at: now, actor: agent.accountId, endReason: reason }
        return (await settleStanding(tx, { ...row, ...ended, endedReason: reason }, told)).state
      })
      return { resource: `placements/${id}`, answer: { state } }
    }),
  )

  kit.handle(readFunnel, ({ query, now, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who, language)
      const weeks = FUNNEL_PERIODS[query.period]
      const since = weeks === null ? null : new Date(now.getTime() - weeks * 7 * 86_400_000)
      const counts = await officeFunnel(tx, since, query.whose === 'mine' ? agent.accountId : null)
      return { steps: FUNNEL_STEPS.map((step, i) => ({ step, count: counts[i] ?? 0 })) }
    }),
  )
}
