import { listPublicJobs, readJobFeed, readPublicPosting } from '@onward/contracts/jobs/public-jobs'
import type { ServiceKit } from '@onward/service-kit'
import { takesApplications } from '../applications/rules'
import { dayOf } from '../day'
import { listingOf, postingOf, summaryOf } from './posting'
import { pageOfFeed, readAdvertised, sitemapFile } from './store'

/** Adverts for machines. All of it is public, so it is read as the system: whoever happens to be signed in sees the same. */
export function publicJobRoutes(kit: ServiceKit): void {
  kit.handle(readPublicPosting, ({ params, now }) =>
    kit.db.withSystem(async (tx) => {
      const found = await readAdvertised(tx, params.id)
      const { job } = found
      if (!takesApplications(job, now)) return { state: 'closed' as const }
      const { title, company } = job
      return { state: 'open' as const, title, company, summary: summaryOf(job), posting: postingOf(job, found) }
    }),
  )

  kit.handle(listPublicJobs, ({ query, now }) => kit.db.withSystem((tx) => sitemapFile(tx, query.file, dayOf(now))))

  kit.handle(readJobFeed, ({ query, now }) =>
    kit.db.withSystem(async (tx) => {
      const { rows, next } = await pageOfFeed(tx, query.after, dayOf(now))
      const items = rows.map((row) => ({ id: row.job.id, posting: postingOf(row.job, row), listing: listingOf(row.job) }))
      return { items, next }
    }),
  )
}
