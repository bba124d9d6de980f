import { listApplicationJobs, listEmployerApplications, readNeighbours } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import { applications, jobs } from '../db/schema'
import { ownOrganisation } from '../organisations'
import { countsByStatus, factFilters, refuseMatchOfMany } from './filters'
import { readNeighbours as neighboursOf, readPage } from './ordered'
import { receivedApplication } from './own'
import { employerApplications } from './shown'

export function registerApplicationLists(kit: ServiceKit): void {
  kit.handle(listEmployerApplications, ({ query, now, language, read }) =>
    read(async (tx, who) => {
      refuseMatchOfMany(query)
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { items: [], nextCursor: null, total: 0, counts: {} }
      const page = await readPage(tx, organisation.id, query)
      const states = await tx
        .select({ state: applications.state, count: count() })
        .from(applications)
        .where(factFilters(organisation.id, query))
        .groupBy(applications.state)
      const counts = countsByStatus(states, query.shortlist)
      return {
        items: await employerApplications(tx, page.rows, { language, now }),
        nextCursor: page.nextCursor,
        total: counts[query.status] ?? 0,
        counts,
      }
    }),
  )

  kit.handle(listApplicationJobs, ({ read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { items: [] }
      const counted = await tx
        .select({
          jobId: applications.jobId,
          applications: count(),
          shortlisted: sql<number>`count(*) filter (where ${applications.state} = 'shortlisted')`.mapWith(Number),
        })
        .from(applications)
        .where(eq(applications.organisationId, organisation.id))
        .groupBy(applications.jobId)
      if (counted.length === 0) return { items: [] }
      const countOf = new Map(counted.map((one) => [one.jobId, one]))
      const rows = await tx
        .select({
          id: jobs.id,
          title: jobs.title,
          location: jobs.location,
          state: jobs.state,
          anonymousUntilShortlist: jobs.anonymousUntilShortlist,
        })
        .from(jobs)
        .where(inArray(jobs.id, [...countOf.keys()]))
        .orderBy(asc(sql`lower(${jobs.title})`), asc(jobs.location), asc(jobs.id))
      return {
        items: rows.map((job) => ({
          ...job,
          applications: countOf.get(job.id)?.applications ?? 0,
          shortlisted: countOf.get(job.id)?.shortlisted ?? 0,
        })),
      }
    }),
  )

  kit.handle(readNeighbours, ({ params, query, read }) =>
    read(async (tx, who) => {
      refuseMatchOfMany(query)
      const application = await receivedApplication(tx, who, params.id)
      return neighboursOf(tx, application.organisationId, application, query)
    }),
  )
}
