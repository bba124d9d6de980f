import {
  countApplicationLists,
  exportApplications,
  listApplicationJobs,
  listEmployerApplications,
  MOST_EXPORTED,
  MOST_OF_STAGE,
  readApplicationBoard,
  readNeighbours,
} from '@onward/contracts'
import { APPLICATION_STAGES, stageOf } from '@onward/contracts/jobs/application-states'
import type { ServiceKit } from '@onward/service-kit'
import { ownOrganisation } from '../organisations-store'
import { countsByStatus, statesOfStage } from './filters'
import {
  countListed,
  countStates,
  countViews,
  employerApplications,
  jobsWithApplications,
  neighboursOf,
  readPage,
} from './list-store'
import { refuseMatchOfMany } from './rules'
import { sheetName, sheetOf } from './sheet'
import { receivedApplication } from './store'

/** Lists of applications for the employer who received them: in pages, by stage, and as a file. */
export function applicationListRoutes(kit: ServiceKit): void {
  kit.handle(listEmployerApplications, ({ query, now, language, read }) =>
    read(async (tx, who) => {
      refuseMatchOfMany(query)
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { items: [], nextCursor: null, total: 0, counts: {} }
      const filters = { ...query, now }
      const { rows, nextCursor } = await readPage(tx, organisation.id, filters)
      const states = await countStates(tx, organisation.id, filters)
      const counts = countsByStatus(states, query.shortlist)
      const items = await employerApplications(tx, rows, { language, now })
      const shortlisted = countsByStatus(states, true).all ?? 0
      const views = await countViews(tx, organisation.id, filters, states)
      return { items, nextCursor, total: counts[query.status] ?? 0, counts, shortlisted, views }
    }),
  )

  kit.handle(countApplicationLists, ({ body, now, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      const counts = []
      for (const list of body.lists) {
        const filters = { ...list, q: '', sort: 'newest' as const, now }
        counts.push(organisation ? await countListed(tx, organisation.id, filters) : 0)
      }
      return { counts }
    }),
  )

  kit.handle(readApplicationBoard, ({ query, now, language, read }) =>
    read(async (tx, who) => {
      refuseMatchOfMany(query)
      const organisation = await ownOrganisation(tx, who)
      if (!organisation)
        return { stages: APPLICATION_STAGES.map((stage) => ({ stage, count: 0, oldest: null, items: [] })), ended: 0 }
      const filters = { ...query, status: 'all' as const, now }
      const counted = await countStates(tx, organisation.id, filters)
      const stages = []
      for (const stage of APPLICATION_STAGES) {
        const { rows } = await readPage(tx, organisation.id, { ...filters, states: statesOfStage(stage), limit: MOST_OF_STAGE })
        const own = counted.filter(({ state }) => stageOf(state) === stage)
        const oldest = own.flatMap(({ oldest: at }) => at ?? []).sort((a, b) => a.getTime() - b.getTime())[0]
        stages.push({
          stage,
          count: countsByStatus(own, query.shortlist).all ?? 0,
          oldest: oldest?.toISOString() ?? null,
          items: await employerApplications(tx, rows, { language, now }),
        })
      }
      const ended = counted.filter(({ state }) => stageOf(state) === null)
      return { stages, ended: countsByStatus(ended, query.shortlist).all ?? 0 }
    }),
  )

  kit.handle(exportApplications, async ({ query, now, language, read, reply }) => {
    const file = await read(async (tx, who) => {
      refuseMatchOfMany(query)
      const organisation = await ownOrganisation(tx, who)
      const filters = { ...query, now, limit: MOST_EXPORTED }
      const { rows, nextCursor } = organisation ? await readPage(tx, organisation.id, filters) : { rows: [], nextCursor: null }
      return sheetOf(await employerApplications(tx, rows, { language, now }), { language, isCut: nextCursor !== null })
    })
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(sheetName(language, now))}`)
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(file))
  })

  kit.handle(listApplicationJobs, ({ read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      return { items: organisation ? await jobsWithApplications(tx, organisation.id) : [] }
    }),
  )

  kit.handle(readNeighbours, ({ params, query, now, read }) =>
    read(async (tx, who) => {
      refuseMatchOfMany(query)
      const application = await receivedApplication(tx, who, params.id)
      return neighboursOf(tx, application.organisationId, application, { ...query, now })
    }),
  )
}
