import {
  answerEmployerCheck,
  answerPlacement,
  type Language,
  listEmployerChecks,
  listMyPlacements,
  type PlacementAnswer,
  type PlacementEndReason,
  type PlacementSide,
  Problem,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { asSystem } from '../cases/history'
import { addStep, checksOf, lockPlacement, settleStanding } from './follow'
import { type CheckRow, type PlacementRow, placementChecks, placements } from './schema'
import { PLACEMENT_WORDS } from './words'

/** Whose job it is, as either side proves it. */
const ofEmployer = (accountId: string) => sql`${accountId}::uuid = any (${placements.employerAccountIds})`
const ofPerson = (accountId: string) => eq(placements.accountId, accountId)

interface Said {
  side: PlacementSide
  accountId: string
  answer: PlacementAnswer
  reason?: PlacementEndReason
  at: Date
  language: Language
}
/** Takes one side's answer to what is asked now; it may be changed until the agent settles it or the next milestone comes. */
async function take(tx: Tx, checkId: string, said: Said): Promise<void> {
  const { side, accountId, answer, at } = said
  const words = PLACEMENT_WORDS[said.language]
  await asSystem(tx, async () => {
    const [found] = await tx
      .select({ placementId: placements.id })
      .from(placementChecks)
      .innerJoin(placements, eq(placements.id, placementChecks.placementId))
      .where(and(eq(placementChecks.id, checkId), side === 'employer' ? ofEmployer(accountId) : ofPerson(accountId)))
    const row = found && (await lockPlacement(tx, found.placementId))
    if (!row) throw new Problem('not-found')
    const last = (await checksOf(tx, row.id)).at(-1)
    if (last?.id !== checkId) throw new Problem('state-conflict', words.passed)
    if (last.settled) throw new Problem('state-conflict', words.settled)
    if (row.endedByAgent) throw new Problem('state-conflict', words.over)
    if (last[side] === answer) return
    const change = side === 'employer' ? { employer: answer, employerAt: at } : { jobseeker: answer, jobseekerAt: at }
    await tx.update(placementChecks).set(change).where(eq(placementChecks.id, checkId))
    await addStep(tx, row.id, { kind: `${side}-${answer}`, at })
    await settleStanding(tx, row, { at, ...(said.reason && { endReason: said.reason }) })
  })
}

const DAY_MS = 86_400_000
/** Days for which a question is shown that nobody answers, and an answer that may have been a slip. */
const SHOWN_DAYS = { unanswered: 56, answered: 7 } as const

interface Asking {
  row: PlacementRow
  check: CheckRow | undefined
  /** When this side answered. */
  answeredAt: (check: CheckRow) => Date | null
  now: Date
}
/** What is asked now: the latest check, until the agent settles it or records the end. Nobody is asked for ever. */
function asked({ row, check, answeredAt, now }: Asking): CheckRow | null {
  if (!check || check.settled !== null || row.endedByAgent) return null
  const at = answeredAt(check)
  const [since, days] = at ? [at, SHOWN_DAYS.answered] : [check.askedAt, SHOWN_DAYS.unanswered]
  return now.getTime() - since.getTime() <= days * DAY_MS ? check : null
}

export function placementAnswers(kit: ServiceKit): void {
  kit.handle(listMyPlacements, ({ now, read }) =>
    read(async (tx, who) => {
      const rows = await tx.select().from(placements).where(ofPerson(who.accountId)).orderBy(desc(placements.startedOn))
      const checks = await latestChecks(tx, rows)
      return {
        items: rows.map((row) => {
          const check = asked({ row, check: checks.get(row.id), answeredAt: ({ jobseekerAt }) => jobseekerAt, now })
          const { id, jobTitle, company, startedOn, state } = row
          const mine = check && { id: check.id, weeks: check.weeks, answer: check.jobseeker }
          return { id, jobTitle, company, startedOn, state, check: mine }
        }),
      }
    }),
  )

  kit.handle(answerPlacement, ({ params, body, now, language, write }) =>
    write(async (tx, who) => {
      const { answer, reason } = body
      await take(tx, params.id, { side: 'jobseeker', accountId: who.accountId, answer, reason, at: now, language })
      return { resource: `placement-checks/${params.id}`, answer: { answer } }
    }),
  )

  kit.handle(listEmployerChecks, ({ query, now, read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      // An employer's session sees no placement: this reads their own, and of each no more than they are asked.
      return asSystem(tx, async () => {
        const rows = await tx
          .select()
          .from(placements)
          .where(and(ofEmployer(accountId), query.application ? eq(placements.applicationId, query.application) : undefined))
          .orderBy(asc(placements.startedOn), asc(placements.id))
        const checks = await latestChecks(tx, rows)
        return {
          items: rows.flatMap((row) => {
            const check = asked({ row, check: checks.get(row.id), answeredAt: ({ employerAt }) => employerAt, now })
            if (!check || !row.applicationId || (query.waiting && check.employer)) return []
            const { applicationId, jobTitle, startedOn } = row
            return [{ id: check.id, applicationId, jobTitle, startedOn, weeks: check.weeks, answer: check.employer }]
          }),
        }
      })
    }),
  )

  kit.handle(answerEmployerCheck, ({ params, body: { answer }, now, language, write }) =>
    write(async (tx, who) => {
      await take(tx, params.id, { side: 'employer', accountId: who.accountId, answer, at: now, language })
      return { resource: `placement-checks/${params.id}`, answer: { answer } }
    }),
  )
}

async function latestChecks(tx: Tx, rows: readonly PlacementRow[]): Promise<Map<string, CheckRow>> {
  if (rows.length === 0) return new Map()
  const checks = await tx
    .select()
    .from(placementChecks)
    .where(
      inArray(
        placementChecks.placementId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(placementChecks.weeks))
  return new Map(checks.map((check) => [check.placementId, check]))
}
