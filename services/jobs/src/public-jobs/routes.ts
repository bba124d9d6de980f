import { listPublicJobs, readJobFeed, readPublicPosting, searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { MOST_PUBLIC_JOBS_SKIPPED } from '@onward/contracts/jobs/public-list'
import type { ServiceKit } from '@onward/service-kit'
import { takesApplications } from '../applications/rules'
import type { BoardIndex } from '../board/board-index'
import { dayOf } from '../day'
import { listingOf, postingOf, summaryOf } from './posting'
import { findPublicJobs, listedJob, wordsOf } from './search'
import { jobsInOrder, pageOfFeed, readAdvertised, sitemapFile } from './store'

/** Adverts for machines. All of it is public, so it is read as the system: whoever happens to be signed in sees the same. */
export function publicJobRoutes(kit: ServiceKit, index: BoardIndex): void {
  kit.handle(readPublicPosting, ({ params, now }) =>
    kit.db.withSystem(async (tx) => {
      const found = await readAdvertised(tx, params.id)
      const { job } = found
      if (!takesApplications(job, now)) return { state: 'closed' as const }
      const { title, company } = job
      return {
        state: 'open' as const,
        title,
        company,
        summary: summaryOf(job),
        posting: postingOf(job, found),
        listing: listingOf(job),
      }
    }),
  )

  kit.handle(listPublicJobs, ({ query, now }) => kit.db.withSystem((tx) => sitemapFile(tx, query.file, dayOf(now))))

  kit.handle(searchPublicJobs, ({ query: { lang, ...query }, now, reply }) =>
    kit.db.withSystem(async (tx) => {
      const entries = await index.current(tx)
      const found = findPublicJobs(entries.values(), { ...query, today: dayOf(now) }, index.vocabulary())
      const rows = await jobsInOrder(tx, found.ids)
      const next = query.from + query.limit
      // The same for everybody, and no older than a minute.
      reply.header('cache-control', 'public, max-age=60')
      return {
        items: rows.map((row) => listedJob(row, found.limit, lang)),
        total: found.total,
        further: found.further,
        ...found.reading,
        ...wordsOf(found, lang),
        next: next < found.total && next <= MOST_PUBLIC_JOBS_SKIPPED ? next : null,
      }
    }),
  )

  kit.handle(readJobFeed, ({ query, now }) =>
    kit.db.withSystem(async (tx) => {
      const { rows, next } = await pageOfFeed(tx, query.after, dayOf(now))
      const items = rows.map((row) => ({ id: row.job.id, posting: postingOf(row.job, row), listing: listingOf(row.job) }))
      return { items, next }
    }),
  )
}
