import { randomUUID } from 'node:crypto'
import {
  answerEmployerCheck,
  answerPlacement,
  endPlacement,
  FUNNEL_PERIODS,
  FUNNEL_STEPS,
  type Language,
  listCasePlacements,
  listEmployerChecks,
  listMyPlacements,
  listPlacements,
  Problem,
  REASON_STATED,
  readFunnel,
  recordPlacement,
  refuseField,
  settlePlacement,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { runAsSystem } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { recordOnCase } from '../cases/history'
import { officeFunnel } from '../figures/store'
import { londonWeek } from '../figures/weeks'
import { niQuery } from '../referrals/ni-search'
import { type Agent, namesOfStaff, requireAgent } from '../staff/agent-store'
import { clientsAndChecks, pageOfPlacements, placementsOfCase, placementsOfEmployer, placementsOfPerson } from './list-store'
import { askOf } from './milestones'
import { checkAsked, endRefused, startRefused } from './rules'
import { type CasePlacement, isOfCase } from './schema'
import { addStep, caseFor, insertPlacement, lockPlacement, ownPlacement, recordEnd, settleCheck, takeAnswer } from './store'
import { officeViews } from './view'

interface Reading {
  now: Date
  language: Language
}

export function placementRoutes(kit: ServiceKit): void {
  const viewsOf = async (tx: Tx, rows: readonly CasePlacement[], agent: Agent, { now, language }: Reading) =>
    officeViews(rows, await clientsAndChecks(tx, rows), { agent, names: await namesOfStaff(tx, language), now, language })

  kit.handle(listPlacements, ({ body, query, now, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const { rows, ...page } = await pageOfPlacements(tx, agent, { ...body, ...query, niParts: niQuery(kit.keys, body.search) })
      return { items: await viewsOf(tx, rows, agent, { now, language }), ...page }
    }),
  )

  kit.handle(listCasePlacements, ({ params, now, language, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const { id, closedAt } = await caseFor(tx, params.id, { lock: false })
      return { open: closedAt === null, items: await viewsOf(tx, await placementsOfCase(tx, id), agent, { now, language }) }
    }),
  )

  kit.handle(recordPlacement, ({ params, body: { note, ...facts }, now, write }) =>
    write(async (tx, who) => {
      const { accountId: actor } = await requireAgent(tx, who)
      const one = await caseFor(tx, params.id, { lock: true })
      if (one.closedAt) throw new Problem('state-conflict', { text: 'casework.placement-case-closed' })
      const refused = startRefused(facts.startedOn, now)
      if (refused) throw refuseField('startedOn', refused)
      const made = await runAsSystem(tx, async () => {
        const row = await insertPlacement(tx, one, facts, now)
        if (row) await addStep(tx, row.id, { kind: 'recorded', at: now, actor, note })
        return row
      })
      const id = made?.id ?? randomUUID()
      const entry = { kind: 'placement-started', facts: { applicationId: id, ...facts }, at: now, actor } as const
      await recordOnCase(tx, { caseId: one.id }, entry)
      // A job that began long ago may be due for a check.
      await runAsSystem(tx, () => askOf(tx, id, now))
      return { resource: `placements/${id}`, answer: { id } }
    }),
  )

  kit.handle(settlePlacement, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { accountId: actor } = await requireAgent(tx, who)
      const { id, state } = await settleCheck(tx, params.id, { ...body, at: now, actor })
      return { resource: `placements/${id}`, answer: { state, why: REASON_STATED } }
    }),
  )

  kit.handle(endPlacement, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { accountId: actor } = await requireAgent(tx, who)
      const id = await ownPlacement(tx, { id: params.id })
      const { state } = await runAsSystem(tx, async () => {
        const row = await lockPlacement(tx, id)
        const refused = endRefused(body.endedOn, row, now)
        if (refused) throw refuseField('endedOn', refused)
        return recordEnd(tx, row, { ...body, at: now, actor })
      })
      return { resource: `placements/${id}`, answer: { state, why: REASON_STATED } }
    }),
  )

  kit.handle(readFunnel, ({ query, now, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const weeks = FUNNEL_PERIODS[query.period]
      // Whole weeks, as forgotten people are counted.
      const since = weeks === null ? null : londonWeek(now, weeks).from
      const counts = await officeFunnel(tx, since, query.whose === 'mine' ? agent.accountId : null)
      return { steps: FUNNEL_STEPS.map((step, i) => ({ step, count: counts[i] ?? 0 })) }
    }),
  )

  kit.handle(listMyPlacements, ({ now, read }) =>
    read(async (tx, who) => ({
      items: (await placementsOfPerson(tx, who.accountId)).map(({ row, check }) => {
        const { id, jobTitle, company, startedOn, state } = row
        const asked = checkAsked(row, check, 'jobseeker', now)
        return {
          id,
          jobTitle,
          company,
          startedOn,
          state,
          check: asked && { id: asked.id, weeks: asked.weeks, answer: asked.jobseeker, coached: isOfCase(row) },
        }
      }),
    })),
  )

  kit.handle(answerPlacement, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      await takeAnswer(tx, params.id, { side: 'jobseeker', accountId, ...body, at: now })
      return { resource: `placement-checks/${params.id}`, answer: { answer: body.answer } }
    }),
  )

  kit.handle(listEmployerChecks, ({ query, now, read }) =>
    read(async (tx, who) => ({
      items: (await placementsOfEmployer(tx, who.accountId, query.application)).flatMap(({ row, check }) => {
        const asked = checkAsked(row, check, 'employer', now)
        if (!asked || !row.applicationId || (query.waiting && asked.employer)) return []
        const { applicationId, jobTitle, startedOn } = row
        return [{ id: asked.id, applicationId, jobTitle, startedOn, weeks: asked.weeks, answer: asked.employer }]
      }),
    })),
  )

  kit.handle(answerEmployerCheck, ({ params, body: { answer }, now, write }) =>
    write(async (tx, { accountId }) => {
      await takeAnswer(tx, params.id, { side: 'employer', accountId, answer, at: now })
      return { resource: `placement-checks/${params.id}`, answer: { answer } }
    }),
  )
}
