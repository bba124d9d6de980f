import { listEmployerJobs, listLiveJobs, readEmployerSummary } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { ownOrganisation } from '../organisations-store'
import { refreshAudience } from './audience'
import { liveJobsOf, pageOfJobs, summaryOf } from './list-store'
import { roundedAudience } from './rules'
import type { ViewCounts } from './views'

const NONE = { Active: 0, Draft: 0, Closed: 0 }

export function jobListRoutes(kit: ServiceKit, views: ViewCounts): void {
  kit.handle(listEmployerJobs, async ({ query, now, read }) => {
    await views.flush()
    const found = await read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) {
        return { items: [], nextCursor: null, total: 0, counts: NONE, locations: [], uncounted: [] }
      }
      return pageOfJobs(tx, organisation.id, query)
    })
    const { uncounted, ...answer } = found
    if (uncounted.length === 0) return answer
    const audiences = await refreshAudience(kit.db, now, { only: uncounted })
    return {
      ...answer,
      items: answer.items.map((item) => {
        const people = audiences.get(item.id)
        return people === undefined ? item : { ...item, reach: roundedAudience(people) }
      }),
    }
  })

  kit.handle(listLiveJobs, ({ read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      return { items: organisation ? await liveJobsOf(tx, organisation.id) : [] }
    }),
  )

  kit.handle(readEmployerSummary, ({ read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) {
        return {
          organisation: { name: '', verified: false },
          activeJobs: 0,
          totalApplications: 0,
          newApplications: 0,
          interviewsScheduled: 0,
        }
      }
      return {
        organisation: { name: organisation.name, verified: organisation.verified },
        ...(await summaryOf(tx, organisation.id)),
      }
    }),
  )
}
