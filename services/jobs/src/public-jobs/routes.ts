import { listPublicJobs, readJobFeed, readPublicPosting, searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { MOST_PUBLIC_JOBS_SKIPPED } from '@onward/contracts/jobs/public-list'
import { HOURS_IN_PAY } from '@onward/contracts/jobs/stated-hours'
import type { ServiceKit } from '@onward/service-kit'
import { takesApplications } from '../applications/rules'
import type { BoardIndex } from '../board/board-index'
import { boardJobs } from '../board/store'
import { dayOf } from '../day'
import { advertiserOf } from '../organisation/store'
import { publicOrganisationOf } from '../organisation/view'
import { measured } from '../search/ways'
import { listingOf, postingOf, summaryOf } from './posting'
import { findPublicJobs, listedJob, payIn, textsOf, typeIn } from './search'
import { jobsInOrder, pageOfFeed, readAdvertised, sitemapFile } from './store'

/** Public adverts for other programs. Read as the system, so that signed-in people get the same answer. */
export function publicJobRoutes(kit: ServiceKit, index: BoardIndex): void {
  kit.handle(readPublicPosting, ({ params, query, now }) =>
    kit.db.withSystem(async (tx) => {
      const found = await readAdvertised(tx, params.id)
      const { job } = found
      const [shown] = await boardJobs(tx, [job.id], null, dayOf(now))
      if (!takesApplications(job, now) || !shown) return { state: 'closed' as const }
      const { name, whatWeDo, writtenIn, website, confident } = publicOrganisationOf(await advertiserOf(tx, job.id), dayOf(now))
      const { title, company } = job
      return {
        state: 'open' as const,
        title,
        company,
        summary: summaryOf(job, query.lang),
        posting: postingOf(job, found),
        listing: listingOf(job),
        job: shown,
        words: { pay: payIn(job, query.lang).replace(HOURS_IN_PAY, ''), type: typeIn(job, query.lang) },
        organisation: { name, whatWeDo, ...(writtenIn && { writtenIn }), website, confident },
      }
    }),
  )

  kit.handle(listPublicJobs, ({ query, now }) => kit.db.withSystem((tx) => sitemapFile(tx, query.file, dayOf(now))))

  kit.handle(searchPublicJobs, ({ query: { lang, ...query }, now, reply }) =>
    kit.db.withSystem(async (tx) => {
      const entries = await index.current(tx)
      const found = findPublicJobs(entries.values(), { ...query, today: dayOf(now) }, index.vocabulary())
      const rows = await jobsInOrder(tx, found.ids)
      const nearest = await jobsInOrder(tx, found.nearest)
      const total = found.found.within.length
      const next = query.from + query.limit
      // The same for everybody; cached for at most a minute.
      reply.header('cache-control', 'public, max-age=60')
      return {
        items: rows.map((row) => listedJob(row, found.limit, lang)),
        nearest: nearest.map((row) => listedJob(row, measured(found.limit), lang)),
        ...textsOf(found, lang),
        next: next < total && next <= MOST_PUBLIC_JOBS_SKIPPED ? next : null,
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
